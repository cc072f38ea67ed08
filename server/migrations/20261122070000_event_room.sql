-- Since when a member is in the room of an event; null for one who is outside.
alter table member_event_rsvp add column inside_since timestamptz;
