#!/bin/sh
# vpl_evaluate.sh - VPL runs this beside a submission; it makes vpl_execution,
# which VPL runs then.
# SPDX-License-Identifier: MIT
#
# A kit built beforehand at QUEENSLAB (default: /opt/queenslab) saves most of
# the time; otherwise kit.tar.gz is built here, which takes a minute.
set -eu
here=$PWD
kit=${QUEENSLAB:-/opt/queenslab}
if [ ! -x "$kit/labgrade" ]; then
    kit=$here/.queenslab/kit
    mkdir -p "$here/.queenslab"
    tar -C "$here/.queenslab" -xzf "$here/kit.tar.gz"
    (cd "$kit" && ./configure -q && make -s) >"$here/.queenslab/log" 2>&1 || {
        tail -n 20 "$here/.queenslab/log"
        exit 1
    }
fi
cat >vpl_execution <<END
#!/bin/sh
# The comment and the grade are the last that is written.
work=\$(mktemp -d)
mkdir "\$work/submission"
cp "$here"/*.c "\$work/submission" 2>/dev/null
set -- --id submission -o "\$work/results" -q
[ ! -f "$here/course.conf" ] || set -- "\$@" -c "$here/course.conf"
# Inside VPL's own jail the kit's walls may not be had.
"$kit/labgrade" layers >/dev/null 2>&1 || set -- "\$@" --unsafe
"$kit/labgrade" grade "\$work/submission" "\$@" >"\$work/said" 2>&1
if [ -f "\$work/results/submission.json" ]; then
    "$kit/labgrade" export vpl "\$work/results/submission.json"
else
    printf '<|--\n-The grader itself had trouble.\n'
    sed 's/^/>/' "\$work/said"
    echo '--|>'
fi
rm -rf "\$work"
END
chmod +x vpl_execution
