-- The longest word of what was typed, by which an index finds people.
create function longest_word(typed text) returns text language sql immutable parallel safe strict as $$
  select coalesce((
    select word from unnest(string_to_array(btrim(typed), ' ')) word order by length(word) desc limit 1), '')
$$;

-- Whether every word of what was typed is in the name or the address of a person, in whatever order (D61). The domain
-- of an address, which the people of a company share, counts only for a word with an @.
create function is_person_named(name text, email text, typed text) returns boolean
language sql immutable parallel safe as $$
  select not exists (
    select from unnest(string_to_array(btrim(typed), ' ')) word
    where word <> '' and fold(name || E'\n' || case when strpos(word, '@') > 0 then email else split_part(email, '@', 1) end)
      not like containing(word))
$$;
grant execute on function longest_word(text) to atrium_runtime;
grant execute on function is_person_named(text, text, text) to atrium_runtime;
