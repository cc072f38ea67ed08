import { randomUUID } from 'node:crypto';
import { nextIssueAt } from '@atrium/domain/certificate/issuing.ts';
import { unreleasedSessionId } from '@atrium/content/flags.ts';
import { persona } from '@atrium/content/people.ts';
import type { MemberContext } from '@atrium/server/base/context.ts';
import { openDatabase } from '@atrium/server/base/sql/db.ts';
import { inTenant } from '@atrium/server/base/sql/tenant.ts';
import { runDue } from '@atrium/server/base/jobs/due.ts';
import { openLog } from '@atrium/server/base/process/log.ts';
import { dueWork } from '@atrium/server/registry.ts';
import { transaction } from '@atrium/server/base/sql/transaction.ts';
import { collectEvents } from '@atrium/server/modules/analytics/service/collectEvents.ts';
import { forgetAddress } from '@atrium/server/modules/analytics/service/forgetAddress.ts';
import { forwardEvents } from '@atrium/server/modules/analytics/service/forwardEvents.ts';
import { confirmEmailChange } from '@atrium/server/modules/accountSettings/service/emailChange/confirmEmailChange.ts';
import { mailEmailCode } from '@atrium/server/modules/accountSettings/service/emailChange/mailEmailCode.ts';
import { startEmailChange } from '@atrium/server/modules/accountSettings/service/emailChange/startEmailChange.ts';
import * as attempts from '@atrium/server/modules/federation/store/federationAttempts.ts';
import { makeCode } from '@atrium/server/modules/account/service/codes.ts';
import { confirmPassword } from '@atrium/server/modules/account/service/confirmPassword.ts';
import { forgotPassword } from '@atrium/server/modules/account/service/forgotPassword.ts';
import { mailCode } from '@atrium/server/modules/account/service/mailCode.ts';
import { lookupSignupActivationCode } from '@atrium/server/modules/account/service/lookupSignupActivationCode.ts';
import { sendVerificationCode } from '@atrium/server/modules/account/service/sendVerificationCode.ts';
import { signupLimitedUser } from '@atrium/server/modules/account/service/signupLimitedUser.ts';
import { openRoom } from '@atrium/server/modules/attendance/service/openRoom.ts';
import { completeSession, settleMeeting } from '@atrium/server/modules/attendance/service/settleMeeting.ts';
import { announceRecording, takeNotice } from '@atrium/server/modules/attendance/service/takeNotice.ts';
import { searchCourses } from '@atrium/server/modules/catalogue/service/listCatalogue.ts';
import { addUserSave } from '@atrium/server/modules/catalogue/service/saves.ts';
import * as sessions from '@atrium/server/modules/catalogue/service/sessions.ts';
import { markAttended } from '@atrium/server/modules/attendance/service/markAttended.ts';
import { tellNewDates } from '@atrium/server/modules/enrollment/service/tellNewDates.ts';
import { saveEnrollment } from '@atrium/server/modules/enrollment/service/saveEnrollment.ts';
import {
  getEventsCalendar,
  readEventsCalendar,
  resetEventsCalendar,
} from '@atrium/server/modules/event/service/calendars.ts';
import { tellChanges } from '@atrium/server/modules/event/service/tellChanges.ts';
import { onePayingCustomer } from '@atrium/server/modules/billing/payments.fixture.ts';
import { createCheckout } from '@atrium/server/modules/billing/service/checkout.ts';
import { settleCheckout } from '@atrium/server/modules/billing/service/settleCheckout.ts';
import { syncCustomer } from '@atrium/server/modules/billing/service/syncCustomer.ts';
import { takeEvent } from '@atrium/server/modules/billing/service/takeEvent.ts';
import { inviteFriendsToEvent, unsubscribe } from '@atrium/server/modules/event/service/inviteFriends.ts';
import { saveMemberEventRsvp } from '@atrium/server/modules/event/service/saveMemberEventRsvp.ts';
import { settleRegistration } from '@atrium/server/modules/event/service/settleRegistration.ts';
import { day } from '@atrium/domain/time.ts';
import { saveSessionContentProgress } from '@atrium/server/modules/sessionContent/service/saveSessionContentProgress.ts';
import { removeCertificateCompletion } from '@atrium/server/modules/certificate/service/certificateCompletions.ts';
import { findStatusList } from '@atrium/server/modules/certificate/service/credentialFiles.ts';
import { evaluateMember } from '@atrium/server/modules/certificate/service/evaluateCertificate.ts';
import { issueDue, previewIssuing } from '@atrium/server/modules/certificate/service/issueDue.ts';
import { saveCertificateRegistration } from '@atrium/server/modules/certificate/service/saveCertificateRegistration.ts';
import { findSignedCredential } from '@atrium/server/modules/certificate/service/signing/signedCredential.ts';
import { getHome } from '@atrium/server/modules/home/service/getHome.ts';
import { saveCaseStudyViewing } from '@atrium/server/modules/insight/service/caseStudies.ts';
import { listMembers } from '@atrium/server/modules/member/service/listMembers.ts';
import { mailDashboardDownload } from '@atrium/server/modules/organization/service/mailDownload.ts';
import { makeDownload } from '@atrium/server/modules/organization/service/makeDownload.ts';
import { openDownload as openMailedDownload } from '@atrium/server/modules/organization/service/openDownload.ts';
import { learningPlanQuizId, planResponses } from '@atrium/server/modules/plan/quiz.fixture.ts';
import { submitQuiz } from '@atrium/server/modules/plan/service/submitQuiz.ts';
import { openDownload } from '@atrium/server/modules/resource/service/download.ts';
import { getResource } from '@atrium/server/modules/resource/service/resources.ts';
import { createSignedUploadUrl, removeOldPictures } from '@atrium/server/modules/member/service/pictures.ts';
import { saveMemberBasicInfo } from '@atrium/server/modules/member/service/saveProfile.ts';
import {
  makeExport,
  openArchive,
  removeExpired,
  requestDataDownload,
} from '@atrium/server/modules/privacy/service/dataExports.ts';
import { chooseMail } from '@atrium/server/modules/privacy/service/dataSettings.ts';
import { eraseDue } from '@atrium/server/modules/privacy/service/eraseDue.ts';
import { removeSeat } from '@atrium/server/modules/seat/service/removeSeat.ts';
import { saveSeats } from '@atrium/server/modules/seat/service/saveSeats.ts';
import { sendSeatReminders } from '@atrium/server/modules/seat/service/sendSeatReminders.ts';
import { seatIdOf } from '@atrium/server/demo/seats.ts';
import { saveSurveyPrompt, saveSurveyResponse } from '@atrium/server/modules/survey/service/survey.ts';
import { surveyResponses } from '@atrium/server/modules/survey/survey.fixture.ts';
import { openVideo } from '@atrium/server/modules/video/service/openVideo.ts';
import { getVideoPage } from '@atrium/server/modules/video/service/getVideoPage.ts';
import { searchLessons } from '@atrium/server/modules/video/service/searchLessons.ts';
import { createVideoSession, updateVideoSession } from '@atrium/server/modules/video/service/viewings.ts';
import { schema } from '@atrium/server/schema.ts';
import { cloneDatabase } from '@atrium/server/testing/cloneDatabase.ts';
import { graphql, type ExecutionResult } from 'graphql';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordSql, type Statement } from '@atrium/server/testing/recordSql.ts';
import { contextOf } from '../bench/setting.ts';
import { growWorld } from './growWorld.ts';
import { callsOfQueries } from './rootCalls.ts';
import * as plan from './plan.ts';
import { wholeCatalogue } from './wholeCatalogue.fixture.ts';

