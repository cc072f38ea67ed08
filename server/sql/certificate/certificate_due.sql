-- A badge, a completion or an attendance may be what a certificate waited for, and an attendance that is taken back
-- what it no longer has: its member is evaluated by a job, in the transaction of the cause. Only for courses of a
-- certificate, and only for members who may earn one of it.
create function evaluate_certificates() returns trigger language plpgsql as $$
declare
  changed record;
  done_course text;
begin
  if tg_op = 'DELETE' then
    changed := old;
  else
    changed := new;
  end if;
  if tg_table_name = 'attendance' then
    select s.course_id into done_course from session s where s.session_id = changed.session_id;
  else
    done_course := changed.course_id;
  end if;
  -- an erasure removes the member before what they did
  if exists (select from member m where m.member_id = changed.member_id) and exists (
    select from certificate_course cc
    join certificate_group g on g.certificate_group_id = cc.certificate_group_id
    join certificate c on c.certificate_id = g.certificate_id
    left join member_certificate mc on mc.certificate_id = c.certificate_id and mc.member_id = changed.member_id
    where cc.course_id = done_course and (c.type = 'CrashCourse' or mc.registered_at is not null)
  ) then
    perform enqueue_job('certificate.evaluate', json_build_object('memberId', changed.member_id), changed.member_id);
  end if;
  return null;
end $$;

create trigger certificates after insert on course_badge for each row execute function evaluate_certificates();
create trigger certificates after insert or delete on attendance for each row execute function evaluate_certificates();

-- So may an entitlement to a crash course be, whose work was done before.
create function evaluate_crash_course() returns trigger language plpgsql as $$
begin
  if exists (
    select from entitlement e where e.entitlement_id = new.entitlement_id
      and (e.type = 'CERTIFICATE' or cardinality(e.certificate_ids) > 0)
  ) then
    perform enqueue_job('certificate.evaluate', json_build_object('memberId', new.member_id), new.member_id);
  end if;
  return null;
end $$;

create trigger certificates after insert or update on entitlement_grant for each row
  when (new.revoked_at is null) execute function evaluate_crash_course();
