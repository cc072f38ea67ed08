-- Two accounts become one: what both handed in for a project is numbered in its order, and one that was reviewed is the
-- last. Of how many projects.
create function merge_submissions(leaving text, staying text, instant timestamptz) returns bigint
language plpgsql as $$
declare
  projects text[];
begin
  select array_agg(session_content_id) into projects from (
    select p.session_content_id from project_submission p where p.member_id in (leaving, staying)
    group by 1 having count(distinct p.member_id) = 2) both_have;
  if projects is null then return 0; end if;
  -- out of the way of the numbers that follow
  update project_submission p set number = p.number + 1000000, replaced_at = coalesce(p.replaced_at, instant)
  where p.member_id in (leaving, staying) and p.session_content_id = any(projects);
  with numbered as (
    select p.submission_id, row_number() over (
        partition by p.session_content_id order by p.state = 'REVIEWED', p.submitted_at, p.submission_id) as number,
      count(*) over (partition by p.session_content_id) as all_of
    from project_submission p
    where p.member_id in (leaving, staying) and p.session_content_id = any(projects))
  update project_submission p
  set number = n.number, replaced_at = case when n.number < n.all_of then p.replaced_at end
  from numbered n where n.submission_id = p.submission_id;
  return cardinality(projects);
end $$;
