# The rules of the house: who may include whom.
house_tests = tests/house/test_includes.sh
TESTS += $(house_tests)
EXTRA_DIST += $(house_tests) tests/house/includes.sh