// Explains statements against a grown world: a sequential scan of a big table today is an outage next year.

const size: plan.WorldSize = { members: 5200, courses: 200, sessions: 1000, progress: 20_000 };

/** Tables that grow with the members. */
const big = [
  ...[
    'directory_entry',
    'directory_word',
    'member_profile',
    'profile_picture',
    'mail_choice',
    'data_export',
    'member_erasure',
  ],
  ...['member', 'enrollment', 'enrollment_event', 'entitlement_grant', 'member_standing', 'bookmark', 'mail'],
  ...['video_progress', 'viewing', 'session_content', 'group_video', 'content_progress', 'meeting_attendance'],
  ...['presence', 'meeting_registration', 'attendance'],
  ...['member_event_rsvp', 'event_calendar', 'event_invitation', 'request_number', 'limit_bucket'],
  ...[
    'sign_in',
    'known_browser',
    'oidc_record',
    'federated_identity',
    'account_link',
    'limited_signup',
    'verification_code',
    'survey_response',
  ],
  ...['analytics_event', 'audit_entry', 'member_password', 'email_change', 'former_email'],
  ...['federation_attempt', 'saml_assertion', 'used_bot_challenge'],
  ...['course_completion', 'course_badge', 'course_priority', 'seat_offer', 'session_link', 'metering_use'],
  'learning_plan',
  ...['resource_download', 'case_study_viewing'],
  ...['member_certificate', 'credential'],
  ...['pass_registration', 'pass_redemption_code'],
  ...['company_download', 'company_download_part'],
  ...['seat', 'member_day', 'member_period', 'member_figure', 'member_course_figure'],
  ...['billing_account', 'billing_subscription', 'billing_event', 'billing_checkout', 'accepted_offer'],
  'billing_refund',
];

/** The event that is answered, moved and joined. */
const attended = 'what-changed-in-ai';

