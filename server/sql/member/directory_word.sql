-- Keeps the distinct words of those who may be seen in the directory. A transaction that removes words is alone:
-- otherwise a word could be removed that somebody is about to have, or stay when its last two leave at once.
create function keep_directory_words() returns trigger language plpgsql as $$
declare
  words_before text[] := case when old.visible then old.words else '{}' end;
  words_after text[] := case when new.visible then new.words else '{}' end;
  came text[] := array(select unnest(words_after) except select unnest(words_before) order by 1);
  gone text[] := array(select unnest(words_before) except select unnest(words_after) order by 1);
begin
  if gone <> '{}' then
    perform pg_advisory_xact_lock(hashtextextended('directory/words', 0));
  elsif came <> '{}' then
    perform pg_advisory_xact_lock_shared(hashtextextended('directory/words', 0));
  end if;
  insert into directory_word (word) select unnest(came) on conflict do nothing;
  delete from directory_word w
  where w.word = any(gone)
    and not exists (select from directory_entry e where e.visible and e.words @> array[w.word]);
  return null;
end $$;

create constraint trigger words after insert or update or delete on directory_entry
  deferrable initially deferred for each row execute function keep_directory_words();
