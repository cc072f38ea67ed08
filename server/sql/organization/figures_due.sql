-- Marks the figures of a member as out of date, in the transaction that changes what they are made of: in each company
-- where the member has or had a seat, and in none for everybody else. The due work folds them within a minute (D60).
-- Rows are only inserted, so that no two transactions wait for each other. Runs as the owner, because what members do
-- names no company.
create function mark_figures_due() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into figure_due (customer_id, member_id)
    select distinct s.customer_id, s.member_id from seat s where s.member_id = new.member_id;
  return null;
end $$;

-- The same for what is taken back. What an erasure removes marks nothing: its member is gone.
create function mark_figures_due_again() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into figure_due (customer_id, member_id)
    select distinct s.customer_id, s.member_id from seat s join member m using (member_id)
    where s.member_id = old.member_id;
  return null;
end $$;

-- Viewings in progress are looked at by the due work itself: a heartbeat writes nothing here.
create trigger figures_due after update of status on viewing
  for each row when (new.status = 'ENDED') execute function mark_figures_due();
create trigger figures_due after insert on meeting_attendance
  for each row when (new.attended_at is not null) execute function mark_figures_due();
create trigger figures_due_again after update on meeting_attendance
  for each row when (old.attended_at is distinct from new.attended_at) execute function mark_figures_due();
create trigger figures_due after insert on attendance for each row execute function mark_figures_due();
create trigger figures_due_again after delete on attendance for each row execute function mark_figures_due_again();
create trigger figures_due after insert or update on content_progress
  for each row when (new.type = 'PROJECT_SUBMISSION') execute function mark_figures_due();
create trigger figures_due after insert on course_completion for each row execute function mark_figures_due();
create trigger figures_due after insert on course_badge for each row execute function mark_figures_due();
create trigger figures_due after insert on resource_download for each row execute function mark_figures_due();
create trigger figures_due after insert on credential
  for each row when (new.member_id is not null) execute function mark_figures_due();
create trigger figures_due after insert or update of status on enrollment
  for each row execute function mark_figures_due();
create trigger figures_due after insert or update on seat for each row execute function mark_figures_due();
create trigger figures_due after update of first_name, last_name, email, customer_id on member
  for each row execute function mark_figures_due();
