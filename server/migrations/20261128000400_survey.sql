-- What members answered to surveys, and when they were last asked.
create table survey_response (
  member_id text not null references member on delete cascade,
  survey_type text not null check (survey_type in ('BASIC_INFO_SURVEY_V2')),
  -- null: answered without having been asked
  asked_at timestamptz,
  completed_at timestamptz,
  responses jsonb,
  primary key (member_id, survey_type),
  check ((completed_at is null) = (responses is null))
);
comment on table survey_response is 'member data: answers';