/** Rows that members create as they use the product; the world generator does not create them. */
const traces = `
  insert into analytics_event (event_id, type, name, properties, path, anonymous_id, member_id, occurred_at, received_at)
    select gen_random_uuid(), case n when 1 then 'identify' else 'track' end, case n when 2 then 'Signed In' end,
      case n when 1 then jsonb_build_object('u', member_id) else '{}' end, '/', gen_random_uuid(), member_id,
      to_timestamp(9e8), to_timestamp(9e8)
    from member, generate_series(1, 2) n;
  insert into audit_entry (at, actor_member_id, action, subject)
    select to_timestamp(0), member_id, 'member.type', 'member/' || member_id from member;
  insert into member_password (member_id, hash, changed_at) select member_id, '', to_timestamp(0) from member
    on conflict do nothing;
  insert into email_change (member_id, email, requested_at, expires_at)
    select member_id, member_id || '@other.example', to_timestamp(0), to_timestamp(9e9) from member on conflict do nothing;
  insert into former_email (member_id, email, ended_at) select member_id, member_id || '@former.example', to_timestamp(0)
    from member on conflict do nothing;
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
      to_timestamp(0), to_timestamp(9e9), member_id, to_timestamp(0), 'tac-' || member_id from member;
  update pass p set taken = p.taken + (select count(*) from member) where pass_id = 'pass-welcome30';
  insert into billing_account (member_id, provider_customer_id) select member_id, 'cus_' || member_id from member
    on conflict do nothing;
  insert into billing_subscription (subscription_id, member_id, product_id, status, current_period_start, current_period_end)
    select 'sub_world_' || member_id, member_id, 'unlimited', case when random() < 0.5 then 'active' else 'canceled' end,
      to_timestamp(0), to_timestamp(9e9) from member;
  insert into billing_event (event_id, type, provider_customer_id, created_at, received_at, handled_at)
    select 'evt_' || member_id, 'invoice.paid', 'cus_' || member_id, to_timestamp(0), to_timestamp(0), to_timestamp(0) from member;
  insert into billing_checkout (checkout_id, member_id, product_id, return_url, cancel_url, url, created_at, expires_at)
    select 'cs_' || member_id, member_id, 'unlimited', '/', '/', '/', to_timestamp(0), to_timestamp(0) from member;
  insert into billing_refund (surplus_id, member_id, kind, payment_id, amount, decided_at, done_at)
    select 'sub_second_' || member_id, member_id, 'MEMBERSHIP', 'pi_' || member_id, 99500, to_timestamp(0), to_timestamp(0)
    from member;
  insert into accepted_offer (member_id, coupon, subscription_id, period_end, current_price, discount_price, accepted_at)
    select member_id, 'STAYWITHUS', 'sub_world_' || member_id, to_timestamp(0), 100, 10, to_timestamp(0) from member;
  insert into member_profile (member_id) select member_id from member on conflict do nothing;
  insert into profile_picture (picture_key, member_id, requested_at, removable_at)
    select member_id || '.webp', member_id, to_timestamp(0), case when random() < 0.1 then to_timestamp(9e9) end from member;
  insert into mail_choice (member_id, kind, token)
    select member_id, kind, member_id || kind from member, unnest(array['REMINDERS', 'RECORDINGS', 'ACHIEVEMENTS']) kind
    on conflict do nothing;
  insert into data_export (data_export_id, member_id, requested_at, ready_at, expires_at, archive)
    select member_id, member_id, to_timestamp(0), to_timestamp(0), to_timestamp(9e9), '' from member
    on conflict do nothing;
  insert into company_download (company_download_id, customer_id, member_id, download_type, filter, search_term, requested_at,
      size, expires_at)
    select member_id, 'acme', member_id, 'courses', 'LAST_30_DAYS', '', to_timestamp(0), 0, to_timestamp(9e9) from member;
  insert into company_download_part (company_download_id, customer_id, part, content)
    select member_id, 'acme', 0, '' from member;
  insert into member_erasure (member_id, requested_at, due_at)
    select member_id, to_timestamp(0), to_timestamp(9e9) from member on conflict do nothing;
  insert into viewing (viewing_id, member_id, customer_id, video_id, session_id, course_id, status, started_at, last_beat_at, duration)
    select 'viewing-' || row_number() over (), p.member_id, p.customer_id, p.video_id, p.session_id, s.course_id, 'ENDED',
      p.watched_at, p.watched_at, 60
    from video_progress p join session s using (session_id);
  insert into enrollment_event (member_id, session_id, customer_id, kind, at)
    select e.member_id, e.session_id, m.customer_id, 'ENROLLED', to_timestamp(0) from enrollment e join member m using (member_id);
  insert into content_progress (member_id, session_content_id, customer_id, type, status, changed_at)
    select e.member_id, n.session_content_id, e.customer_id, 'SESSION_CONSUMED', 'Completed', to_timestamp(0)
    from enrollment e join session_content n using (session_id) where n.kind = 'CONTAINER' on conflict do nothing;
  insert into meeting_attendance (member_id, session_id, meeting_number, customer_id, seconds)
    select e.member_id, m.session_id, m.meeting_number, e.customer_id, 60 from enrollment e join meeting m using (session_id)
    on conflict do nothing;
  insert into presence (member_id, customer_id, session_id, meeting_number, joined_at, left_at)
    select e.member_id, e.customer_id, m.session_id, m.meeting_number, m.start_at, m.end_at
    from enrollment e join meeting m using (session_id);
  insert into meeting_registration (member_id, session_id, registrant_id, join_url, link)
    select e.member_id, e.session_id, e.member_id, '/', '/' from enrollment e;
  insert into attendance (member_id, session_id, customer_id, attended_at)
    select member_id, session_id, customer_id, to_timestamp(0) from enrollment on conflict do nothing;
  insert into mail (dedupe_key, template, to_address, subject, html, body, created_at, sent_at)
    select 'mail-' || n, 'enrolled', 'one@example.com', 'Enrolled', 'Enrolled', 'Enrolled', to_timestamp(n), to_timestamp(n)
    from generate_series(1, 5000) n;
  insert into member_event_rsvp (member_id, member_event_id, customer_id, status, changed_at, registered_changes)
    select m.member_id, e.member_event_id, m.customer_id,
      -- each attendee of the event that is moved costs a mail
      case when e.member_event_id = '${attended}' and m.member_id like 'world-%'
        and abs(hashtext(m.member_id)) % 20 > 0 then 'DELETED' else 'ACTIVE' end,
      to_timestamp(0), 1
    from member m, member_event e
    on conflict do nothing;
  insert into limit_bucket (bucket, used, ends_at)
    select 'rsvp/' || member_id || '/' || member_event_id, 1, now() from member_event_rsvp;
  insert into request_number (member_id, subject, device, number, at)
    select member_id, 'rsvp/' || member_event_id, 'a', 1, to_timestamp(0) from member_event_rsvp;
  insert into survey_response (member_id, survey_type, asked_at)
    select member_id, 'BASIC_INFO_SURVEY_V2', to_timestamp(0) from member on conflict do nothing;
  insert into learning_plan (member_id, version, plan_key, responses, made_at, replaced_at)
    select member_id, 1, 'strategist', '{}', to_timestamp(n), case when n < 3 then to_timestamp(n + 1) end
    from member, generate_series(1, 3) n where not exists (select from learning_plan p where p.member_id = member.member_id);
  insert into bookmark (member_id, content_type, content_id, created_at)
    select member_id, 'LP_USER_PICK', 'unit-economics', to_timestamp(0) from member on conflict do nothing;
  insert into account_link (member_id, email, requested_at, expires_at)
    select member_id, member_id || '@second.example', to_timestamp(0), to_timestamp(0) from member on conflict do nothing;
  insert into event_calendar (member_id, token, created_at) select member_id, member_id, to_timestamp(0) from member
    on conflict do nothing;
  insert into event_invitation (member_id, member_event_id, address, token, sent_at)
    select member_id, member_event_id, member_id || '@friends.example', member_event_rsvp_id::text, to_timestamp(0)
    from member_event_rsvp;
  insert into resource_download (member_id, resource_id, kind, link_expires_at, customer_id, downloaded_at)
    select m.member_id, r.resource_id, 'PDF', to_timestamp(0), m.customer_id, to_timestamp(0)
    from member m, resource r where r.pdf_key is not null and abs(hashtext(m.member_id || r.resource_id)) % 8 = 0;
  insert into case_study_viewing (member_id, viewing_key, case_study_id, customer_id, started_at, reported_at)
    select m.member_id, c.case_study_id, c.case_study_id, m.customer_id, to_timestamp(0), to_timestamp(0)
    from member m, case_study c where c.video_id is not null;
  insert into member_certificate (member_id, certificate_id, customer_id, registered_at, eligible_at, issued_at, changed_at)
    select member_id, 'ai-foundations', customer_id, to_timestamp(0), to_timestamp(0), to_timestamp(0), to_timestamp(0)
    from member on conflict do nothing;
  insert into credential (credential_id, member_id, certificate_id, customer_id, version, holder_name, holder_email,
      title, description, narrative, criteria, hours, issuer_name, signer, badge_svg, issued_at)
    select 'ATR-' || member_id, member_id, 'ai-foundations', customer_id, 1, first_name, email, 'A', 'A', 'A', 'A', 1, 'A',
      'A', '<svg/>', to_timestamp(0) from member
    where not exists (select from credential k where k.member_id = member.member_id and k.certificate_id = 'ai-foundations');
  insert into contract (contract_id, customer_id, starts_at, ends_at, total_seats)
    select 'world-' || n, case when n % 2 = 0 then 'globex' else 'hooli' end, to_timestamp(0), to_timestamp(9e9), 1000
    from generate_series(1, 40) n;
  insert into seat (contract_id, customer_id, member_id, assigned_at, activated_at)
    select k.contract_id, k.customer_id, m.member_id, to_timestamp(0), to_timestamp(0)
    from member m join contract k on k.contract_id = coalesce('world-' || nullif(abs(hashtext(m.member_id)) % 41, 0), 'acme-1')
    on conflict do nothing;
  -- what the seats marked would be folded by the due work, for which nothing is to be due here
  delete from figure_due;
  insert into member_figure (customer_id, filter, member_id, name, sort_name, email, search, status, views, courses,
      completed, badges, seconds, is_engaged)
    select 'acme', filter, member_id, display_name, fold(display_name), email, fold(display_name || email), 'ACTIVE',
      length(display_name), 1, 1, 1, 60, true
    from member, unnest(array['LAST_30_DAYS', 'LAST_90_DAYS', 'CONTRACT_TO_DATE']) filter on conflict do nothing;
  insert into member_course_figure (customer_id, filter, course_id, member_id, status, progress, views, completed, badges,
      seconds, is_engaged, enrolled_sessions, completed_sessions)
    select 'acme', f.filter, s.course_id, e.member_id, 'ENROLLED', 0, 1, 0, 0, 60, true, '{}', '{}'
    from enrollment e join session s using (session_id), unnest(array['LAST_30_DAYS', 'CONTRACT_TO_DATE']) as f (filter)
    on conflict do nothing;
  insert into member_day (customer_id, member_id, day, kind, course_id, session_id, thing, happened, seconds, last_at)
    select 'acme', member_id, watched_at::date, 'VIDEO', session_id, session_id, video_id, 1, 60, watched_at
    from video_progress on conflict do nothing;
  insert into member_period (customer_id, unit, from_day, member_id)
    select distinct customer_id, 'month', date_trunc('month', day::timestamp)::date, member_id from member_day on conflict do nothing;
  analyze`;

