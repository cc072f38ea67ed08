-- Sentences as rows of an array: to read the text search vector of each out of JSON cost more than the search.
alter table video drop column sentences;
drop function sentences_of(jsonb);

create type spoken_sentence as (start_seconds double precision, sentence text, words tsvector);

-- The sentences of a transcript in their order; `words` is the text search vector. A caption ends where the line is
-- full, so captions are joined until one ends a sentence.
create function sentences_of(transcript jsonb) returns spoken_sentence[] language sql immutable parallel safe as $$
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
  ), '{}') from whole
$$;

alter table video add column sentences spoken_sentence[] not null generated always as (sentences_of(transcript)) stored;
