-- What the team counts before it changes an event, and what is removed with one.
create index event_invitation_event on event_invitation (member_event_id);