let databaseUrl: string;
let database: ReturnType<typeof openDatabase>;
let indexes: ReadonlyMap<string, Index>;
let member: MemberContext;
let staff: MemberContext;

async function grownDatabase(to: plan.WorldSize): Promise<string> {
  const url = await cloneDatabase();
  await growWorld(url, to);
  return url;
}

beforeAll(async () => {
  databaseUrl = await grownDatabase(size);
  database = openDatabase({ url: databaseUrl, log: openLog('error'), max: 4 });
  const owner = new pg.Client({ connectionString: databaseUrl });
  await owner.connect();
  await owner.query(traces);
  await owner.end();
  indexes = await readIndexes();
  const subscriber = await contextOf(database, 'member');
  member = { ...subscriber, ports: { ...subscriber.ports, payments: onePayingCustomer } };
  staff = await contextOf(database, 'employee');
});
afterAll(() => database.pool.end());

/** An index of a big table: its first column, null for an expression. */
interface Index {
  readonly table: string;
  readonly first: string | null;
  /** A partial index. */
  readonly partial: boolean;
}

async function readIndexes(): Promise<ReadonlyMap<string, Index>> {
  const { rows } = await database.pool.query<Index & { name: string }>(
    `select i.indexrelid::regclass::text as name, i.indrelid::regclass::text as table, a.attname as first,
       i.indpred is not null as partial
     from pg_index i left join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
     where i.indrelid::regclass::text = any($1)`,
    [big],
  );
  return new Map(rows.map(({ name, ...index }) => [name, index]));
}

type Plan = Readonly<Record<string, unknown>>;

/**
 * The big tables that this plan reads completely: by a sequential scan, or by an index scan without a condition on the
 * index's first column. An index scan that only gives the order reads no further than a limit above it.
 */
function readWhole(node: Plan, indexes: ReadonlyMap<string, Index>, isLimited = false): string[] {
  const type = String(node['Node Type']);
  const table = node['Relation Name'];
  const index = indexes.get(String(node['Index Name']));
  const found: string[] = [];
  if (type === 'Seq Scan' && big.includes(String(table))) found.push(String(table));
  if (index !== undefined && isReadWhole(index, node['Index Cond'], isLimited)) found.push(index.table);
  const below = (node['Plans'] as Plan[] | undefined) ?? [];
  const passesOn = type === 'Limit' || (isLimited && ['Nested Loop', 'LockRows', 'Subquery Scan'].includes(type));
  return [...found, ...below.flatMap((child, place) => readWhole(child, indexes, passesOn && place === 0))];
}

function isReadWhole({ first, partial }: Index, condition: unknown, isLimited: boolean): boolean {
  if (typeof condition !== 'string') return !partial && !isLimited;
  return first !== null && !new RegExp(`\\b${first}\\b`).test(condition);
}

/**
 * Explains a statement as it will run: a prepared one with its generic plan, another with the custom plan for its
 * values.
 */
async function explain(client: pg.PoolClient, { name, text: sent, values }: Statement): Promise<string[]> {
  // a thousand rows are a quarter of this world: the same share of it as of a hundred thousand members
  const text = sent.replaceAll(/\blimit 1000\b/g, 'limit 40');
  type Row = { 'QUERY PLAN': { Plan: Plan }[] };
  let rows: Row[];
  if (name === undefined) ({ rows } = await client.query<Row>(`explain (format json) ${text}`, [...values]));
  else {
    const nothing = values.length === 0 ? '' : `(${values.map(() => 'null').join(', ')})`;
    await client.query(`set plan_cache_mode = force_generic_plan; prepare asked as ${text}`);
    ({ rows } = await client.query<Row>(`explain (format json) execute asked ${nothing}`));
    await client.query('deallocate asked; reset plan_cache_mode');
  }
  return rows.flatMap((row) => row['QUERY PLAN'].flatMap((item) => readWhole(item.Plan, indexes)));
}

async function offences(work: () => Promise<unknown>): Promise<string[]> {
  const statements = await statementsOf(work);
  expect(statements).not.toEqual([]);
  return offencesOf(statements);
}

async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const recorded = await recordSql(work);
  const explainable = recorded.filter(({ text }) => /^\s*(with|select|insert|update|delete)\b/i.test(text));
  // a statement that runs for each of many items is explained once
  return [...new Map(explainable.map((statement) => [statement.text, statement])).values()];
}

async function offencesOf(statements: readonly Statement[]): Promise<string[]> {
  const client = await database.pool.connect();
  try {
    const found: string[] = [];
    for (const statement of statements)
      for (const table of await explain(client, statement)) found.push(`${table}: ${statement.text.trim()}`);
    return found;
  } finally {
    client.release();
  }
}

const anything = {
  types: [],
  topics: [],
  stacks: [],
  difficulties: [],
  bookmarked: false,
  entitled: false,
  query: null,
};
const course = 0;
const courseId = plan.courseId(course);
const sessionId = plan.onDemandSessionId(course);
const firstPage = { after: 0, count: 24 };

/** A session of the demo world that is full and has a waitlist. */
const full = 'leading-through-ambiguity-1';
let seated: string;
beforeAll(async () => {
  const text = `select min(member_id) as id from enrollment where session_id = $1 and status = 'ENROLLED'`;
  seated = (await database.pool.query<{ id: string }>(text, [full])).rows[0]?.id ?? '';
});

