# The page's own files, as arrays of lines: of them the student release has the
# latter only.
page = lib/picture/page
player_files = $(page)/player.css $(page)/player.html \
  $(page)/player_steps.js $(page)/player_words.js $(page)/player_draw.js \
  $(page)/player_board.js $(page)/player_live.js \
  $(page)/player_predict.js $(page)/player_code.js $(page)/player.js
EXTRA_DIST += $(player_files)
player_assets = $(page)/player_assets.h
nodist_lib_libboard_a_SOURCES = $(player_assets)
BUILT_SOURCES += $(player_assets)
CLEANFILES += $(player_assets)
$(player_assets): $(player_files) $(page)/$(am__dirstamp)
	$(AM_V_GEN)for file in $(player_files); do \
	  echo "static const char *const `echo $$file | \
	    sed 's,.*/,,; s,[.],_,'`[] = {"; \
	  sed 's/\\/&&/g; s/"/\\"/g; s/^/"/; s/$$/\\n",/' $(srcdir)/$$file; echo 'NULL };'; \
	done > $@-new && mv $@-new $@
$(page)/player.$(OBJEXT): $(player_assets)
