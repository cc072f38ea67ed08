-- Nobody speaks in the film: its words are shown to be read, and its player offers no volume. Known of each video, and
-- never guessed from its sound.
alter table video add column is_silent boolean not null default false;