/** Calls that write, and queries under conditions that their arguments alone do not make. */
const calls: Record<string, () => Promise<unknown>> = {
  'the viewer of a request': () => contextOf(database, 'limited'),
  'the catalogue, by words': () => wholeCatalogue(member, { filter: { ...anything, query: 'pricing' }, ...firstPage }),
  'the catalogue, misspelt': () => wholeCatalogue(member, { filter: { ...anything, query: 'prycngg' }, ...firstPage }),
  'the catalogue, saved courses': () =>
    wholeCatalogue(member, { filter: { ...anything, bookmarked: true }, ...firstPage }),
  'an event of the payment provider, and what it is about': async () => {
    const event = { eventId: 'evt_plans', type: 'invoice.paid', createdAt: member.now, providerCustomerId: 'cus_maya' };
    expect(await takeEvent(member, event)).toBe(true);
    return syncCustomer(member, 'cus_maya');
  },
  'an order, and a page of the payment provider': async () => {
    const order = { productId: 'crash-courses', isUpgrade: false, returnUrl: '/', cancelUrl: '/', promoCode: null };
    return [await createCheckout(member, order), await settleCheckout(member, 'cs_test_none')];
  },
  'a survey that is asked, and answered': async () => {
    const asked = await saveSurveyPrompt(await contextOf(database, 'limited'), 'BASIC_INFO_SURVEY_V2');
    return [asked, await saveSurveyResponse(member, 'BASIC_INFO_SURVEY_V2', surveyResponses)];
  },
  'a profile with a new picture, and the removal of old ones': async () => {
    const address = { userId: member.viewer.memberId, version: null };
    expect((await createSignedUploadUrl(member, 'image/png')).ok).toBe(true);
    expect((await saveMemberBasicInfo(member, address, { profileImageUrl: null })).ok).toBe(true);
    return removeOldPictures(member);
  },
  'mails that are not wanted, a copy of the data, and an erasure': async () => {
    expect((await chooseMail(member, { kind: 'REMINDERS', isWanted: false })).ok).toBe(true);
    expect((await requestDataDownload(member)).ok).toBe(true);
    const { rows } = await database.pool.query<{ id: string }>(
      'select data_export_id as id from data_export where member_id = $1',
      [member.viewer.memberId],
    );
    await makeExport(member, rows[0]?.id ?? '');
    await openArchive(member, rows[0]?.id ?? '');
    await database.pool.query(`update member_erasure set due_at = to_timestamp(1) where member_id = $1`, [
      plan.memberId(7),
    ]);
    await eraseDue(member);
    expect((await database.pool.query('select from member where member_id = $1', [plan.memberId(7)])).rowCount).toBe(0);
    return removeExpired(member);
  },
  'an item ticked off, and a project handed in': async () => {
    const done = { userId: null, status: 'Completed' } as const;
    const tick = { ...done, sessionContentId: 'ai-leaders-2-check-partner', type: 'BONUS_CONTENT' } as const;
    expect((await saveSessionContentProgress(member, tick)).ok).toBe(true);
    const project = { ...done, sessionContentId: 'ai-leaders-2-project', type: 'PROJECT_SUBMISSION' } as const;
    const later = { ...member, now: member.now + 8 * day };
    expect((await saveSessionContentProgress(later, project)).ok).toBe(true);
  },
  'a quiz': () => submitQuiz(member, { learningPlanQuizId, responses: planResponses, clientSeq: null, deviceId: '' }),
  'a meeting that is settled, and a recording that is announced': async () => {
    const key = { sessionId: 'ai-leaders-2', meetingNumber: 2 };
    await settleMeeting({ ...member, now: member.now + 4 * day }, key);
    const recorded = { kind: 'recorded', linkPart: 'meeting/session/ai-leaders-2', url: '/a-recording' } as const;
    const { rows } = await database.pool.query<{ at: Date }>(
      `select start_at as at from meeting where session_id = 'ai-leaders-2' and meeting_number = 1`,
    );
    await takeNotice(member, { ...recorded, startedAt: rows[0]?.at.getTime() ?? 0 });
    await announceRecording(member, { ...key, meetingNumber: 1 });
    await completeSession(member, { memberId: persona('member').memberId, sessionId: 'ai-leaders-2' });
  },
  'a certificate that is registered for, evaluated, issued, checked and revoked': async () => {
    const certificateId = 'strategy-in-practice';
    for (const registered of [false, true]) {
      expect((await saveCertificateRegistration(member, { certificateId, registered })).ok).toBe(true);
    }
    await evaluateMember(member, { memberId: member.viewer.memberId });
    expect((await previewIssuing({ ...member, now: nextIssueAt(member.now) })).length).toBeGreaterThan(0);
    await issueDue({ ...member, now: nextIssueAt(member.now) });
    expect(await findSignedCredential(member, 'ATR-7Q4M-29KD-X8PH')).not.toBeNull();
    expect(await findStatusList(member, 1)).not.toBeNull();
    const call = { certificateId, userId: member.viewer.memberId, reason: 'x' };
    expect((await removeCertificateCompletion(staff, call)).ok).toBe(true);
  },
  'new dates that are mailed, and attendance that staff marks': async () => {
    await database.pool
      .query(`update meeting set start_at = start_at + interval '1 hour', end_at = end_at + interval '1 hour'
      where session_id = 'ai-leaders-2' and meeting_number = 5`);
    await tellNewDates(member);
    expect((await database.pool.query('select from session_change')).rowCount).toBe(0);
    const { memberId } = persona('member');
    const mark = { memberId, sessionId: 'ai-leaders-2', by: 'pat', reason: 'The report missed a phone.' };
    expect((await markAttended(member, mark)).ok).toBe(true);
  },
  'an event that is moved': async () => {
    await database.pool.query(
      `update member_event set start_at = start_at + interval '1 hour', end_at = end_at + interval '1 hour'
      where member_event_id = $1`,
      [attended],
    );
    // the second run finds nobody who was not told
    for (const _ of [1, 2]) await tellChanges(member);
    expect((await database.pool.query('select from event_change')).rowCount).toBe(0);
  },
  'a live room': () => openRoom(member, 'decision-writing-1'),
  'a save': () => addUserSave(member, { contentId: courseId, contentType: 'COURSE' }),
  'an enrollment': () =>
    saveEnrollment(member, {
      ...{ userId: persona('member').memberId, sessionId: plan.liveSessionId(0) },
      ...{ unenroll: false, swapFrom: null, clientSeq: null, deviceId: '' },
    }),
  'a swap, and leaving': async () => {
    const planner = await contextOf(database, 'planner');
    const mine = { userId: planner.viewer.memberId, unenroll: false, swapFrom: null, clientSeq: null, deviceId: '' };
    const [one, other] = ['ai-first-strategy-1', 'ai-first-strategy-2'];
    const done = [
      await saveEnrollment(planner, { ...mine, sessionId: one }),
      await saveEnrollment(planner, { ...mine, sessionId: other, swapFrom: one }),
      await saveEnrollment(planner, { ...mine, sessionId: other, unenroll: true }),
    ];
    expect(done.map((each) => each.ok)).toEqual([true, true, true]);
  },
  'a seat given to the next in line': async () => {
    const leave = { userId: seated, sessionId: full, unenroll: true, swapFrom: null };
    expect((await saveEnrollment(staff, { ...leave, clientSeq: null, deviceId: '' })).ok).toBe(true);
  },
  'a member, by name': () => listMembers(staff, { filter: 'fernandes', count: 24, page: 1, context: 'ADMIN' }),
  'seats that are given, reminded and revoked': async () => {
    const ann = await contextOf(database, 'ann@acme.example');
    const people = [{ email: 'seat@acme.example', firstName: 'Seat', lastName: 'Holder' }];
    const seatId = seatIdOf(persona('bob@acme.example').memberId, 'acme-1');
    const done = [
      await saveSeats(ann, { customerId: null, people, csv: null, dryRun: false }),
      await sendSeatReminders({ ...ann, now: ann.now + 2 * day }, { customerId: null, seatId: null }),
      await removeSeat(ann, { customerId: null, seatId }),
    ];
    expect(done.map((each) => each.ok)).toEqual([true, true, true]);
    await database.db.deleteFrom('member').where('email', '=', 'seat@acme.example').execute();
  },
  'an answer to an event': async () => {
    const userId = member.viewer.memberId;
    const intent = { userId, memberEventId: attended, clientSeq: 2, deviceId: 'a' };
    expect((await saveMemberEventRsvp(member, { ...intent, status: 'DELETED' })).ok).toBe(true);
    await settleRegistration(member, { memberId: userId, memberEventId: attended });
  },
  'the calendar of events': async () => {
    const token = (await getEventsCalendar(member)).url.match(/([^/]+)\.ics$/)?.[1] ?? '';
    expect(await readEventsCalendar(member, token)).not.toBeNull();
    expect((await resetEventsCalendar(member, { deviceId: 'a', clientSeq: 1 })).ok).toBe(true);
  },
  'an invitation': async () => {
    const emails = ['one@friends.example', 'two@friends.example'];
    expect(
      (await inviteFriendsToEvent(member, { memberEventId: attended, emails, deviceId: 'a', clientSeq: 1 })).ok,
    ).toBe(true);
    await unsubscribe(member, '1');
  },
  'a download from the library': async () => {
    const opened = await getResource(member, { resourceId: null, slug: 'decision-log' });
    const link = new URL(opened.ok ? (opened.value.googleDocCopyUrl ?? '') : '', 'http://x');
    const of = { resourceId: 'resource-decision-log', kind: 'copy' };
    expect((await openDownload(member, of, link.searchParams, { counts: true })).kind).toBe('redirect');
  },
  'a download of a dashboard that is mailed': async () => {
    const asked = {
      type: 'employees',
      employeeId: null,
      filter: 'LAST_30_DAYS',
      searchTerm: '',
      sortBy: null,
    } as const;
    expect((await mailDashboardDownload(staff, 'acme', asked)).ok).toBe(true);
    const { company_download_id: id } = await inTenant(database.db, 'acme', (tx) =>
      tx
        .selectFrom('company_download')
        .select('company_download_id')
        .where('size', 'is', null)
        .where('member_id', '=', staff.viewer.memberId)
        .executeTakeFirstOrThrow(),
    );
    await makeDownload(staff, { customerId: 'acme', id });
    const opened = await openMailedDownload(staff, 'acme', id);
    if (opened.kind !== 'file') throw new Error(opened.kind);
    let size = 0;
    for await (const part of opened.parts) size += part.length;
    expect(size).toBe(opened.size);
  },
  'an insight that is watched': async () => {
    const seen = { caseStudyId: 'half-the-inbox', viewingKey: 'half-the-inbox', playingSeconds: 9, maxPlayhead: 9 };
    expect((await saveCaseStudyViewing(staff, seen)).ok).toBe(true);
  },
  'a password that is set with a mailed code': async () => {
    const { email } = persona('planner');
    expect((await forgotPassword(member, { email })).ok).toBe(true);
    await mailCode(member, { address: email, tacHash: null, network: '' });
    const code = await makeCode(database.db, member, { address: email, purpose: 'RESET_PASSWORD' });
    expect((await confirmPassword(member, { email, code, password: 'Another-pass-2!', tac: null })).ok).toBe(true);
  },
  'a signup': async () => {
    const verify = () => Promise.resolve({ human: true, useKey: 'a' } as const);
    const ctx = { ...member, ports: { ...member.ports, botCheck: { ...member.ports.botCheck, verify } } };
    const person = { firstName: 'A', lastName: 'Member', email: 'new@friends.example', freemiumType: 'freemium2' };
    const begun = await signupLimitedUser(ctx, {
      ...person,
      botChallengeToken: '',
      ssoUsername: null,
      redirectPath: null,
    });
    const tac = begun.ok ? (begun.value.tac ?? '') : '';
    expect(await lookupSignupActivationCode(ctx, { tac, email: person.email })).toEqual({ success: false });
    const [b64email, b64tac] = [btoa(person.email), btoa(tac)];
    expect(await sendVerificationCode(ctx, { b64email, b64tac })).toEqual({ ok: true, value: { success: true } });
    const code = await makeCode(database.db, ctx, { address: person.email, purpose: 'SET_PASSWORD' });
    const set = { email: person.email, code, password: 'Another-pass-2!', tac };
    expect((await confirmPassword(ctx, set)).ok).toBe(true);
    // a later test compares the members with those that were grown
    await database.db.deleteFrom('member').where('email', '=', person.email).execute();
  },
  'events of a browser that are stored, forwarded and forgotten': async () => {
    const analytics = { forwards: true, deliver: () => Promise.resolve() };
    const ctx = { ...member, ports: { ...member.ports, analytics } };
    const event = {
      id: randomUUID(),
      name: 'Signed In',
      properties: { method: 'password' },
      path: '/',
      age: 0,
    } as const;
    expect((await collectEvents(ctx, { anonymousId: randomUUID(), events: [event] })).ok).toBe(true);
    await forwardEvents(ctx, { eventIds: [event.id] });
    await transaction(ctx.db, (tx) => forgetAddress(tx, 'nobody', null));
  },
  'another address, and its code': async () => {
    const ctx = await contextOf(database, 'planner');
    const email = 'planner@elsewhere.example';
    expect((await startEmailChange(ctx, { email, password: null })).ok).toBe(false);
    await mailEmailCode(ctx, { memberId: ctx.viewer.memberId, email });
    expect((await confirmEmailChange(ctx, '000000')).ok).toBe(false);
  },
  'an attempt to sign in elsewhere, from its beginning to its end': async () => {
    const now = new Date(1);
    const expiresAt = new Date(9e12);
    const [browserHash, sealed] = ['a-browser', Buffer.of()];
    await transaction(database.db, async (tx) => {
      const nobody = { expectedEmail: null, memberId: null, sid: null, returnPath: null, passCode: null };
      await attempts.addFederationAttempt(tx, {
        ...{ ...nobody, stateHash: 'a-state', browserHash, context: 'login', realmId: 'google', returnUrl: '/' },
        ...{ sealedMemory: sealed, createdAt: now, expiresAt },
      });
      expect(await attempts.saveAnswered(tx, { stateHash: 'a-state', answerHash: 'an-answer', now })).not.toBeNull();
      expect(await attempts.addAssertion(tx, 'https://idp.example', 'an-assertion', expiresAt)).toBe(true);
      await attempts.saveIdentity(tx, 'an-answer', sealed);
      expect(await attempts.lockFederationAttempt(tx, { stateHash: 'an-answer', browserHash, now })).not.toBeNull();
      await attempts.saveOffered(tx, 'an-answer', now);
      expect(await attempts.lockOpenFederationAttempts(tx, { browserHash, now })).toHaveLength(1);
      await attempts.endFederationAttempt(tx, 'an-answer', now);
    });
  },
  // at an instant when nothing is due: the statements that search for due work are the same
  'the look for due work': () => runDue(dueWork, { ...member, now: 0 }),
};

