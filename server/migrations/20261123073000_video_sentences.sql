-- The sentences of a transcript in their order, as {startSeconds, sentence, words}: `words` is the text search vector. A
-- caption ends where the line is full, so captions are joined until one ends a sentence.
create function sentences_of(transcript jsonb) returns jsonb language sql immutable parallel safe as $$
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
  select coalesce(jsonb_agg(jsonb_build_object(
    'startSeconds', begins, 'sentence', sentence, 'words', to_tsvector('english', fold(sentence))::text
  ) order by sentence_number), '[]') from whole
$$;

alter table video add column sentences jsonb not null generated always as (sentences_of(transcript)) stored;
