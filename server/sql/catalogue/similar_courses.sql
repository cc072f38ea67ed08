-- The courses with a word similar to one of those typed. The share of a word's trigrams that must be found is lower
-- than the database's own, 0.5, as they are only suggested where nothing matches. By the index, which finds the few
-- that share any: comparing the texts of all courses costs more than all else that a search does.
create function similar_courses(typed text[]) returns table (course_id text, likeness real)
language sql stable set pg_trgm.strict_word_similarity_threshold = '0.25' as $$
  select s.course_id, max(s.likeness)
  from unnest(typed) t (word) cross join lateral (
    select c.course_id, strict_word_similarity(fold(t.word), c.search_words) as likeness
    from course c where fold(t.word) <<% c.search_words
  ) s
  group by s.course_id
$$;
grant execute on function similar_courses to atrium_runtime;