test('every table with rows of members is looked at, and is as big as these plans need', async () => {
  const owner = new pg.Client({ connectionString: databaseUrl });
  await owner.connect();
  try {
    const { rows } = await owner.query<{ name: string }>(
      `select relname as name from pg_class where relkind = 'r' and obj_description(oid, 'pg_class') like 'member data:%'`,
    );
    // the marks for the fold of figures are removed by it within the minute
    const grown = rows.flatMap(({ name }) => (name === 'figure_due' ? [] : [name]));
    const missing = grown.filter((name) => !big.includes(name));
    expect(missing.map((name) => `${name}: write it in \`big\`, and fill it in \`traces\` of this file`)).toEqual([]);
    const small: string[] = [];
    for (const name of big) {
      const { rows: counted } = await owner.query<{ count: number }>(
        `select count(*)::int as count from (select from ${name} limit 250) part`,
      );
      const count = counted[0]?.count ?? 0;
      if (count < 250) small.push(`${name}: ${String(count)}`);
    }
    expect(small).toEqual([]);
  } finally {
    await owner.end();
  }
});

test('the same sizes grow the same rows', async () => {
  const small: plan.WorldSize = { members: 1800, courses: 80, sessions: 250, progress: 2000 };
  const [first, second, demo] = [await grownDatabase(small), await grownDatabase(small), await cloneDatabase()];
  const sums = await checksums(first);
  expect(await checksums(second)).toEqual(sums);
  // every table has grown
  expect((await checksums(demo)).filter((sum, n) => sum === sums[n])).toEqual([]);
});

