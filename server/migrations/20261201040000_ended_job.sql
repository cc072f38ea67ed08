-- The background jobs that were done lately: the queue itself forgets them (RUN-01). Never what they were about.
create table ended_job (
  job_id bigint primary key,
  name text not null,
  tries integer not null,
  queued_at timestamptz not null,
  begun_at timestamptz not null,
  ended_at timestamptz not null
);
create index ended_job_at on ended_job (ended_at);
