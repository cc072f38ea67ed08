-- What generated columns call must not depend on the search path: a restore has an empty one (OPE-02). The body is
-- parsed here, once, and refers to its functions and types themselves.
create or replace function sentences_of(transcript jsonb) returns spoken_sentence[] language sql immutable parallel safe
begin atomic
  with cue as (
    select n, (said ->> 'startSeconds')::double precision as begins, said ->> 'text' as words
    from jsonb_array_elements(transcript) with ordinality as cues(said, n)
  ), numbered as (
    select n, begins, words,
      count(*) filter (where words ~ '[.?!][”"'')]*$') over (order by n rows between unbounded preceding and 1 preceding) as sentence_number
    from cue
  ), whole as (
    select min(begins) as begins, string_agg(words, ' ' order by n) as sentence, sentence_number from numbered group by sentence_number
  )
  select coalesce(array_agg(
    row(begins, sentence, to_tsvector('english', fold(sentence)))::spoken_sentence order by sentence_number
  ), '{}') from whole;
end;

-- Nobody may call a function of ours unless it is granted by name (THR-66). Whoever writes a row calls those of its
-- generated columns.
revoke execute on function fold(text), words_of(text), title_order(text), sentences_of(jsonb) from public;
grant execute on function fold(text), words_of(text), title_order(text), sentences_of(jsonb) to atrium_runtime;

-- What was done stays written: requests and jobs add entries, and change none.
revoke update, delete on audit_entry from atrium_runtime;
