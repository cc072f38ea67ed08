-- A recording that the team gives is a link, or a film of ours, which is not ready before it is a stream (D85).
alter table meeting_recording
  add column film_id text references film on delete cascade,
  alter column ready_at drop not null,
  drop constraint meeting_recording_check,
  add constraint meeting_recording_source check (num_nonnulls(url, video_id, film_id) > 0),
  add constraint meeting_recording_ready check (ready_at is not null or film_id is not null);
create index meeting_recording_film on meeting_recording (film_id) where film_id is not null;
create index meeting_recording_waits on meeting_recording (session_id, meeting_number) where ready_at is null;
