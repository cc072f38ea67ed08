// Generated from the migrated database by `npm run gen`. Do not edit.
import type { ColumnType } from 'kysely';

export interface AccountLinkTable {
  member_id: string;
  email: string;
  requested_at: Date;
  expires_at: Date;
  verified_at: Date | null;
}

export interface AnalyticsEventTable {
  event_id: string;
  type: 'track' | 'identify';
  name: string | null;
  properties: unknown;
  path: string;
  anonymous_id: string;
  member_id: string | null;
  customer_id: string | null;
  occurred_at: Date;
  received_at: Date;
}

export interface AttendanceTable {
  member_id: string;
  session_id: string;
  customer_id: string;
  attended_at: Date;
}

export interface AuditEntryTable {
  audit_entry_id: ColumnType<number, never, never>;
  at: Date;
  actor_member_id: string | null;
  action: string;
  subject: string;
  detail: ColumnType<unknown, unknown | undefined, unknown>;
}

export interface BookmarkTable {
  member_id: string;
  content_type: 'COURSE' | 'LP_USER_PICK';
  content_id: string;
  created_at: Date;
}

export interface CatalogueVersionTable {
  one: ColumnType<boolean, boolean | undefined, boolean>;
  version: number;
  changed_by: string | null;
}

export interface ContentProgressTable {
  member_id: string;
  session_content_id: string;
  customer_id: string;
  type: 'BONUS_CONTENT' | 'PROJECT_SUBMISSION' | 'SESSION_COMPLETED' | 'SESSION_CONSUMED';
  status: 'Completed' | 'NotStarted';
  changed_at: Date;
}

export interface ContractTable {
  contract_id: string;
  customer_id: string;
  starts_at: Date;
  ends_at: Date;
}

export interface CourseTable {
  course_id: string;
  course_type: 'WORKSHOP' | 'SPRINT' | 'CAPSTONE' | 'BOOTCAMP' | 'CRASH_COURSE' | 'CUSTOMER' | 'OPEN';
  title: string;
  subtitle: ColumnType<string, string | undefined, string>;
  description: ColumnType<string, string | undefined, string>;
  cover_image_url: string;
  topic: string;
  stacks: ColumnType<string[], string[] | undefined, string[]>;
  difficulty: string;
  length_minutes: number;
  rating: number | null;
  rating_count: ColumnType<number, number | undefined, number>;
  open_to: ColumnType<string[], string[] | undefined, string[]>;
  course_meta: ColumnType<unknown, unknown | undefined, unknown>;
  credit_rule: ColumnType<'farthest' | 'coverage', 'farthest' | 'coverage' | undefined, 'farthest' | 'coverage'>;
  faculty_names: ColumnType<string, string | undefined, string>;
  search: ColumnType<string, never, never>;
  search_words: ColumnType<string, never, never>;
}

export interface CourseBadgeTable {
  member_id: string;
  course_id: string;
  session_id: string;
  customer_id: string;
  awarded_at: Date;
}

export interface CourseCompletionTable {
  member_id: string;
  course_id: string;
  session_id: string;
  customer_id: string;
  completed_at: Date;
}

export interface CourseFacultyTable {
  course_id: string;
  faculty_id: string;
  sort_order: ColumnType<number, number | undefined, number>;
}

export interface CoursePriorityTable {
  member_id: string;
  course_id: string;
  session_id: string;
  granted_at: Date;
  used_at: Date | null;
}

export interface CustomerTable {
  customer_id: string;
  name: string;
  type: 'CONSUMER' | 'ENTERPRISE' | 'INTERNAL';
  logo_url: string | null;
  accent_color: string | null;
  hide_member_profile: ColumnType<boolean, boolean | undefined, boolean>;
  disable_ai_features: ColumnType<boolean, boolean | undefined, boolean>;
  enable_prof_ai: ColumnType<boolean, boolean | undefined, boolean>;
  time_zone: ColumnType<string, string | undefined, string>;
}

