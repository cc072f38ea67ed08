-- The mail that somebody of the team has sent again, as a mail of its own with its own delivery (RUN-01).
alter table mail add column again_of bigint references mail on delete cascade;
create index mail_again on mail (again_of) where again_of is not null;
