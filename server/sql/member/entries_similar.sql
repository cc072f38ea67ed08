-- The words of the directory that are similar to each of those typed, a few of the most similar. The share of a word's
-- trigrams that must be found is low enough for two letters that changed places in a short name; the database's own,
-- 0.6, forgives a wrong letter only in long ones.
create function similar_words(typed text[]) returns table (part integer, word text, likeness real)
language sql stable set pg_trgm.word_similarity_threshold = '0.4' as $$
  select t.part::integer, s.word, s.likeness
  from unnest(typed) with ordinality t (word, part) cross join lateral (
    select w.word, word_similarity(fold(t.word), w.word) as likeness
    from directory_word w where fold(t.word) <% w.word
    order by 2 desc, 1 limit 20
  ) s
  order by t.part, s.likeness desc, s.word
$$;

-- One page of the entries that have all words of one of the readings, the words apart by blanks, the most similar
-- first, each with how many there are: up to `most`, of the first readings first. An entry has the likeness of its
-- closest reading.
create function entries_similar(readings text[], likenesses real[], most integer, asked integer, skipped integer)
returns table (member_id text, has_picture boolean, registered_at timestamptz, likeness real, total integer)
language plpgsql stable rows 50 set plan_cache_mode = force_generic_plan as $$
begin
  return query
  with found as materialized (
    select f.member_id, f.has_picture, f.registered_at, max(f.likeness) as likeness
    from (
      select e.*, r.likeness
      from unnest(readings, likenesses) r (reading, likeness) cross join lateral (
        select e.member_id, e.has_picture, e.registered_at from directory_entry e
        where e.visible and e.words @> string_to_array(r.reading, ' ')
        limit most
      ) e
      limit most
    ) f
    group by f.member_id, f.has_picture, f.registered_at
  )
  select f.*, (select count(*)::integer from found) from found f
  order by f.likeness desc, f.has_picture desc, f.registered_at desc, f.member_id limit asked offset skipped;
end $$;
grant execute on function similar_words, entries_similar to atrium_runtime;
