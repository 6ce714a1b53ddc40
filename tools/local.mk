# The programs.
include tools/queens/local.mk
include tools/labgrade.mk
