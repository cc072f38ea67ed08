-- When staff said whether somebody was in a meeting: what the provider reports later does not change it (D33). Null: it
-- follows from the joins or from the recording.
alter table meeting_attendance add column marked_at timestamptz;
