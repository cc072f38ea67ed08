-- Every row that belongs to a member, by table: those that the member's removal would remove or detach, without columns
-- that are secrets, and the file of a copy in which they are. A table is found by its reference to the member; its
-- comment says the file, 'member data: courses', or 'member data: left out' and why (decision 088). Runs as the owner,
-- because rows of companies are among them.
create function personal_data(of_member text) returns table (table_name text, file_name text, rows jsonb)
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  secrets text[];
begin
  for table_name, file_name, secrets in
    select t.oid::regclass::text,
      coalesce(substring(obj_description(t.oid, 'pg_class') from '^member data: (.+)$'), 'other'),
      array(select a.attname::text from pg_attribute a
        where a.attrelid = t.oid and a.attnum > 0 and col_description(t.oid, a.attnum) = 'secret')
    from pg_class t
    where t.oid = 'member'::regclass or exists (
      select from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.conrelid = t.oid and c.confrelid = 'member'::regclass and a.attname = 'member_id')
    order by 1
  loop
    continue when file_name like 'left out%';
    execute format('select coalesce(jsonb_agg(to_jsonb(t) - $2), ''[]'') from %I t where t.member_id = $1', table_name)
      into rows using of_member, secrets;
    return next;
  end loop;
end $$;
grant execute on function personal_data to atrium_runtime;
