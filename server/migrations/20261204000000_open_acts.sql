-- The outbox lists what the team has done to dates whose mails are not written yet.
create index session_act_open on session_act (open_until);