export interface EmailDomainTable {
  domain: string;
  customer_id: string;
  verified_at: Date | null;
  verified_by: 'DNS' | 'STAFF' | null;
}

export interface EnrollmentTable {
  member_id: string;
  session_id: string;
  customer_id: string;
  status: 'NONE' | 'ENROLLED' | 'WAITLISTED';
  takes_seat: ColumnType<boolean, boolean | undefined, boolean>;
  place: number | null;
  joined_at: Date;
  changed_at: Date;
}

export interface EnrollmentEventTable {
  enrollment_event_id: ColumnType<number, never, never>;
  member_id: string;
  session_id: string;
  customer_id: string;
  kind:
    | 'ENROLLED'
    | 'WAITLISTED'
    | 'PROMOTED'
    | 'OFFERED'
    | 'OFFER_LAPSED'
    | 'UNENROLLED'
    | 'LEFT_WAITLIST'
    | 'SWAPPED_OUT'
    | 'WAITLIST_CLOSED';
  at: Date;
}

export interface EntitlementTable {
  entitlement_id: string;
  type: 'AREA' | 'COURSE' | 'SESSION' | 'CERTIFICATE';
  label: string;
  name: string;
  precedence: ColumnType<number, number | undefined, number>;
  areas: ColumnType<string[], string[] | undefined, string[]>;
  course_ids: ColumnType<string[], string[] | undefined, string[]>;
  session_ids: ColumnType<string[], string[] | undefined, string[]>;
  certificate_ids: ColumnType<string[], string[] | undefined, string[]>;
  customizations: ColumnType<unknown, unknown | undefined, unknown>;
}

export interface EntitlementGrantTable {
  entitlement_grant_id: ColumnType<string, string | undefined, string>;
  member_id: string;
  entitlement_id: string;
  source: 'SUBSCRIPTION' | 'PURCHASE' | 'PASS' | 'CONTRACT' | 'TRIAL' | 'FREEMIUM' | 'STAFF';
  source_ref: string;
  starts_at: Date;
  ends_at: Date | null;
  revoked_at: Date | null;
  reason: string | null;
}

export interface EventCalendarTable {
  member_id: string;
  token: string;
  created_at: Date;
}

export interface EventInvitationTable {
  event_invitation_id: ColumnType<number, never, never>;
  member_id: string;
  member_event_id: string;
  address: string;
  token: string;
  sent_at: Date;
}

export interface FacultyTable {
  faculty_id: string;
  full_name: string;
  role: ColumnType<string, string | undefined, string>;
  image_url: string;
  biography: string;
  sort_order: ColumnType<number, number | undefined, number>;
}

export interface FederatedIdentityTable {
  issuer: string;
  subject: string;
  member_id: string;
  created_at: Date;
}

export interface FederationAttemptTable {
  state_hash: string;
  browser_hash: string;
  context: string;
  realm_id: string;
  expected_email: string | null;
  return_path: string | null;
  return_url: string;
  sealed_memory: Buffer;
  sealed_identity: Buffer | null;
  created_at: Date;
  expires_at: Date;
  answered_at: Date | null;
  finished_at: Date | null;
  member_id: string | null;
  sid: string | null;
}

export interface FlagTable {
  flag: string;
  default_value: unknown;
  targets: ColumnType<unknown, unknown | undefined, unknown>;
}

export interface GroupVideoTable {
  session_content_id: string;
  video_id: string;
  course_content_id: string;
  sort_order: ColumnType<number, number | undefined, number>;
  optional: ColumnType<boolean, boolean | undefined, boolean>;
  completion_required: ColumnType<boolean, boolean | undefined, boolean>;
  hide_preview: ColumnType<boolean, boolean | undefined, boolean>;
}

