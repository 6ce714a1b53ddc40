# Documents.
EXTRA_DIST += docs/architecture.md docs/contributing.md docs/rooms.dot docs/student.md \
  docs/figures/rooms.svg
