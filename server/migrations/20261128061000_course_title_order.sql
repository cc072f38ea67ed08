-- Titles as people sort them, kept beside the title so that a page of courses is read in this order: without case and
-- accents, and numbers by their size, each as the last ten of its digits.
create function title_order(title text) returns text
  language sql immutable parallel safe strict
  return regexp_replace(regexp_replace(fold(title), '(\d+)', '0000000000\1', 'g'), '\d*(\d{10})', '\1', 'g');

alter table course add column title_order text collate "C" not null
  generated always as (title_order(title)) stored;
create index course_title_order on course (title_order, course_id);