export interface IdentityRealmTable {
  realm_id: string;
  customer_id: string;
  kind: 'OIDC' | 'SAML';
  issuer: string;
  client_id: string | null;
  sealed_client_secret: Buffer | null;
  sso_url: string | null;
  certificates: ColumnType<string[], string[] | undefined, string[]>;
  by_link: ColumnType<boolean, boolean | undefined, boolean>;
}

export interface InvitationOptOutTable {
  address: string;
  at: Date;
}

export interface LimitBucketTable {
  bucket: string;
  used: number;
  ends_at: Date;
}

export interface LimitedSignupTable {
  tac_hash: string;
  address: string;
  first_name: string;
  last_name: string;
  freemium_type: string;
  requested_at: Date;
  expires_at: Date;
}

export interface LmsProviderTable {
  provider_key: string;
  realm_id: string | null;
  redirect_url: string | null;
  pass_short_code: string | null;
}

export interface MailTable {
  mail_id: ColumnType<number, never, never>;
  dedupe_key: string;
  template: string;
  to_address: string;
  subject: string;
  html: string;
  body: string;
  created_at: Date;
  sent_at: Date | null;
  calendar: string | null;
  calendar_method: 'REQUEST' | 'CANCEL' | null;
  unsubscribe_path: string | null;
  is_secret: ColumnType<boolean, boolean | undefined, boolean>;
}

export interface MeetingTable {
  session_id: string;
  meeting_number: number;
  title: string;
  start_at: Date;
  end_at: Date;
}

export interface MeetingPresenceTable {
  meeting_presence_id: ColumnType<number, never, never>;
  member_id: string;
  session_id: string;
  meeting_number: number;
  customer_id: string;
  joined_at: Date;
  left_at: Date | null;
}

export interface MemberTable {
  member_id: string;
  customer_id: string;
  email: string;
  first_name: string;
  last_name: string;
  display_name: ColumnType<string, never, never>;
  profile_image_url: string | null;
  job_role: string | null;
  company_name: string | null;
  is_staff: ColumnType<boolean, boolean | undefined, boolean>;
  listed: ColumnType<boolean, boolean | undefined, boolean>;
  test_data: ColumnType<boolean, boolean | undefined, boolean>;
  manage_billing: ColumnType<boolean, boolean | undefined, boolean>;
  registered_at: Date;
}

export interface MemberEventTable {
  member_event_id: string;
  title: string;
  subtitle: ColumnType<string, string | undefined, string>;
  details: ColumnType<string, string | undefined, string>;
  status: ColumnType<'PUBLISHED' | 'CANCELED', 'PUBLISHED' | 'CANCELED' | undefined, 'PUBLISHED' | 'CANCELED'>;
  start_at: Date;
  end_at: Date | null;
  ends_at: ColumnType<Date, never, never>;
  time_zone: ColumnType<string, string | undefined, string>;
  hero_image_url: string;
  type: string | null;
  type_label: string | null;
  category: string | null;
  category_label: string | null;
  zoom_link: string | null;
  recording_url: string | null;
  revision: ColumnType<number, number | undefined, number>;
}

export interface MemberEventRsvpTable {
  member_event_rsvp_id: ColumnType<number, never, never>;
  member_id: string;
  member_event_id: string;
  customer_id: string;
  status: 'ACTIVE' | 'DELETED';
  changes: ColumnType<number, number | undefined, number>;
  changed_at: Date;
  registered_changes: ColumnType<number, number | undefined, number>;
  zoom_join_url: string | null;
  zoom_registrant_id: string | null;
  reminded_at: Date | null;
  inside_since: Date | null;
}

export interface MemberPasswordTable {
  member_id: string;
  hash: string;
  may_sign_in: ColumnType<boolean, boolean | undefined, boolean>;
  changed_at: Date;
}

export interface MemberStandingTable {
  member_id: string;
  account_type: 'ALUMNI' | 'EMPLOYEE' | 'LIMITED' | 'MEMBER' | 'POST_TRIAL' | 'TRIAL';
  since: Date;
}

