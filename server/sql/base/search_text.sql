-- Folding turns one letter into several characters ('½' into ' 1/2', '％' into '%'), so what is typed is folded before
-- it becomes words or a pattern.

-- All the words that were typed, the last one as a prefix; matches nothing when there is no word.
create function search_query(typed text) returns tsquery
  language sql immutable parallel safe strict
  return to_tsquery('english', coalesce(
    (select string_agg(word[1], ' & ') || ':*' from regexp_matches(fold(typed), '[[:alnum:]]+', 'g') word), ''));

-- A LIKE pattern for folded texts that contain what was typed.
create function containing(typed text) returns text
  language sql immutable parallel safe strict
  return '%' || regexp_replace(fold(typed), '([\\%_])', '\\\1', 'g') || '%';
grant execute on function search_query, containing to atrium_runtime;
