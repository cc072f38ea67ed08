-- Sessions whose dates have changed since the enrolled were told: the dates that these still know. Written by the
-- triggers of server/sql/enrollment/session_dates_changed.sql.
create table session_change (
  session_id text primary key references session on delete cascade,
  before jsonb not null
);
