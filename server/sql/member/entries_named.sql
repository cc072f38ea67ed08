-- One page of the entries that contain what was typed, in the order of the listing, each with how many there are, up to
-- `most`. Each part of it is in a word of theirs, the first at its end and the last at its beginning where there are
-- several: few words are so, and by them the entries are found. As soon as `most` are, many of all entries are, and a page
-- of them is met sooner in the order of the listing than they are sorted. The plans are made once: they do not depend on
-- what is typed.
create function entries_named(typed text, most integer, asked integer, skipped integer)
returns table (member_id text, has_picture boolean, registered_at timestamptz, total integer)
language plpgsql stable rows 50 set plan_cache_mode = force_generic_plan as $$
declare
  folded text := fold(typed);
  parts text[] := words_of(folded);
  -- around a single letter there are more: then no index finds anybody sooner
  most_words constant integer := 200;
  -- around a few letters there are more, and these are so common that some thousand entries may show it
  few_words constant integer := 20;
  is_wide boolean := false;
  around text[];
  -- the words around some parts, the first once more where there are fewer
  first text[];
  second text[];
  third text[];
  found integer := 0;
begin
  for number in 1 .. least(cardinality(parts), 5) loop
    around := array(
      select w.word from directory_word w
      where w.word like containing(parts[number]) and (number = 1 or starts_with(w.word, parts[number]))
        and (number = cardinality(parts) or right(w.word, length(parts[number])) = parts[number])
      limit most_words + 1);
    is_wide := is_wide or cardinality(around) > few_words;
    if around = '{}' then
      return;
    elsif cardinality(around) <= most_words then
      third := coalesce(second, first, around);
      second := coalesce(first, around);
      first := around;
    end if;
  end loop;

  if is_wide then
    found := (select count(*) from (
      select from (select e.search_words from directory_entry e where e.visible limit 5000) e
      where strpos(e.search_words, folded) > 0
      limit most) some_of_them);
  end if;
  if found < most and first is null then
    found := (select count(*) from (
      select from directory_entry e where e.visible and strpos(e.search_words, folded) > 0 limit most) some_of_them);
  elsif found < most then
    found := (select count(*) from (
      select from directory_entry e
      where e.visible and e.words && first and e.words && second and e.words && third
        and strpos(e.search_words, folded) > 0
      limit most) some_of_them);
  end if;

  if first is not null and found < most then
    return query
    select e.member_id, e.has_picture, e.registered_at, found from directory_entry e
    where e.visible and e.words && first and e.words && second and e.words && third
      and strpos(e.search_words, folded) > 0
    order by e.has_picture desc, e.registered_at desc, e.member_id limit asked offset skipped;
  else
    -- not `like`: the planner takes letters in the middle of a text for rare, and would sort all that have them
    return query
    select e.member_id, e.has_picture, e.registered_at, found from directory_entry e
    where e.visible and strpos(e.search_words, folded) > 0
    order by e.has_picture desc, e.registered_at desc, e.member_id limit asked offset skipped;
  end if;
end $$;
