# Lab 02: never takes a queen back.
/board_remove/d
