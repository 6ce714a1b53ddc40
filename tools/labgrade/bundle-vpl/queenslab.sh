#!/bin/sh
# queenslab.sh - make vpl_execution, which VPL runs then; vpl_run.sh and
# vpl_evaluate.sh source this.
# SPDX-License-Identifier: MIT
#
# VPL copies these files and the student's into one folder, runs the script
# there, deletes these files, and runs vpl_execution.  So what that needs is put
# into .queenslab: the settings and, unless the machine has a kit, a kit that is
# built here, which takes a minute.  A kit installed in /opt/queenslab (configure
# with --prefix=/opt/queenslab) saves that minute.
set -eu
here=$PWD
rm -rf .queenslab # a student may have handed in such a folder
mkdir .queenslab

# This VPL may send what is not text in another form.
[ -f kit.tar.gz ] || [ ! -f kit.tar.gz.b64 ] ||
    base64 -d kit.tar.gz.b64 >kit.tar.gz
[ ! -f course.conf ] || cp course.conf .queenslab

labgrade=${QUEENSLAB:-/opt/queenslab}/labgrade
[ -x "$labgrade" ] || labgrade=${QUEENSLAB:-/opt/queenslab}/bin/labgrade
if [ ! -x "$labgrade" ]; then
    tar -C .queenslab -xzf kit.tar.gz
    labgrade=$here/.queenslab/kit/labgrade
    (cd .queenslab/kit && ./configure -q && make -s labgrade labjail harness) \
        >.queenslab/log 2>&1 || {
        tail -n 20 .queenslab/log
        exit 1
    }
fi

cat >vpl_execution <<END
#!/bin/sh
# The comment and the grade are the last that is written.
here='$here' labgrade='$labgrade'
END
cat >>vpl_execution <<'END'
[ ! -f "$here/vpl_environment.sh" ] || . "$here/vpl_environment.sh"
work=$(mktemp -d)
mkdir "$work/submission"
cp "$here"/*.c "$work/submission" 2>/dev/null
course=$here/.queenslab/course.conf
[ -f "$course" ] || course=none
set -- --id submission -o "$work/results" -q -c "$course"
"$labgrade" grade "$work/submission" "$@" >"$work/said" 2>&1
# Inside VPL's own jail the kit's walls may not be had.
[ $? != 69 ] ||
    "$labgrade" grade "$work/submission" "$@" --unsafe >"$work/said" 2>&1
if [ -f "$work/results/submission.json" ]; then
    "$labgrade" export vpl "$work/results/submission.json"
else
    printf '<|--\n-The grader itself had trouble.\n'
    sed 's/^/>/' "$work/said"
    echo '--|>'
fi
rm -rf "$work"
END
chmod +x vpl_execution
