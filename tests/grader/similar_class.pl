#!/usr/bin/perl
# similar_class.pl - make up a class of strangers, with copies among them.
# SPDX-License-Identifier: MIT
#
# usage: similar_class.pl TEMPLATES FOLDER STRANGERS COPIES SEED
#
# TEMPLATES has a file NN-lab.txt for each lab: parts between lines %%, the
# first of them a preamble, with choices [[A @@ B]] and names $a that each
# student makes for themselves.  The copy c007 is of the stranger s007, in one of
# six disguises.
use strict;
use warnings;

my ($templates, $folder, $strangers, $copies, $seed) = @ARGV;
srand($seed);
my @words = qw(a d e f g h i j k l p q r s t u v w x y z cur pos idx count
  total line place other first second next here there queen square step walk
  found ok done best least way limit goal state info data tmp val res num len);

sub pick { return $_[rand @_] }

# The text of a part, every choice made.
sub choose {
    my ($text) = @_;
    1 while $text =~ s{\[\[((?:(?!\[\[|\]\]).)*)\]\]}{pick(split / ?@@ ?/, $1, -1)}se;
    return $text;
}

# A name for each $a of TEXT, none of them TAKEN by other parts.
sub name {
    my ($text, $taken) = @_;
    my %name;
    $text =~ s{\$([a-z])\b}{
        my ($letter, $new) = ($1, $name{$1});
        while (!defined $new) {
            my $try = pick(@words) . pick('', '', '', '1', '2', '_');
            $new = $try unless $taken->{$try}++;
        }
        $name{$letter} = $new}ge;
    return $text;
}

sub name_all {
    my %taken = map { $_ => 1 } map { /\b([a-z]\w*)/g } @_;
    return [map { name($_, \%taken) } @_];
}

# What a student, and a copier, does to a file, given as its parts.  Names
# are chosen last, so that a copy without a disguise of its names has the same.
sub comment {
    return map { s{;\n}{pick(";\n", ";\n", "; /* so far, so good */\n")}ger } @_;
}
sub strip { return map { s{ */\*.*?\*/}{}sgr } @_ }
sub reindent {
    return map { s/^ +//mgr =~ s/\n\{/ {/gr =~ s/ ([=<+-]) /$1/gr } @_;
}
# for (A; B; C) { BODY } becomes A; while (B) { BODY C; }; while (B) becomes
# for (; B;).
sub while_loop {
    my ($first, $test, $step, $body) = @_;
    # whose continue is it?
    return "f_or ($first;$test;$step) $body"
      if $body =~ /\b(for|while)\b/ && $body =~ /\bcontinue;/;
    $body =~ s/\bcontinue;/{ $step; continue; }/g;
    $body =~ s/.$/$step; }/s;
    return "{ $first; while ($test) $body }";
}
sub rewrite_loops {
    my @parts = @_;
    my $block = qr/(\{(?:[^{}]++|(?-1))*\})/;
    my $round = qr/(\((?:[^()]++|(?-1))*\))/;
    for (@parts) {
        s{\bwhile\s*$round}{"f_or (; " . substr($1, 1, -1) . ";)"}gse;
        1 while s{\bfor\s*\(([^;()]*);([^;]*);([^;]*?)\)\s*$block}
                 {while_loop($1, $2, $3, $4)}se;
        s/\bf_or\b/for/g;
    }
    return @parts;
}
sub everything { return reverse strip(reindent(rewrite_loops(@_))) }

# The disguises; those with a 1 choose other names, too.
my @disguise = ([sub { @_ }, 1], [\&reindent, 0], [sub { reverse @_ }, 0],
    [\&strip, 0], [\&rewrite_loops, 0], [\&everything, 1]);

for my $file (sort glob "$templates/*.txt") {
    open my $in, '<', $file or die "$file: $!\n";
    my $text = do { local $/; <$in> };
    my ($head, @parts) = split /^%%\n/m, $text;
    my ($lab, $stem) = $text =~ m{labs/([^/]*)/(\w+)\.h};
    my @plain = map { [comment(map { choose($_) } @parts)] } 1 .. $strangers;
    my @all = map { name_all(@$_) } @plain;

    for my $i (0 .. $copies - 1) {
        my ($change, $renames) = @{ $disguise[$i % 6] };
        my @copy = $change->(@{ ($renames ? \@plain : \@all)->[$i] });
        push @all, name_all(@copy);
    }
    for my $i (0 .. $#all) {
        my $name = sprintf $i < $strangers ? 's%03d' : 'c%03d',
          $i < $strangers ? $i : $i - $strangers;
        mkdir "$folder/$name";
        open my $out, '>', "$folder/$name/$stem.c" or die "$name: $!\n";
        print {$out} join "\n", $head, @{ $all[$i] };
        close $out or die "$name: $!\n";
    }
}