export interface MeteringUseTable {
  member_id: string;
  window_start: ColumnType<string, Date | string, Date | string>;
  video_id: string;
  customer_id: string;
  reserved_at: Date;
  confirmed_at: Date | null;
  reservations: ColumnType<number, number | undefined, number>;
  farthest_before: ColumnType<number, number | undefined, number>;
  covered_before: ColumnType<number, number | undefined, number>;
}

export interface OidcKeyTable {
  kid: string;
  public_jwk: unknown;
  sealed_private_jwk: Buffer;
  created_at: Date;
}

export interface OidcRecordTable {
  model: string;
  id_hash: string;
  grant_id: string | null;
  uid: string | null;
  payload: unknown;
  consumed_at: Date | null;
  expires_at: Date;
}

export interface PageContentTable {
  slug: string;
  lang_code: ColumnType<string, string | undefined, string>;
  publish_status: ColumnType<'ACTIVE' | 'DRAFT', 'ACTIVE' | 'DRAFT' | undefined, 'ACTIVE' | 'DRAFT'>;
  title: string;
  body: string;
}

export interface RequestNumberTable {
  member_id: string;
  subject: string;
  device: string;
  number: number;
  at: Date;
}

export interface SamlAssertionTable {
  issuer: string;
  assertion_id: string;
  expires_at: Date;
}

export interface SamlKeyTable {
  saml_key_id: ColumnType<number, never, never>;
  certificate: string;
  sealed_private_key: Buffer;
  created_at: Date;
}

export interface SeatOfferTable {
  session_id: string;
  member_id: string;
  offered_at: Date;
  expires_at: Date;
  settled_at: Date | null;
  claimed: boolean | null;
  swap: ColumnType<boolean, boolean | undefined, boolean>;
}

export interface SessionTable {
  session_id: string;
  course_id: string;
  session_type: 'LIVE' | 'ON_DEMAND';
  title: string;
  subtitle: ColumnType<string, string | undefined, string>;
  description: ColumnType<string, string | undefined, string>;
  start_at: Date | null;
  end_at: Date | null;
  activate_at: Date | null;
  enrollment_opens_at: Date | null;
  enrollment_close: Date | null;
  time_zone: ColumnType<string, string | undefined, string>;
  is_free_session: ColumnType<boolean, boolean | undefined, boolean>;
  hide_in_catalog: ColumnType<boolean, boolean | undefined, boolean>;
  manual_enrollment: ColumnType<boolean, boolean | undefined, boolean>;
  waitlist_allowed: ColumnType<boolean, boolean | undefined, boolean>;
  recording_counts: ColumnType<boolean, boolean | undefined, boolean>;
  cancelled_at: Date | null;
  published: ColumnType<boolean, boolean | undefined, boolean>;
  gated_access_type: string | null;
  session_meta: ColumnType<unknown, unknown | undefined, unknown>;
  course_type_meta: ColumnType<unknown, unknown | undefined, unknown>;
  ui_customizations: ColumnType<unknown, unknown | undefined, unknown>;
  calendar_fallback_url: string | null;
  teaching_assistant_id: string | null;
}

export interface SessionContentTable {
  session_content_id: string;
  session_id: string;
  parent_id: string | null;
  kind:
    | 'ANNOUNCEMENT'
    | 'CONTAINER'
    | 'RICH_TEXT'
    | 'VIDEO_GROUP'
    | 'CTA_BUTTON'
    | 'CALENDAR'
    | 'SCHEDULE'
    | 'CHECKLIST_ITEM';
  container_type: 'WELCOME' | 'RESOURCES' | 'TASK' | 'PROJECT_SUBMISSION' | null;
  title: ColumnType<string, string | undefined, string>;
  calendar_date: Date | null;
  enabled_at: Date | null;
  sort_order: ColumnType<number, number | undefined, number>;
  optional: ColumnType<boolean, boolean | undefined, boolean>;
  data: ColumnType<unknown, unknown | undefined, unknown>;
}

