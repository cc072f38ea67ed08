-- When staff marked that a member attended; null: it follows from the meetings. Only a mark can be taken back (D33).
alter table attendance add column marked_at timestamptz;
update attendance a set marked_at = a.attended_at from audit_entry e
  where e.action = 'attendance.marked' and e.subject = 'member/' || a.member_id
    and e.detail ->> 'sessionId' = a.session_id;
