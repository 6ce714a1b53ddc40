# Lab 01: sees one diagonal only.
s/abs(r1 - r2) == abs(c1 - c2)/r1 - r2 == c1 - c2/