test.each(Object.entries(calls))('%s reads no big table completely', async (_name, work) => {
  expect(await offences(work)).toEqual([]);
});

const base64 = (text: string): string => Buffer.from(text).toString('base64');

/** Queries that send no statement: answered from the viewer, who is read before each request, or by computing. */
const withoutStatement = [
  'getBotChallenge',
  'getFeatureFlags',
  'getMember',
  'getMemberEntitlements',
  'listFormerEntitlements',
];

test('every query of the API, as it is or will be, reads no big table completely', async () => {
  const { rows } = await database.pool.query<Record<'topLevelId' | 'groupId' | 'videoContentId' | 'videoId', string>>(
    `select session_id as "topLevelId", session_content_id as "groupId", course_content_id as "videoContentId",
       video_id as "videoId"
     from group_video join session_content using (session_content_id) where session_id = $1 limit 1`,
    [sessionId],
  );
  const known = {
    code: ['WELCOME30'],
    ...{
      courseId: [courseId],
      memberEventId: [attended],
      slug: ['home-limited', 'decision-log'],
      facetFilters: ['Topic:AI'],
    },
    ...{ b64email: [base64('bob@acme.example')], b64options: [base64('{ "provider": "any" }')] },
    ...{ resourceID: ['resource-decision-log'], resourceIDs: ['resource-decision-log'] },
    ...{ caseStudyId: ['half-the-inbox'] },
    ...{ customerId: ['acme'], employeeId: ['bob-tanaka'], key: ['name', 'views'] },
    ...{ certificateId: ['leading-an-organization', 'crash-ai-for-managers'], credentialId: ['ATR-7Q4M-29KD-X8PH'] },
    // the second is a live one that the member attends
    sessionId: [sessionId, 'decision-writing-1'],
    videoGroupId: [rows[0]?.groupId ?? '', 'decision-writing-1-before-videos'],
  };
  // what all members share is read whole, once for each version of the catalogue (decision 010)
  await searchLessons(member, { query: 'model', after: 0, count: 1 });
  const found: string[] = [];
  const answered = new Set<string>();
  for (const ctx of [
    member,
    staff,
    ...(await Promise.all(['limited', 'posttrial', 'planned'].map((name) => contextOf(database, name)))),
  ]) {
    const content = Object.fromEntries(Object.entries(rows[0] ?? {}).map(([name, value]) => [name, [value]]));
    const calls = callsOfQueries(schema, { ...known, ...content, userId: [ctx.viewer.memberId] });
    for (const { name, document } of calls) {
      const answers: ExecutionResult[] = [];
      const statements = await statementsOf(async () =>
        answers.push(await graphql({ schema, source: document, contextValue: ctx })),
      );
      const isAnswered = answers.every(({ errors }) => errors === undefined);
      if (isAnswered && (statements.length > 0 || withoutStatement.includes(name))) answered.add(name);
      for (const offence of await offencesOf(statements)) found.push(`${name}: ${offence}`);
    }
  }
  expect(found).toEqual([]);
  // a query that is refused to all of them is not explained: give it known ids above
  expect(Object.keys(schema.getQueryType()?.getFields() ?? {}).filter((name) => !answered.has(name))).toEqual([]);
});

test('a list without an index is found', async () => {
  const list = `select member_id from viewing where status = 'ENDED' order by started_at limit 20`;
  expect(await offences(() => database.pool.query(list))).toEqual([`viewing: ${list}`]);
});

test('a video, from its page to a report, reads no big table completely', async () => {
  const { rows } = await database.pool.query<
    Record<'groupId' | 'contentId' | 'videoId' | 'courseId' | 'sessionId', string>
  >(
    `select g.session_content_id as "groupId", g.course_content_id as "contentId", g.video_id as "videoId",
       s.course_id as "courseId", s.session_id as "sessionId"
     from session s join course using (course_id) join session_content using (session_id)
       join group_video g using (session_content_id)
     where s.session_type = 'ON_DEMAND' and 'mcsc-unlimited' = any (open_to) and s.session_id <> $1
     order by s.session_id, g.sort_order limit 1`,
    [unreleasedSessionId],
  );
  const video = rows[0];
  if (video === undefined) throw new Error('the demo world has no video');
  const address = { topLevelId: video.sessionId, groupId: video.groupId, videoContentId: video.contentId };
  const page = await getVideoPage(member, address);
  if (!page.ok) throw new Error(`${page.refusal.code} ${JSON.stringify(video)}`);
  expect(await offences(() => getVideoPage(member, address))).toEqual([]);
  expect(await offences(() => openVideo(member, address))).toEqual([]);
  const begun = await createVideoSession(member, { ...video, clientUri: '' });
  if (!begun.ok) throw new Error(begun.refusal.code);
  const report = {
    ...{ viewingId: begun.value.viewingId, videoId: video.videoId, courseId: video.courseId, clientSeq: 1 },
    ...{ playhead: 2, maxPlayhead: 2, playingTime: 2, from: 0, to: 2, status: 'IN_PROGRESS' as const },
  };
  expect(await offences(() => updateVideoSession(member, report))).toEqual([]);
  const sent = () => updateVideoSession(member, { ...report, clientSeq: 7 });
  // the report after the one that was sent
  const next = (value: unknown) => (Number(value) === 7 ? 8 : value);
  expect(await offencesWithin(sent, { called: 'progress_beat', reads: 'viewing', next })).toEqual([]);
});

