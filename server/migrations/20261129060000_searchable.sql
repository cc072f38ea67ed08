-- Texts are searched by their words in every script (D89).

-- A letter of a script that puts no spaces between words, or that joins short words to others: Thai, Lao, Burmese,
-- Khmer, Korean, Japanese and Chinese. For a bracket expression.
create function letters_without_spaces() returns text language sql immutable parallel safe
  return '\u0E00-\u0EFF\u1000-\u109F\u1780-\u17FF\u3005-\u3007\u3040-\u30FF\u31F0-\u31FF\u3400-\u4DBF\u4E00-\u9FFF\uAC00-\uD7A3\uF900-\uFAFF\uFF66-\uFF9F\U00020000-\U0003134F';

-- The runs of such letters in a folded text.
create function runs_without_spaces(folded text) returns setof text
  language sql immutable parallel safe strict rows 10
  begin atomic
    select run[1] from regexp_matches(folded, '[' || letters_without_spaces() || ']+', 'g') run;
  end;

-- The other words of a folded text, apart by blanks: letters and digits with the marks that some scripts put on them.
create function spaced_words(folded text) returns text language sql immutable parallel safe strict
  return trim(regexp_replace(
    regexp_replace(folded, '[' || letters_without_spaces() || ']+', ' ', 'g'),
    '[^[:alnum:]\u0300-\u036F\u0483-\u0487\u0591-\u05C7\u0610-\u061A\u064B-\u065F\u0670\u0900-\u0963\u0966-\u0DFF]+', ' ', 'g'));

-- What is found of a text: the stems of its words, and each two neighbors of the letters that no spaces divide. The
-- last letter of such a run is there alone, so that each letter begins an entry. Entries without a place in the text
-- do not count for its rank.
create function searchable(value text) returns tsvector language sql immutable parallel safe strict
  return to_tsvector('english', spaced_words(fold(value))) || coalesce(array_to_tsvector(array(
    select distinct substr(run, at, 2)
    from runs_without_spaces(fold(value)) run, generate_series(1, length(run)) at)), '');

drop index course_search;
alter table course drop column search;
alter table course add column search tsvector not null generated always as (
  setweight(searchable(title), 'A') ||
  setweight(searchable(subtitle || ' ' || topic || ' ' || faculty_names), 'B') ||
  setweight(searchable(description), 'C')
) stored;
create index course_search on course using gin (search);

drop index resource_search;
alter table resource drop column search;
alter table resource add column search tsvector not null generated always as (
  setweight(searchable(title), 'A') || setweight(searchable(subtitle), 'B') || setweight(searchable(keywords), 'C')
) stored;
create index resource_search on resource using gin (search);

drop index video_search;
alter table video drop column search, drop column sentences;
drop function sentences_of(jsonb);

-- The sentences of a transcript in their order; `words` is what each is found by. A caption ends where the line is
-- full, so captions are joined until one ends a sentence.
create function sentences_of(transcript jsonb) returns spoken_sentence[] language sql immutable parallel safe
begin atomic
  with cue as (
    select n, (said ->> 'startSeconds')::double precision as begins, said ->> 'text' as words
    from jsonb_array_elements(transcript) with ordinality as cues(said, n)
  ), numbered as (
    select n, begins, words,
      count(*) filter (where words ~ '[.?!。？！][”"’'')」』]*$') over (order by n rows between unbounded preceding and 1 preceding) as sentence_number
    from cue
  ), whole as (
    select min(begins) as begins, string_agg(words, ' ' order by n) as sentence, sentence_number from numbered group by sentence_number
  )
  select coalesce(array_agg(
    row(begins, sentence, searchable(sentence))::spoken_sentence order by sentence_number
  ), '{}') from whole;
end;

create function words_said(transcript jsonb) returns text language sql immutable parallel safe
begin atomic
  select coalesce(string_agg(said ->> 'text', ' '), '') from jsonb_array_elements(transcript) said;
end;

alter table video
  add column search tsvector not null generated always as (searchable(words_said(transcript))) stored,
  add column sentences spoken_sentence[] not null generated always as (sentences_of(transcript)) stored;
create index video_search on video using gin (search);

-- Whoever writes a row calls the functions of its generated columns.
revoke execute on function letters_without_spaces(), runs_without_spaces(text), spaced_words(text), searchable(text),
  sentences_of(jsonb), words_said(jsonb) from public;
grant execute on function letters_without_spaces(), runs_without_spaces(text), spaced_words(text), searchable(text),
  sentences_of(jsonb), words_said(jsonb) to atrium_runtime;