export interface SessionLinkTable {
  token: string;
  member_id: string;
  session_id: string;
  created_at: Date;
}

export interface SessionSeatTable {
  session_id: string;
  capacity: number | null;
  taken: ColumnType<number, number | undefined, number>;
  waiting: ColumnType<number, number | undefined, number>;
  next_place: ColumnType<number, number | undefined, number>;
  held: ColumnType<number, number | undefined, number>;
}

export interface SettingTable {
  key: string;
  value: unknown;
}

export interface SignInTable {
  sid: string;
  member_id: string;
  user_agent: string;
  created_at: Date;
  ended_at: Date | null;
}

export interface SignInTryTable {
  bucket: string;
  tries: number;
  until: Date;
}

export interface SurveyResponseTable {
  member_id: string;
  survey_type: string;
  asked_at: Date | null;
  completed_at: Date | null;
  responses: unknown;
}

export interface UsedBotChallengeTable {
  use_key: string;
  expires_at: Date;
}

export interface VerificationCodeTable {
  address: string;
  purpose: 'RESET_PASSWORD' | 'SET_PASSWORD';
  code_hash: string;
  tries: ColumnType<number, number | undefined, number>;
  expires_at: Date;
}

export interface VideoTable {
  video_id: string;
  external_key: string;
  title: string;
  description: ColumnType<string, string | undefined, string>;
  duration: number;
  aspect_width: ColumnType<number, number | undefined, number>;
  aspect_height: ColumnType<number, number | undefined, number>;
  thumbnail_url: string;
  is_ai_generated: ColumnType<boolean, boolean | undefined, boolean>;
  meta: ColumnType<unknown, unknown | undefined, unknown>;
  chapters: ColumnType<unknown, unknown | undefined, unknown>;
  transcript: ColumnType<unknown, unknown | undefined, unknown>;
}

export interface VideoProgressTable {
  member_id: string;
  session_id: string;
  video_id: string;
  customer_id: string;
  farthest_watched_time: ColumnType<number, number | undefined, number>;
  continue_at_time: ColumnType<number, number | undefined, number>;
  covered: ColumnType<string, string | undefined, string>;
  completed_at: Date | null;
  watched_at: Date;
  continue_at_seq: ColumnType<number, number | undefined, number>;
  credit: ColumnType<number, number | undefined, number>;
}

export interface ViewingTable {
  viewing_id: string;
  member_id: string;
  customer_id: string;
  video_id: string;
  session_id: string;
  course_id: string;
  status: 'IN_PROGRESS' | 'ENDED';
  started_at: Date;
  last_beat_at: Date;
  ended_at: Date | null;
  client_seq: ColumnType<number, number | undefined, number>;
  max_playhead: ColumnType<number, number | undefined, number>;
  playing_seconds: ColumnType<number, number | undefined, number>;
  user_client_uri: ColumnType<string, string | undefined, string>;
  duration: number;
  credit_rule: ColumnType<string, string | undefined, string>;
  may_enroll: ColumnType<boolean, boolean | undefined, boolean>;
}