test.each([
  ['a name', 'entries_named', 'Maya Fernandes'],
  ['the middle of one', 'entries_named', 'ernande'],
  ['a misspelled one', 'entries_similar', 'Maya Fernadnes'],
])('a search of the directory for %s reads few entries', async (_, called, filter) => {
  const search = () => listMembers(member, { filter, count: 36, page: 1, context: 'MEMBERSPAGE' });
  const found = await search();
  expect(found.ok && found.value.list.map(({ displayName }) => displayName)).toContain('Maya Fernandes');
  expect(await offencesWithin(search, { called, reads: 'directory_entry' })).toEqual([]);
});

/**
 * Statements inside functions do not appear in an explained plan, so this measures how many rows of the big tables they
 * read.
 */
async function offencesWithin(
  work: () => Promise<unknown>,
  { called, reads, next = (value) => value }: { called: string; reads: string; next?: (value: unknown) => unknown },
): Promise<string[]> {
  const [sent] = (await recordSql(work)).filter(({ text }) => text.includes(`${called}(`));
  if (sent === undefined) throw new Error(`${called} was not called`);
  const client = await database.pool.connect();
  try {
    // PostgreSQL would use a generic plan only after several executions
    await client.query('set plan_cache_mode = force_generic_plan');
    await client.query('begin');
    // rows that this connection read just before may not be in the statistics yet
    const before = new Map((await readSoFar(client)).map((row) => [row.table, row]));
    await client.query(sent.text, sent.values.map(next));
    const rows = (await readSoFar(client))
      .map(({ table, whole, fetched }) => ({
        table,
        whole: whole - (before.get(table)?.whole ?? 0),
        fetched: fetched - (before.get(table)?.fetched ?? 0),
      }))
      .filter(({ whole, fetched }) => whole + fetched > 0);
    expect(rows.map(({ table }) => table)).toContain(reads);
    return rows.filter(({ whole, fetched }) => whole > 0 || fetched > 200).map((row) => JSON.stringify(row));
  } finally {
    await client.query('rollback');
    client.release(true);
  }
}

interface ReadOf {
  readonly table: string;
  /** Rows read by sequential scans, and by index scans. */
  readonly whole: number;
  readonly fetched: number;
}

async function readSoFar(client: Pick<pg.PoolClient, 'query'>): Promise<ReadOf[]> {
  const { rows } = await client.query<ReadOf>(
    `select relname as table, seq_tup_read as whole, coalesce(idx_tup_fetch, 0) as fetched
     from pg_stat_xact_user_tables where relname = any($1)`,
    [big],
  );
  return rows;
}

test('the check finds a sequential scan', async () => {
  const found = await offences(() =>
    database.pool.query('select count(*) from video_progress where covered = $1', ['{}']),
  );
  expect(found).toHaveLength(1);
});

test('the check finds a full index scan', async () => {
  const owner = await database.pool.connect();
  try {
    await owner.query('reset role; set enable_seqscan = off; set enable_bitmapscan = off');
    const text = 'select count(*) from enrollment where member_id = $1 and session_id is not null';
    expect(await explain(owner, { text: 'select count(*) from enrollment', values: [] })).toEqual(['enrollment']);
    expect(await explain(owner, { text, values: ['nobody'] })).toEqual([]);
  } finally {
    owner.release(true);
  }
});

test('a connection prepares few statements, whatever filters are used', async () => {
  const { pool, db } = openDatabase({ url: databaseUrl, log: openLog('error'), max: 1 });
  try {
    const people = await Promise.all(['member', 'limited', 'crash'].map((name) => contextOf({ pool, db }, name)));
    const some = <T>(values: readonly T[], run: number): T[] => values.filter((_, place) => ((run >> place) & 1) === 1);
    for (let run = 0; run < 64; run += 1) {
      const ctx = people[run % people.length] ?? member;
      const types = some(['SPRINT', 'WORKSHOP', 'BOOTCAMP'], run);
      const topics = some(['AI', 'Strategy'], run >> 1);
      const [query, bookmarked] = [run % 3 === 0 ? `price ${String(run)}` : null, run % 5 === 0];
      await wholeCatalogue(ctx, {
        filter: {
          types,
          topics,
          stacks: some(['Growth', 'Foundations'], run >> 2),
          difficulties: [],
          bookmarked,
          entitled: false,
          query,
        },
        ...{ after: run % 4, count: 1 + (run % 30) },
      });
      await searchCourses(ctx, { query, facetFilters: topics.map((topic) => `Topic:${topic}`) });
      await sessions.listUserSessions(ctx, { courseId: run % 2 === 0 ? null : courseId, showHidden: run % 3 === 0 });
      await listMembers(ctx, {
        filter: run % 7 === 0 ? 'an' : '',
        count: 1 + (run % 20),
        page: run % 9,
        context: 'MEMBERSPAGE',
      });
      await getHome(ctx);
    }
    const { rows } = await pool.query<{ kept: number }>('select count(*) as kept from pg_prepared_statements');
    expect(rows[0]?.kept).toBeLessThan(32);
  } finally {
    await pool.end();
  }
});

/** Checksums of the tables that are grown; taken before the calls below write. */
async function checksums(url: string): Promise<string[]> {
  const tables = ['member', 'entitlement_grant', 'course', 'session', 'session_content', 'group_video', 'video'];
  const { pool } = openDatabase({ url, log: openLog('error'), max: 1 });
  const sums: string[] = [];
  try {
    for (const table of tables) {
      const { rows } = await pool.query<{ count: string; sum: string }>(
        `select count(*) as count, md5(string_agg(t::text, chr(10) order by t::text)) as sum from ${table} t`,
      );
      sums.push(`${table}: ${rows[0]?.count ?? ''} rows, ${rows[0]?.sum ?? ''}`);
    }
  } finally {
    await pool.end();
  }
  return sums;
}
