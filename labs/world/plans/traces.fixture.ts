import { bulkTables, bulkTraces } from './bulkTraces.fixture.ts';
import { mergeTables, mergeTraces } from './mergeTraces.fixture.ts';
import { paymentTables, paymentTraces } from './paymentTraces.fixture.ts';

/** Tables that grow with the members. */
export const big: readonly string[] = [
  'directory_entry',
  'directory_word',
  'member_profile',
  'upload',
  'mail_choice',
  'data_export',
  'member_erasure',
  'member',
  'enrollment',
  'enrollment_step',
  'entitlement_grant',
  'member_standing',
  'bookmark',
  'mail',
  'video_progress',
  'viewing',
  'session_content',
  'group_video',
  'content_progress',
  'project_submission',
  'meeting_attendance',
  'presence',
  'meeting_registration',
  'attendance',
  'member_event_rsvp',
  'event_calendar',
  'event_invitation',
  'request_number',
  'limit_bucket',
  'sign_in',
  'known_browser',
  'second_factor',
  'recovery_code',
  'sign_in_step',
  'oidc_record',
  'federated_identity',
  'account_link',
  'limited_signup',
  'verification_code',
  'survey_response',
  'analytics_event',
  'audit_entry',
  'member_password',
  'email_change',
  'former_email',
  'federation_attempt',
  'saml_assertion',
  'used_bot_challenge',
  'course_completion',
  'course_badge',
  'course_priority',
  'seat_offer',
  'session_link',
  'metering_use',
  'learning_plan',
  'resource_download',
  'case_study_viewing',
  'member_certificate',
  'credential',
  'person_note',
  ...bulkTables,
  ...mergeTables,
  'support_session',
  'pass_registration',
  'pass_redemption_code',
  'company_download',
  'company_download_part',
  'seat',
  'member_day',
  'member_figure',
  'member_course_figure',
  'accepted_offer',
  ...paymentTables,
];

/** The event that is answered, moved and joined. */
export const attended = 'what-changed-in-ai';

/**
 * Rows that grown members create as they use the product; the world generator does not create them. The people of the
 * demo have what the demo gives them, so that the calls of the tests work here, too.
 */
