# Takes an empty row for a queen in column -1.
# costs: safe-check.is-safe
s/c != -1 && safe_check_attacks(r/safe_check_attacks(r/
