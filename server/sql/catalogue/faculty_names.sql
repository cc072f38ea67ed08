-- A course is found by the names of those who teach it (CAT-07). They follow when it gets another teacher, and when one
-- is renamed, taken back or shown again. Writes the names of these courses.
create function write_faculty_names(written text[]) returns void language sql as $$
  update course c set faculty_names = named.names
  from (
    select asked.course_id, coalesce(string_agg(f.full_name, ' ' order by cf.sort_order, f.faculty_id), '') as names
    from (select distinct unnest(written) as course_id) asked
    left join course_faculty cf on cf.course_id = asked.course_id
    left join faculty f on f.faculty_id = cf.faculty_id and f.published
    group by asked.course_id
  ) named
  where c.course_id = named.course_id and c.faculty_names <> named.names
$$;
grant execute on function write_faculty_names(text[]) to atrium_runtime;

create function name_at_courses() returns trigger language plpgsql as $$
begin
  perform write_faculty_names(array(select course_id from course_faculty where faculty_id = new.faculty_id));
  return null;
end $$;

create function name_faculty() returns trigger language plpgsql as $$
begin
  perform write_faculty_names(array[old.course_id, new.course_id]);
  return null;
end $$;

create trigger named_at_courses after update on faculty for each row
  when ((old.full_name, old.published) is distinct from (new.full_name, new.published))
  execute function name_at_courses();
create trigger named_faculty after insert or update or delete on course_faculty for each row
  execute function name_faculty();
