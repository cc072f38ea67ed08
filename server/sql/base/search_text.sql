-- Folding turns one letter into several characters ('½' into ' 1/2', '％' into '%'), so what is typed is folded before
-- it becomes words or a pattern.

-- The stems under which a word is found that begins with these letters, where a stem does not begin with them: 'meet'
-- for 'meeti', 'decis' for 'decision', 'busi' for 'busine'. A word is known by its stem only, so the ends that English
-- words have are put behind the letters, and what is left by the stemmer is looked for. With these ends the beginnings
-- of all words of a dictionary of 270,000 reach the stems of their words.
create function stems_of_beginning(letters text) returns setof text
  language sql immutable parallel safe strict rows 3
  begin atomic
    select distinct stem
    from string_to_table(' c d e g i l m n r s t y al ce cs cy ed er es gs ic is le li ls ly ng ns nt on or rs sm ss te'
      ' ti ts ty ul us ve ze ant ate ble cal ced ent ess ful ied ies ing ion ism ity ive ize led lis lli lly nal nce'
      ' ncy ned ngs nts ous red rly sed ses sly ted tes tis tly tor ves zed zer able aled ally ance ated bled cate ible'
      ' itis ized lied lies ling lism lity lize llis ment ness nted ntly onal oned rful ring rred ssed sses tful tied'
      ' ties ting tion tive ully used usly zing abled aling alism alize ating ation ative cally cated ement eness ented'
      ' ering essed esses ility ional ities litis lized llied llies lness ntful nting bility cating cation cative cities'
      ' lative mented nesses rative teness tional ulness veness vities zation ization lization', ' ') ending,
      unnest(ts_lexize('english_stem', letters || ending)) stem
    where letters ~ '^[a-z]{2,}$' and length(stem) > 1 and not starts_with(stem, letters);
  end;

-- What a typed word finds: the words that begin with it, in each of their forms.
create function word_query(word text) returns text
  language sql immutable parallel safe strict
  return '(' || concat_ws(' | ', quote_literal(word) || ':*',
    (select string_agg(quote_literal(stem), ' | ') from stems_of_beginning(word) stem)) || ')';

-- Texts that have all the words that were typed, in any order, each as a beginning, so that a part of a word never
-- finds less than the word (D89). Matches nothing when there is no word. Words that are in every text count only when
-- there is no other.
create function search_query(typed text) returns tsquery
  language sql immutable parallel safe strict
  begin atomic
    with word as (
      select word, word_number, ts_lexize('english_stem', word) = '{}' as is_common
      from regexp_split_to_table(spaced_words(fold(typed)), ' ') with ordinality given (word, word_number)
      where word <> ''
    ), term as (
      select word_query(word) as term from word where not is_common
      union
      select quote_literal(substr(run, at, 2)) || case length(run) when 1 then ':*' else '' end
      from runs_without_spaces(fold(typed)) run, generate_series(1, greatest(length(run) - 1, 1)) at
    )
    select coalesce(
      (select string_agg(term, ' & ') from term),
      (select word_query(word) from word order by word_number desc limit 1), '')::tsquery;
  end;

-- Texts that have all these words themselves, in any form; they rank before those with words that begin so.
create function whole_words(typed text) returns tsquery
  language sql immutable parallel safe strict
  return plainto_tsquery('english', spaced_words(fold(typed)));

-- A LIKE pattern for folded texts that contain what was typed.
create function containing(typed text) returns text
  language sql immutable parallel safe strict
  return '%' || regexp_replace(fold(typed), '([\\%_])', '\\\1', 'g') || '%';

-- The patterns of each word that was typed, for texts that contain them in any order. Without a word the pattern of all
-- that was typed.
create function containing_each(typed text) returns text[]
  language sql immutable parallel safe strict
  return coalesce(
    (select array_agg(containing(word)) from regexp_split_to_table(fold(typed), '\s+') word where word <> ''),
    array[containing(typed)]);

grant execute on function stems_of_beginning, word_query, search_query, whole_words, containing, containing_each
  to atrium_runtime;
