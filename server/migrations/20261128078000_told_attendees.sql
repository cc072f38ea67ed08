-- Whom an event's new dates are told is remembered for each attendee, so that many are told in pieces: the revision of
-- the event whose dates the member knows, by the mail about their answer or about a change.
alter table member_event_rsvp add column told_revision integer not null default 0;

-- One row for each change, with the revision that it has ended.
alter table event_change add column revision integer;
update event_change c set revision = e.revision - 1 from member_event e where e.member_event_id = c.member_event_id;
alter table event_change alter column revision set not null;
alter table event_change drop constraint event_change_pkey;
alter table event_change add primary key (member_event_id, revision);

update member_event_rsvp r set told_revision = coalesce(
  (select c.revision from event_change c where c.member_event_id = r.member_event_id), e.revision)
from member_event e where e.member_event_id = r.member_event_id;
