# schema.pl - is a file what a school's system reads?
# SPDX-License-Identifier: MIT
#
# usage: perl schema.pl SYSTEM FILE SCORE
#
# SYSTEM's documented format as a table: every key must be there, of its kind, and
# no other.  What must hold beyond that is in %rules.  SCORE is what the student
# must have; "none": no score, for the staff is told.
use strict;
use warnings;
use B;
use JSON::PP;

my ($system, $file, $score) = @ARGV;
open my $in, '<', $file or die "$file: $!\n";
my $text = do { local $/; <$in> };

# Kinds: number, int, text, bool; [KIND] a list; {KEY => KIND} an object, "*" any
# key; a key with "?" may be missing.
my $picture = { label => 'text', url => 'text' };
my %schema = (
    gradescope => {
        score => 'number', execution_time => 'number', output => 'text',
        visibility => 'text', stdout_visibility => 'text',
        tests => [{
            score => 'number', max_score => 'number', status => 'text',
            name => 'text', number => 'text', output => 'text',
            output_format => 'text', visibility => 'text' }] },
    prairielearn => {
        gradable => 'bool', 'score?' => 'number', 'message?' => 'text',
        'format_errors?' => ['text'],
        'tests?' => [{
            name => 'text', points => 'number', max_points => 'number',
            output => 'text', 'images?' => [$picture] }] },
    classroom50 => {
        schema => 'text', classroom => 'text', assignment => 'text',
        submission => 'text', commit => 'text', release => 'text',
        review => 'text', datetime => 'text', score => 'int',
        'max-score' => 'int', message => 'text',
        tests => [{
            'test-name' => 'text', passed => 'bool', score => 'int',
            'max-score' => 'int', message => 'text' }] },
    autolab => { scores => { '*' => 'number' }, scoreboard => ['number'] },
    stages => {
        _presentation => 'text', stages => ['text'],
        '*' => { '*' => { passed => 'bool', hint => 'text' } } },
);

sub wrong { die "$file is not what $system reads: @_\n" }

sub is_kind {
    my ($value, $kind) = @_;
    return ref $value eq 'JSON::PP::Boolean' if $kind eq 'bool';
    return 0 if ref $value || !defined $value;
    my $flags = B::svref_2object(\$value)->FLAGS;
    my $is_text = $flags & B::SVp_POK;
    return $is_text if $kind eq 'text';
    return !$is_text && ($kind eq 'number' || $value == int $value);
}

sub check {
    my ($value, $kind, $where) = @_;
    if (ref $kind eq 'ARRAY') {
        wrong("$where is no list") if ref $value ne 'ARRAY';
        check($value->[$_], $kind->[0], "$where\[$_]") for 0 .. $#$value;
    } elsif (ref $kind eq 'HASH') {
        wrong("$where is no object") if ref $value ne 'HASH';
        for my $key (keys %$value) {
            my $of = $kind->{$key} // $kind->{"$key?"} // $kind->{'*'};
            wrong("$where has an unknown $key") if !defined $of;
            check($value->{$key}, $of, "$where.$key");
        }
        for my $key (grep { !/[?*]$/ } keys %$kind) {
            wrong("$where has no $key") if !exists $value->{$key};
        }
    } else {
        wrong("$where is no $kind") if !is_kind($value, $kind);
    }
}

sub sum {
    my ($list, $key) = @_;
    my $sum = 0;
    $sum += $_->{$key} for @$list;
    return $sum;
}

# What must hold beyond the kinds, and the score in points of 20.
my %rules = (
    gradescope => sub {
        my $r = shift;
        $_->{status} =~ /^(passed|failed)$/ && $_->{output_format} eq 'text' &&
            $_->{visibility} eq 'visible' or wrong('a test') for @{$r->{tests}};
        return $r->{score};
    },
    prairielearn => sub {
        my $r = shift;
        wrong('too large') if length $text > 1_000_000;
        return "none" if !$r->{gradable} && @{$r->{format_errors}};
        wrong('score') if $r->{score} < 0 || $r->{score} > 1;
        for my $picture (map { @{$_->{images} // []} } @{$r->{tests}}) {
            wrong('a picture') if $picture->{url} !~
                m{^data:image/svg\+xml;base64,PHN2Zy[A-Za-z0-9+/]*={0,2}$};
        }
        return $r->{score} * sum($r->{tests}, 'max_points');
    },
    classroom50 => sub {
        my $r = shift;
        wrong('schema') if $r->{schema} ne 'classroom50/result/v1';
        wrong('datetime') if $r->{datetime} !~ /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;
        wrong('submission') if $r->{submission} !~ m{^submit/};
        for my $test ($r, @{$r->{tests}}) {
            wrong('scores') if $test->{score} < 0 ||
                $test->{score} > $test->{'max-score'};
        }
        wrong('the sum') if sum($r->{tests}, 'score') != $r->{score} ||
            sum($r->{tests}, 'max-score') != $r->{'max-score'};
        return $r->{score};
    },
    autolab => sub {
        my $r = shift;
        my $sum = 0;
        $sum += $_ for values %{$r->{scores}};
        wrong('scoreboard') if $r->{scoreboard}[0] != $sum ||
            @{$r->{scoreboard}} != 1 + keys %{$r->{scores}};
        return $sum;
    },
);

my $result;
if ($system eq 'autolab') { # the last line is what counts, the one before shown
    my @lines = split /\n/, $text;
    my $stages = decode_json($lines[-2]);
    check($stages, $schema{stages}, 'stages');
    $result = decode_json($lines[-1]);
    wrong('stages') if $stages->{_presentation} ne 'semantic' ||
        "@{$stages->{stages}}" ne join ' ', sort keys %{$result->{scores}};
} else {
    $result = decode_json($text);
}
check($result, $schema{$system}, 'it');
my $got = $rules{$system}->($result);
wrong("the score is $got, not $score") if $score eq 'none' || $got eq 'none'
    ? $score ne $got : abs($got - $score) > 0.001;
