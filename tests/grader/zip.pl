#!/usr/bin/perl
# zip.pl - make a zip with names in any encoding, as school systems do.
# SPDX-License-Identifier: MIT
#
# usage: zip.pl FLAG OUT.zip FILE NAME [NAME...]
#
# FILE is put in under each NAME, \xHH in it being bytes.  FLAG is 2048 if the
# archive says that names are UTF-8, otherwise 0.
use strict;
use warnings;
use Compress::Zlib;

my ($flag, $out, $file, @names) = @ARGV;
open(my $in, '<:raw', $file) or die "$file: $!";
my $data = do { local $/; <$in> };
my ($body, $directory) = ('', '');
for my $name (@names) {
    $name =~ s/\\x([0-9A-Fa-f]{2})/chr(hex($1))/ge;
    my $about = pack('vvvvvVVVvv', 20, $flag, 0, 0, 0x5b45, crc32($data),
        length $data, length $data, length $name, 0);
    $directory .= pack('Vv', 0x02014b50, 0x0314) . $about
        . pack('vvvVV', 0, 0, 0, 0100644 << 16, length $body) . $name;
    $body .= pack('V', 0x04034b50) . $about . $name . $data;
}
open(my $zip, '>:raw', $out) or die "$out: $!";
print $zip $body, $directory, pack('VvvvvVVv', 0x06054b50, 0, 0,
    scalar @names, scalar @names, length $directory, length $body, 0);
close($zip) or die "$out: $!";
