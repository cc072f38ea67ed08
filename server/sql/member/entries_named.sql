-- One page of the entries that contain what was typed, in the order of the listing, each with how many there are, up to
-- `most`. Each part of it is in a word of theirs, the first at its end and the last at its beginning where there are
-- several: few words are so, and by them the entries are found. As soon as `most` are, many of all entries are, and a
-- page of them is met sooner in the order of the listing than they are sorted. The plans are made once: they do not
-- depend on what is typed.
create function entries_named(typed text, most integer, asked integer, skipped integer)
returns table (member_id text, has_picture boolean, registered_at timestamptz, total integer)
language plpgsql stable rows 50 set plan_cache_mode = force_generic_plan as $$
declare
  folded text := fold(typed);
  parts text[] := words_of(folded);
  -- with more words around a part an index finds nobody sooner
  most_words constant integer := 200;
  -- with more than this it is of letters that may be common, as some thousand entries show sooner
  few_words constant integer := 20;
  is_common boolean := false;
  part text;
  pattern text;
  around text[];
  -- the words around the last parts that say something
  one text[];
  two text[];
  three text[];
  found text[];
begin
  for number in 1 .. least(cardinality(parts), 5) loop
    part := parts[number];
    -- a single letter says nothing
    if length(part) = 1 then
      is_common := true;
      continue;
    end if;
    -- not within the query, which would make it again for each word
    pattern := containing(part);
    around := array(
      select w.word from directory_word w
      where w.word like pattern and (number = 1 or starts_with(w.word, part))
        and (number = cardinality(parts) or right(w.word, length(part)) = part)
      limit most_words + 1);
    if around = '{}' then
      return;
    end if;
    is_common := is_common or cardinality(around) > few_words;
    if cardinality(around) <= most_words then
      three := two;
      two := one;
      one := around;
    end if;
  end loop;

  if is_common or one is null then
    found := array(
      select e.member_id from (
        select e.member_id, e.search_words from directory_entry e where e.visible limit 5000
      ) e
      where strpos(e.search_words, folded) > 0
      limit most);
  end if;
  if found is null or cardinality(found) < most then
    if one is null then
      found := array(
        select e.member_id from directory_entry e where e.visible and strpos(e.search_words, folded) > 0 limit most);
    elsif two is null then
      found := array(
        select e.member_id from directory_entry e
        where e.visible and e.words && one and strpos(e.search_words, folded) > 0
        limit most);
    elsif three is null then
      found := array(
        select e.member_id from directory_entry e
        where e.visible and e.words && one and e.words && two and strpos(e.search_words, folded) > 0
        limit most);
    else
      found := array(
        select e.member_id from directory_entry e
        where e.visible and e.words && one and e.words && two and e.words && three
          and strpos(e.search_words, folded) > 0
        limit most);
    end if;
  end if;

  if cardinality(found) < most then
    return query
    select e.member_id, e.has_picture, e.registered_at, cardinality(found) from directory_entry e
    where e.member_id = any(found)
    order by e.has_picture desc, e.registered_at desc, e.member_id limit asked offset skipped;
  else
    -- not `like`: the planner takes letters in the middle of a text for rare, and would sort all that have them
    return query
    select e.member_id, e.has_picture, e.registered_at, most from directory_entry e
    where e.visible and strpos(e.search_words, folded) > 0
    order by e.has_picture desc, e.registered_at desc, e.member_id limit asked offset skipped;
  end if;
end $$;
grant execute on function entries_named to atrium_runtime;
