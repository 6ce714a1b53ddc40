#!/bin/sh
# queenslab.sh - make vpl_execution, which VPL runs then; vpl_run.sh and
# vpl_evaluate.sh source this.
# SPDX-License-Identifier: MIT
#
# VPL copies these files and the student's into one folder, runs the script
# there, deletes these files, and runs vpl_execution.  So what that needs is put
# into .queenslab.
set -eu
here=$PWD
rm -rf .queenslab # a student may have handed in such a folder
mkdir .queenslab

# This VPL may send what is not text in another form.
[ -f kit.tar.gz ] || [ ! -f kit.tar.gz.b64 ] ||
    base64 -d kit.tar.gz.b64 >kit.tar.gz
for file in build.sh grade.sh kit.tar.gz course.conf unsafe; do
    cp $file .queenslab
done
QUEENSLAB=${QUEENSLAB:-/opt/queenslab}
export QUEENSLAB
sh .queenslab/build.sh

cat >vpl_execution <<END
#!/bin/sh
# The comment and the grade are the last that is written.
here='$here' QUEENSLAB='$QUEENSLAB'
END
cat >>vpl_execution <<'END'
export QUEENSLAB
[ ! -f "$here/vpl_environment.sh" ] || . "$here/vpl_environment.sh"
mkdir "$here/.queenslab/submission"
cp "$here"/*.c "$here/.queenslab/submission" 2>/dev/null
said=$here/.queenslab/said
sh "$here/.queenslab/grade.sh" vpl "$here/.queenslab/submission" \
    "$here/.queenslab/out" 2>"$said" && cat "$here/.queenslab/out" || {
    printf '<|--\n-The grader itself had trouble.\n'
    sed 's/^/>/' "$said"
    echo '--|>'
}
END
chmod +x vpl_execution
