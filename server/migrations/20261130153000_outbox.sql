-- The outbox as the team reads it (RUN-01): what was withdrawn has its own index, as what waits has one already.
create index mail_withdrawn on mail (mail_id) where withdrawn_at is not null;
