-- Settles what two accounts have at once and one may not, before the rows of one become those of the other. How much of
-- each; the ids are those of released seats and of replaced credentials. Runs as the owner, because seats may be of
-- several companies.
create function settle_merge(leaving text, staying text, instant timestamptz)
returns table (subject text, amount bigint, ids text[])
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  seats text[] := merge_seats(leaving, staying, instant);
  credentials text[];
begin
  perform end_merged_support(leaving, instant);
  perform merge_presence(leaving, staying, instant);
  perform merge_grants(leaving, staying);
  perform merge_customers(leaving, staying);
  credentials := merge_credentials(leaving, staying, instant);
  return query select given.* from (values
    ('SEAT', cardinality(seats)::bigint, seats),
    ('COURSE_SEAT', merge_enrollments(leaving, staying, instant), null),
    ('PLAN', merge_plans(leaving, staying, instant), null),
    ('SUBMISSION', merge_submissions(leaving, staying, instant), null),
    ('CERTIFICATE', cardinality(credentials)::bigint, credentials)) given (subject, amount, ids)
  where given.amount > 0;
end $$;
grant execute on function settle_merge to atrium_runtime;