export interface Tables {
  account_link: AccountLinkTable;
  analytics_event: AnalyticsEventTable;
  attendance: AttendanceTable;
  audit_entry: AuditEntryTable;
  bookmark: BookmarkTable;
  catalogue_version: CatalogueVersionTable;
  content_progress: ContentProgressTable;
  contract: ContractTable;
  course: CourseTable;
  course_badge: CourseBadgeTable;
  course_completion: CourseCompletionTable;
  course_faculty: CourseFacultyTable;
  course_priority: CoursePriorityTable;
  customer: CustomerTable;
  email_domain: EmailDomainTable;
  enrollment: EnrollmentTable;
  enrollment_event: EnrollmentEventTable;
  entitlement: EntitlementTable;
  entitlement_grant: EntitlementGrantTable;
  event_calendar: EventCalendarTable;
  event_invitation: EventInvitationTable;
  faculty: FacultyTable;
  federated_identity: FederatedIdentityTable;
  federation_attempt: FederationAttemptTable;
  flag: FlagTable;
  group_video: GroupVideoTable;
  identity_realm: IdentityRealmTable;
  invitation_opt_out: InvitationOptOutTable;
  limit_bucket: LimitBucketTable;
  limited_signup: LimitedSignupTable;
  lms_provider: LmsProviderTable;
  mail: MailTable;
  meeting: MeetingTable;
  meeting_presence: MeetingPresenceTable;
  member: MemberTable;
  member_event: MemberEventTable;
  member_event_rsvp: MemberEventRsvpTable;
  member_password: MemberPasswordTable;
  member_standing: MemberStandingTable;
  metering_use: MeteringUseTable;
  oidc_key: OidcKeyTable;
  oidc_record: OidcRecordTable;
  page_content: PageContentTable;
  request_number: RequestNumberTable;
  saml_assertion: SamlAssertionTable;
  saml_key: SamlKeyTable;
  seat_offer: SeatOfferTable;
  session: SessionTable;
  session_content: SessionContentTable;
  session_link: SessionLinkTable;
  session_seat: SessionSeatTable;
  setting: SettingTable;
  sign_in: SignInTable;
  sign_in_try: SignInTryTable;
  survey_response: SurveyResponseTable;
  used_bot_challenge: UsedBotChallengeTable;
  verification_code: VerificationCodeTable;
  video: VideoTable;
  video_progress: VideoProgressTable;
  viewing: ViewingTable;
}

// What functions answer; a column of which PostgreSQL cannot tell whether it may be null counts as one that may.
export interface SessionFactsRow {
  session_id: string;
  course_id: string;
  session_type: 'LIVE' | 'ON_DEMAND';
  title: string;
  subtitle: string;
  description: string;
  start_at: Date | null;
  end_at: Date | null;
  activate_at: Date | null;
  enrollment_opens_at: Date | null;
  enrollment_close: Date | null;
  time_zone: string;
  is_free_session: boolean;
  hide_in_catalog: boolean;
  manual_enrollment: boolean;
  waitlist_allowed: boolean;
  recording_counts: boolean;
  cancelled_at: Date | null;
  session_meta: unknown;
  course_type_meta: unknown;
  ui_customizations: unknown;
  calendar_fallback_url: string | null;
  teaching_assistant_id: string | null;
  course_type: 'WORKSHOP' | 'SPRINT' | 'CAPSTONE' | 'BOOTCAMP' | 'CRASH_COURSE' | 'CUSTOMER' | 'OPEN';
  course_title: string;
  cover_image_url: string;
  open_to: string[];
  course_meta: unknown;
  credit_rule: 'farthest' | 'coverage';
  capacity: number | null;
  taken: number;
  held: number;
  status: 'NONE' | 'ENROLLED' | 'WAITLISTED' | null;
  place: number | null;
  seatless: boolean | null;
  offer_expires_at: Date | null;
  has_priority: boolean | null;
  attended_at: Date | null;
  badge_awarded_at: Date | null;
  user_session: unknown;
}

export interface SessionVideosRow {
  session_id: string;
  container_id: string | null;
  group_id: string;
  group_title: string;
  group_data: unknown;
  course_content_id: string;
  video_id: string;
  external_key: string;
  container_order: number;
  group_order: number;
  video_order: number;
  enabled_at: Date | null;
  optional: boolean;
  completion_required: boolean;
  hide_preview: boolean;
  completed_at: Date | null;
  session_video: unknown;
}

export interface TableFunctions {
  session_facts: SessionFactsRow;
  session_videos: SessionVideosRow;
}