export const traces = `
  create temp view grown as select * from member where member_id like 'world-%';
  insert into analytics_event (event_id, type, name, properties, path, anonymous_id, member_id, occurred_at, received_at)
    select gen_random_uuid(), case n when 1 then 'identify' else 'track' end, case n when 2 then 'Signed In' end,
      case n when 1 then jsonb_build_object('u', member_id) else '{}' end, '/', gen_random_uuid(), member_id,
      to_timestamp(9e8), to_timestamp(9e8)
    from grown, generate_series(1, 2) n;
  insert into audit_entry (at, actor_kind, actor_member_id, action, subject)
    select to_timestamp(0), 'PERSON', member_id, 'member.type', 'member/' || member_id from grown;
  insert into person_note (note_id, member_id, author_id, note, written_at) select gen_random_uuid(), member_id, member_id, 'A note.', to_timestamp(0) from grown, generate_series(1, 2); ${bulkTraces} ${mergeTraces} insert into support_session (member_id, staff_id, staff_role, sid, reason, began_at, ends_at, ended_at) select member_id, member_id, 'support', member_id || n, 'Asked.', to_timestamp(0), to_timestamp(1), to_timestamp(1) from grown, generate_series(1, 2) n;
  insert into member_password (member_id, hash, changed_at) select member_id, '', to_timestamp(0) from grown on conflict do nothing;
  insert into second_factor (factor_id, member_id, kind, name, created_at, credential_id, public_key, sign_count) select 'p-' || member_id, member_id, 'PASSKEY', 'A', to_timestamp(0), member_id, '', 0 from grown; insert into recovery_code (member_id, code_hash, created_at) select member_id, 'code-' || n, to_timestamp(0) from grown, generate_series(1, 10) n; insert into sign_in_step (step_hash, member_id, sealed, expires_at) select 'step-' || member_id, member_id, '', to_timestamp(9e9) from grown;
  insert into email_change (member_id, email, requested_at, expires_at) select member_id, member_id || '@other.example', to_timestamp(0), to_timestamp(9e9) from grown on conflict do nothing;
  insert into former_email (member_id, email, ended_at) select member_id, member_id || '@former.example', to_timestamp(0) from grown on conflict do nothing;
  insert into federation_attempt (state_hash, browser_hash, context, realm_id, return_url, sealed_memory, created_at, expires_at)
    select 'state-' || n, 'browser-' || n, 'login', 'google', '/', '', to_timestamp(0), to_timestamp(9e9)
    from generate_series(1, 5000) n;
  insert into saml_assertion (issuer, assertion_id, expires_at)
    select 'https://idp.example', 'assertion-' || n, to_timestamp(9e9) from generate_series(1, 5000) n;
  insert into used_bot_challenge (use_key, expires_at)
    select 'challenge-' || n, to_timestamp(9e9) from generate_series(1, 5000) n;
  insert into course_completion (member_id, course_id, session_id, customer_id, completed_at)
    select e.member_id, s.course_id, s.session_id, e.customer_id, to_timestamp(0) from enrollment e join session s using (session_id)
    on conflict do nothing;
  insert into course_badge (member_id, course_id, session_id, customer_id, awarded_at)
    select member_id, course_id, session_id, customer_id, completed_at from course_completion on conflict do nothing;
  insert into course_priority (member_id, course_id, session_id, granted_at, used_at)
    select member_id, course_id, session_id, to_timestamp(0), to_timestamp(0) from course_completion on conflict do nothing;
  -- some are open, of sessions in which nobody is given a seat here
  insert into seat_offer (session_id, member_id, offered_at, expires_at, settled_at, claimed)
    select session_id, member_id, to_timestamp(0), to_timestamp(9e9), case when is_open then null else to_timestamp(0) end,
      case when is_open then null else true end
    from (select e.*, s.session_type = 'ON_DEMAND' and hashtext(e.member_id) % 3 = 0 as is_open
      from enrollment e join session s using (session_id)) offered on conflict do nothing;
  insert into session_link (token, member_id, session_id, created_at)
    select member_id || '/' || session_id, member_id, session_id, to_timestamp(0) from enrollment on conflict do nothing;
  insert into metering_use (member_id, window_start, video_id, customer_id, reserved_at, confirmed_at)
    select p.member_id, '2020-01-01', p.video_id, p.customer_id, to_timestamp(0), to_timestamp(0) from video_progress p
    on conflict do nothing;
  insert into pass_redemption_code (pass_id, code_hash)
    select 'pass-one-time', 'code-' || n from generate_series(1, 5000) n;
  insert into pass_registration (pass_registration_id, pass_id, address, first_name, last_name, state, network, registered_at,
      mailed_at, expires_at, member_id, activated_at, tac_hash)
    select 'registration-' || member_id, 'pass-welcome30', email, first_name, last_name, 'ACTIVATED', '', to_timestamp(0),
      to_timestamp(0), to_timestamp(9e9), member_id, to_timestamp(0), 'tac-' || member_id from grown;
  update pass p set taken = p.taken + (select count(*) from grown) where pass_id = 'pass-welcome30';
  insert into billing_account (member_id, provider_customer_id, payments_read) select member_id, 'cus_' || member_id, true from grown
    on conflict do nothing;
  insert into billing_subscription (subscription_id, member_id, product_id, status, current_period_start, current_period_end)
    select 'sub_world_' || member_id, member_id, 'unlimited', case when random() < 0.5 then 'active' else 'canceled' end,
      to_timestamp(0), to_timestamp(9e9) from grown;
  insert into billing_event (event_id, type, provider_customer_id, created_at, received_at, handled_at)
    select 'evt_' || member_id, 'invoice.paid', 'cus_' || member_id, to_timestamp(0), to_timestamp(0), to_timestamp(0) from grown;
  insert into billing_checkout (checkout_id, member_id, product_id, return_url, cancel_url, url, created_at, expires_at)
    select 'cs_' || member_id, member_id, 'unlimited', '/', '/', '/', to_timestamp(0), to_timestamp(0) from grown;
  insert into billing_refund (surplus_id, member_id, kind, payment_id, amount, decided_at, done_at)
    select 'sub_second_' || member_id, member_id, 'MEMBERSHIP', 'pi_' || member_id, 99500, to_timestamp(0), to_timestamp(0)
    from grown; ${paymentTraces}
  insert into accepted_offer (member_id, coupon, subscription_id, period_end, current_price, discount_price, accepted_at)
    select member_id, 'STAYWITHUS', 'sub_world_' || member_id, to_timestamp(0), 100, 10, to_timestamp(0) from grown;
  insert into member_profile (member_id) select member_id from grown on conflict do nothing;
  insert into upload (upload_id, upload_key, kind, member_id, created_at, removable_at)
    select member_id, member_id || '.webp', 'profileImage', member_id, to_timestamp(0), case when random() < 0.1 then to_timestamp(9e9) end from grown;
  insert into upload (upload_id, upload_key, kind, created_at, published_at, content_type, bytes, checksum)
    select 'team-' || n, 'team-' || n || '.webp', 'picture', to_timestamp(n), to_timestamp(n), 'image/webp', 1, ''
    from generate_series(1, 500) n;
  insert into mail_choice (member_id, kind, token)
    select member_id, kind, member_id || kind from grown, unnest(array['REMINDERS', 'RECORDINGS', 'ACHIEVEMENTS']) kind
    on conflict do nothing;
  insert into data_export (data_export_id, member_id, requested_at, ready_at, expires_at, archive)
    select member_id, member_id, to_timestamp(0), to_timestamp(0), to_timestamp(9e9), '' from grown
    on conflict do nothing;
  insert into company_download (company_download_id, customer_id, member_id, download_type, filter, search_term, requested_at,
      size, expires_at)
    select member_id, 'acme', member_id, 'courses', 'LAST_30_DAYS', '', to_timestamp(0), 0, to_timestamp(9e9) from grown;
  insert into company_download_part (company_download_id, customer_id, part, content)
    select member_id, 'acme', 0, '' from grown;
  insert into member_erasure (member_id, requested_at, due_at)
    select member_id, to_timestamp(0), to_timestamp(9e9) from grown on conflict do nothing;
  insert into viewing (viewing_id, member_id, customer_id, video_id, session_id, course_id, status, started_at, last_beat_at, duration)
    select 'viewing-' || row_number() over (), p.member_id, p.customer_id, p.video_id, p.session_id, s.course_id, 'ENDED',
      p.watched_at, p.watched_at, 60
    from video_progress p join session s using (session_id);
  insert into enrollment_step (member_id, session_id, customer_id, kind, at)
    select e.member_id, e.session_id, m.customer_id, 'ENROLLED', to_timestamp(0) from enrollment e join grown m using (member_id);
  insert into content_progress (member_id, session_content_id, customer_id, type, status, changed_at)
    select e.member_id, n.session_content_id, e.customer_id, 'SESSION_CONSUMED', 'Completed', to_timestamp(0)
    from enrollment e join session_content n using (session_id) where n.kind = 'CONTAINER' on conflict do nothing;
  insert into project_submission (submission_id, member_id, session_content_id, session_id, number, submitted_at, state, reviewed_at, replaced_at)
    select gen_random_uuid(), e.member_id, n.session_content_id, e.session_id, k, to_timestamp(k), state, case state when 'REVIEWED' then to_timestamp(0) end, case k when 1 then to_timestamp(2) end
    from enrollment e join grown using (member_id) join session_content n using (session_id), generate_series(1, 2) k, lateral (select case when k = 2 and random() < 0.05 then 'WAITING' else 'REVIEWED' end as state) s where n.kind = 'CONTAINER';
  insert into meeting_attendance (member_id, session_id, meeting_number, customer_id, seconds)
    select e.member_id, m.session_id, m.meeting_number, e.customer_id, 60 from enrollment e join meeting m using (session_id)
    on conflict do nothing;
  insert into presence (member_id, customer_id, session_id, meeting_number, joined_at, left_at)
    select e.member_id, e.customer_id, m.session_id, m.meeting_number, m.start_at, m.end_at
    from enrollment e join meeting m using (session_id);
  insert into meeting_registration (member_id, session_id, registrant_id, join_url, link) select e.member_id, e.session_id, e.member_id, '/', '/' from enrollment e;
  insert into attendance (member_id, session_id, customer_id, attended_at) select member_id, session_id, customer_id, to_timestamp(0) from enrollment on conflict do nothing;
  insert into mail (dedupe_key, letter, to_address, subject, html, body, created_at, sent_at)
    select 'mail-' || n, 'enrolled', 'one@example.com', 'Enrolled', 'Enrolled', 'Enrolled', to_timestamp(n), to_timestamp(n)
    from generate_series(1, 5000) n;
  insert into member_event_rsvp (member_id, member_event_id, customer_id, status, changed_at, registered_changes)
    select m.member_id, e.member_event_id, m.customer_id,
      -- each attendee of the event that is moved costs a mail
      case when e.member_event_id = '${attended}' and abs(hashtext(m.member_id)) % 20 > 0 then 'DELETED' else 'ACTIVE' end,
      to_timestamp(0), 1
    from grown m, member_event e
    on conflict do nothing;
  insert into limit_bucket (bucket, used, ends_at)
    select 'rsvp/' || member_id || '/' || member_event_id, 1, now() from member_event_rsvp;
  insert into request_number (member_id, subject, device, number, at)
    select member_id, 'rsvp/' || member_event_id, 'a', 1, to_timestamp(0) from member_event_rsvp;
  insert into survey_response (member_id, survey_type, asked_at)
    select member_id, 'BASIC_INFO_SURVEY_V2', to_timestamp(0) from grown on conflict do nothing;
  insert into learning_plan (member_id, version, plan_key, responses, made_at, replaced_at)
    select member_id, 1, 'strategist', '{}', to_timestamp(n), case when n < 3 then to_timestamp(n + 1) end
    from grown, generate_series(1, 3) n where not exists (select from learning_plan p where p.member_id = grown.member_id);
  insert into bookmark (member_id, content_type, content_id, created_at)
    select member_id, 'LP_USER_PICK', 'unit-economics', to_timestamp(0) from grown on conflict do nothing;
  insert into account_link (member_id, email, requested_at, expires_at)
    select member_id, member_id || '@second.example', to_timestamp(0), to_timestamp(0) from grown on conflict do nothing;
  insert into event_calendar (member_id, token, created_at) select member_id, member_id, to_timestamp(0) from grown
    on conflict do nothing;
  insert into event_invitation (member_id, member_event_id, address, token, sent_at)
    select member_id, member_event_id, member_id || '@friends.example', member_event_rsvp_id::text, to_timestamp(0)
    from member_event_rsvp;
  insert into resource_download (member_id, resource_id, kind, link_expires_at, customer_id, downloaded_at)
    select m.member_id, r.resource_id, 'PDF', to_timestamp(0), m.customer_id, to_timestamp(0)
    from grown m, resource r where r.pdf_key is not null and abs(hashtext(m.member_id || r.resource_id)) % 8 = 0;
  insert into case_study_viewing (member_id, viewing_key, case_study_id, customer_id, started_at, reported_at)
    select m.member_id, c.case_study_id, c.case_study_id, m.customer_id, to_timestamp(0), to_timestamp(0)
    from grown m, case_study c where c.video_id is not null;
  insert into member_certificate (member_id, certificate_id, customer_id, registered_at, eligible_at, issued_at, changed_at)
    select member_id, 'ai-foundations', customer_id, to_timestamp(0), to_timestamp(0), to_timestamp(0), to_timestamp(0)
    from grown on conflict do nothing;
  insert into credential (credential_id, member_id, certificate_id, customer_id, version, holder_name, holder_email,
      title, description, narrative, criteria, study_minutes, issuer_name, signer, badge_svg, issued_at)
    select 'ATR-' || member_id, member_id, 'ai-foundations', customer_id, 1, first_name, email, 'A', 'A', 'A', 'A', 1, 'A', 'A', '<svg/>', to_timestamp(0) from grown
    where not exists (select from credential k where k.member_id = grown.member_id and k.certificate_id = 'ai-foundations');
  insert into contract (contract_id, customer_id, starts_at, ends_at, total_seats)
    select 'world-' || n, case when n % 2 = 0 then 'globex' else 'hooli' end, to_timestamp(0), to_timestamp(9e9), 1000
    from generate_series(1, 40) n;
  insert into seat (contract_id, customer_id, member_id, assigned_at, activated_at)
    select k.contract_id, k.customer_id, m.member_id, to_timestamp(0), to_timestamp(0)
    from grown m join contract k on k.contract_id = coalesce('world-' || nullif(abs(hashtext(m.member_id)) % 41, 0), 'acme-1')
    on conflict do nothing;
  delete from figure_due; -- nothing is to be due here
  insert into member_figure (customer_id, filter, member_id, name, sort_name, email, search, status, views, courses,
      completed, badges, seconds, is_engaged)
    select 'acme', filter, member_id, display_name, fold(display_name), email, fold(display_name || email), 'ACTIVE',
      length(display_name), 1, 1, 1, 60, true
    from member, unnest(array['LAST_30_DAYS', 'LAST_90_DAYS', 'CONTRACT_TO_DATE']) filter on conflict do nothing;
  insert into member_course_figure (customer_id, filter, course_id, member_id, status, progress, views, completed, badges,
      seconds, is_engaged, enrolled_sessions, completed_sessions)
    select 'acme', f.filter, s.course_id, e.member_id, 'ENROLLED', 0, 1, 0, 0, 60, true, '{}', '{}'
    from enrollment e join session s using (session_id), unnest(array['LAST_30_DAYS', 'CONTRACT_TO_DATE']) as f (filter) on conflict do nothing;
  insert into member_day (customer_id, member_id, day, kind, course_id, session_id, thing, happened, seconds, last_at)
    select 'acme', member_id, watched_at::date, 'VIDEO', session_id, session_id, video_id, 1, 60, watched_at
    from video_progress on conflict do nothing;
  analyze`;
