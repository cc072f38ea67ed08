-- What each table with rows of members is for its member: the file of a copy of their data that has these rows, or why
-- none has (decision 088). A column whose holder could act as the member is a secret, and in no copy.
do $$ declare
  said record;
  named text;
begin
  for said in
    select * from (values
      ('profile', '{member, member_profile, profile_picture}'::text[]),
      ('account', '{sign_in, federated_identity, account_link, entitlement_grant, member_standing, mail_choice,
        member_erasure, pass_registration}'),
      ('courses', '{attendance, bookmark, content_progress, course_badge, course_completion, course_priority, enrollment,
        enrollment_event, meeting_attendance, meeting_registration, presence, seat_offer}'),
      ('videos', '{case_study_viewing, metering_use, video_progress, viewing}'),
      ('certificates', '{credential, member_certificate}'),
      ('events', '{event_invitation, member_event_rsvp}'),
      ('answers', '{learning_plan, survey_response}'),
      ('activity', '{analytics_event, resource_download}'),
      ('payments', '{billing_account, billing_subscription, billing_checkout, accepted_offer}'),
      ('company', '{seat, member_day, member_figure, member_course_figure}'),
      ('left out: secrets', '{member_password, session_link, event_calendar}'),
      ('left out: of a single request', '{request_number, federation_attempt}'),
      ('left out: the copies themselves', '{data_export}'),
      ('left out: marks for a computation', '{figure_due}')
    ) as v (what, tables)
  loop
    foreach named in array said.tables loop
      execute format('comment on table %I is %L', named, 'member data: ' || said.what);
    end loop;
  end loop;
end $$;
comment on column mail_choice.token is 'secret';
comment on column event_invitation.token is 'secret';
comment on column pass_registration.tac_hash is 'secret';
