// Generated from the migrated database by `npm run gen`. Do not edit.
import type { ColumnType } from 'kysely';

export interface AcademySettingsTable {
  version: number;
  body: unknown;
  saved_by: string;
  saved_at: Date;
}

export interface AcceptedOfferTable {
  member_id: string;
  coupon: string;
  subscription_id: string;
  period_end: Date;
  current_price: number;
  discount_price: number;
  accepted_at: Date;
  applied_at: Date | null;
}

export interface AccountLinkTable {
  member_id: string;
  email: string;
  requested_at: Date;
  expires_at: Date;
  verified_at: Date | null;
  issuer: string | null;
  subject: string | null;
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

export interface ApiTokenTable {
  api_token_id: string;
  name: string;
  secret_hash: string;
  ending: string;
  role: 'auditor' | 'editor' | 'support' | 'commerce';
  may_write: boolean;
  made_by: string;
  made_at: Date;
  expires_at: Date;
  last_used_at: Date | null;
  ended_at: Date | null;
  ended_by: string | null;
}

export interface ArchivedDocumentTable {
  kind: string;
  id: string;
  archived_by: string;
  archived_at: Date;
}

export interface AttendanceTable {
  member_id: string;
  session_id: string;
  customer_id: string;
  attended_at: Date;
  marked_at: Date | null;
}

export interface AuditEntryTable {
  audit_entry_id: ColumnType<number, never, never>;
  at: Date;
  actor_member_id: string | null;
  action: string;
  subject: string;
  detail: ColumnType<unknown, unknown | undefined, unknown>;
  actor_kind: 'PERSON' | 'COMMAND' | 'JOB';
  actor_name: string | null;
  reason: string | null;
  before: unknown;
  after: unknown;
}

export interface BillingAccountTable {
  member_id: string;
  provider_customer_id: string;
  revision: ColumnType<number, number | undefined, number>;
  payments_read: ColumnType<boolean, boolean | undefined, boolean>;
}

export interface BillingCheckoutTable {
  checkout_id: string;
  member_id: string;
  product_id: string;
  promo_code: string | null;
  return_url: string;
  cancel_url: string;
  url: string;
  created_at: Date;
  expires_at: Date;
  completed_at: Date | null;
  subscription_id: string | null;
  price_id: string | null;
}

export interface BillingEventTable {
  event_id: string;
  type: string;
  provider_customer_id: string | null;
  created_at: Date;
  received_at: Date;
  handled_at: Date | null;
}

export interface BillingOwedTable {
  payment_id: string;
  amount: number;
  owed_since: Date;
  given_back_at: Date | null;
  attempt: ColumnType<number, number | undefined, number>;
  refused_at: Date | null;
}

export interface BillingPaymentTable {
  payment_id: string;
  member_id: string;
  product_id: string | null;
  subscription_id: string | null;
  amount: number;
  refunded: ColumnType<number, number | undefined, number>;
  paid: boolean;
  happened_at: Date;
  invoice_url: string | null;
  tries: ColumnType<number, number | undefined, number>;
  retry_at: Date | null;
  dispute_state: 'OPEN' | 'WON' | 'LOST' | null;
  dispute_due_at: Date | null;
}

export interface BillingPriceTable {
  price_id: string;
  product_id: string;
  current: boolean;
}

export interface BillingProductTable {
  product_id: string;
  name: string;
  kind: 'MEMBERSHIP' | 'UPGRADE' | 'PURCHASE';
  lookup_key: string;
  amount: number;
  entitlement_ids: string[];
  sellable: ColumnType<boolean, boolean | undefined, boolean>;
  about: ColumnType<string, string | undefined, string>;
  features: ColumnType<string[], string[] | undefined, string[]>;
  currency: ColumnType<string, string | undefined, string>;
  billing_interval: string | null;
  plan_sets: ColumnType<number[], number[] | undefined, number[]>;
  sort_order: ColumnType<number, number | undefined, number>;
  upgrades_from: string | null;
  upgrades_to: string | null;
}

export interface BillingPromotionTable {
  code: string;
  account_type: 'ALUMNI' | 'LIMITED' | 'POST_TRIAL' | 'TRIAL';
  amount_off: number;
  starts_at: Date;
  ends_at: Date;
  confirmed: ColumnType<boolean, boolean | undefined, boolean>;
}

export interface BillingRefundTable {
  surplus_id: string;
  member_id: string;
  kind: 'MEMBERSHIP' | 'UPGRADE' | 'PURCHASE';
  payment_id: string | null;
  amount: number;
  decided_at: Date;
  done_at: Date | null;
  attempt: ColumnType<number, number | undefined, number>;
  refused_at: Date | null;
}

export interface BillingRunTable {
  run_id: ColumnType<number, never, never>;
  kind: 'NIGHT' | 'TEAM' | 'COMPARE';
  begun_at: Date;
  ended_at: Date | null;
  subscriptions: ColumnType<number, number | undefined, number>;
  refunds: ColumnType<number, number | undefined, number>;
  lost: ColumnType<number, number | undefined, number>;
  owed: ColumnType<number, number | undefined, number>;
  failure: string | null;
}

export interface BillingRunDifferenceTable {
  run_id: number;
  place: number;
  provider_customer_id: string | null;
  subject: string;
  words: string;
  corrected: boolean;
}

export interface BillingSubscriptionTable {
  subscription_id: string;
  member_id: string;
  product_id: string;
  status: 'trialing' | 'active' | 'past_due' | 'canceled' | 'unpaid' | 'incomplete' | 'incomplete_expired' | 'paused';
  current_period_start: Date;
  current_period_end: Date;
  cancel_at: Date | null;
  change_scheduled: ColumnType<boolean, boolean | undefined, boolean>;
  discounted: ColumnType<boolean, boolean | undefined, boolean>;
  paid: ColumnType<boolean, boolean | undefined, boolean>;
  next_product_id: string | null;
  preview_coupon: string | null;
  preview_revision: number | null;
  preview_at: Date | null;
  preview_normal: number | null;
  preview_reduced: number | null;
  amount: number | null;
}

export interface BillingTeamRefundTable {
  refund_id: string;
  payment_id: string;
  member_id: string | null;
  amount: number;
  ends_subscription_id: string | null;
  decided_at: Date;
  state: ColumnType<'OPEN' | 'DONE' | 'REFUSED', 'OPEN' | 'DONE' | 'REFUSED' | undefined, 'OPEN' | 'DONE' | 'REFUSED'>;
  provider_refund_id: string | null;
  failure: string | null;
  counted: ColumnType<boolean, boolean | undefined, boolean>;
}

export interface BookmarkTable {
  member_id: string;
  content_type: 'COURSE' | 'LP_USER_PICK';
  content_id: string;
  created_at: Date;
}

export interface BulkActTable {
  bulk_act_id: string;
  act: 'PUBLISH' | 'SCHEDULE' | 'ARCHIVE' | 'RESTORE' | 'GIVE_AREA';
  kind: string | null;
  publish_at: Date | null;
  area: string | null;
  last_day: string | null;
  reason: string;
  begun_by: string;
  begun_at: Date;
  stopped_at: Date | null;
  ended_at: Date | null;
}

export interface BulkItemTable {
  bulk_act_id: string;
  place: number;
  document_id: string | null;
  title: string | null;
  version: number | null;
  member_id: string | null;
  outcome: 'DONE' | 'SAME' | 'FAILED' | null;
  why: string | null;
}

export interface CancelOfferTable {
  coupon: string;
  starts_at: Date;
  ends_at: Date | null;
  name: string;
  headline: string;
  subheadline: string;
  accept_cta: string;
  reject_cta: string;
}

export interface CaseStudyTable {
  case_study_id: string;
  title: string;
  published_at: Date;
  cover_image_url: string;
  body_text: ColumnType<string, string | undefined, string>;
  video_id: string | null;
  status: ColumnType<'DRAFT' | 'PUBLISHED', 'DRAFT' | 'PUBLISHED' | undefined, 'DRAFT' | 'PUBLISHED'>;
  search_title: ColumnType<string, never, never>;
  open_to: ColumnType<string[], string[] | undefined, string[]>;
}

export interface CaseStudyViewingTable {
  member_id: string;
  viewing_key: string;
  case_study_id: string;
  customer_id: string;
  started_at: Date;
  reported_at: Date;
  playing_seconds: ColumnType<number, number | undefined, number>;
  max_playhead: ColumnType<number, number | undefined, number>;
}

export interface CatalogueVersionTable {
  one: ColumnType<boolean, boolean | undefined, boolean>;
  version: number;
  changed_by: string | null;
}

export interface CertificateTable {
  certificate_id: string;
  slug: string;
  type: 'Open' | 'CrashCourse';
  publish_status: ColumnType<'ACTIVE' | 'DRAFT', 'ACTIVE' | 'DRAFT' | undefined, 'ACTIVE' | 'DRAFT'>;
  title: string;
  description: string;
  cover_image_url: string;
  badge_svg: string;
  primary_color: string;
  meta: ColumnType<unknown, unknown | undefined, unknown>;
  narrative: string;
  signer: string;
  cadence: ColumnType<
    'BIWEEKLY' | 'IMMEDIATE' | 'MANUAL',
    'BIWEEKLY' | 'IMMEDIATE' | 'MANUAL' | undefined,
    'BIWEEKLY' | 'IMMEDIATE' | 'MANUAL'
  >;
  sort_order: ColumnType<number, number | undefined, number>;
}

export interface CertificateCourseTable {
  certificate_group_id: string;
  course_id: string;
  publish_status: ColumnType<'ACTIVE' | 'DRAFT', 'ACTIVE' | 'DRAFT' | undefined, 'ACTIVE' | 'DRAFT'>;
  completion_required: ColumnType<boolean, boolean | undefined, boolean>;
  live_only: ColumnType<boolean, boolean | undefined, boolean>;
  meta: ColumnType<unknown, unknown | undefined, unknown>;
  sort_order: ColumnType<number, number | undefined, number>;
}

export interface CertificateGroupTable {
  certificate_group_id: string;
  certificate_id: string;
  version: number;
  title: string;
  description: ColumnType<string, string | undefined, string>;
  publish_status: ColumnType<'ACTIVE' | 'DRAFT', 'ACTIVE' | 'DRAFT' | undefined, 'ACTIVE' | 'DRAFT'>;
  num_elective_courses: ColumnType<number, number | undefined, number>;
  is_capstone_group: ColumnType<boolean, boolean | undefined, boolean>;
  meta: ColumnType<unknown, unknown | undefined, unknown>;
  sort_order: ColumnType<number, number | undefined, number>;
}

export interface CertificateNoticeTable {
  customer_id: string;
  fingerprint: string;
  days_before: number;
  done_at: Date;
}

export interface CertificateVersionTable {
  certificate_id: string;
  version: number;
  in_force_at: Date;
}

export interface CompanyDownloadTable {
  company_download_id: string;
  customer_id: string;
  member_id: string;
  download_type: 'courses' | 'employees' | 'employee_courses' | 'employees_and_courses';
  employee_id: string | null;
  filter: 'LAST_30_DAYS' | 'LAST_90_DAYS' | 'CONTRACT_TO_DATE';
  search_term: string;
  sort_key: string | null;
  sort_direction: 'ASC' | 'DESC' | null;
  requested_at: Date;
  size: number | null;
  expires_at: Date;
}

export interface CompanyDownloadPartTable {
  company_download_id: string;
  customer_id: string;
  part: number;
  content: Buffer;
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
  total_seats: ColumnType<number, number | undefined, number>;
  overage: ColumnType<boolean, boolean | undefined, boolean>;
  entitlement_ids: ColumnType<string[], string[] | undefined, string[]>;
  important_links: ColumnType<unknown, unknown | undefined, unknown>;
  version: ColumnType<number, number | undefined, number>;
}

export interface ContractNoticeTable {
  contract_id: string;
  ends_at: Date;
  days_before: number;
  done_at: Date;
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
  open_to: string[];
  course_meta: ColumnType<unknown, unknown | undefined, unknown>;
  credit_rule: ColumnType<'farthest' | 'coverage', 'farthest' | 'coverage' | undefined, 'farthest' | 'coverage'>;
  faculty_names: ColumnType<string, string | undefined, string>;
  search_words: ColumnType<string, never, never>;
  title_order: ColumnType<string, never, never>;
  search: ColumnType<string, never, never>;
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

export interface CourseFigureTable {
  customer_id: string;
  filter: 'LAST_30_DAYS' | 'LAST_90_DAYS' | 'CONTRACT_TO_DATE';
  course_id: string;
  enrolled: number;
  engaged: number;
  completed: number;
  views: number;
}

export interface CoursePriorityTable {
  member_id: string;
  course_id: string;
  session_id: string;
  granted_at: Date;
  used_at: Date | null;
}

export interface CredentialTable {
  credential_id: string;
  member_id: string | null;
  certificate_id: string;
  customer_id: string | null;
  version: number;
  holder_name: string;
  holder_email: string;
  title: string;
  description: string;
  narrative: string;
  criteria: string;
  courses: ColumnType<unknown, unknown | undefined, unknown>;
  issuer_name: string;
  signer: string;
  badge_svg: string;
  issued_at: Date;
  issued_by: string | null;
  status_number: ColumnType<number, never, never>;
  kid: string | null;
  jwt: string | null;
  revoked_at: Date | null;
  revoked_reason: string | null;
  replaces: string | null;
  awarded_at: Date | null;
  study_minutes: number | null;
}

export interface CredentialKeyTable {
  kid: string;
  public_jwk: unknown;
  sealed_private_jwk: Buffer | null;
  created_at: Date;
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
  former_key: ColumnType<string, string | undefined, string>;
  version: ColumnType<number, number | undefined, number>;
}

export interface CustomerDayTable {
  customer_id: string;
  day: ColumnType<string, Date | string, Date | string>;
  people: number;
  views: number;
  seconds: number;
}

export interface CustomerFigureTable {
  customer_id: string;
  filter: 'LAST_30_DAYS' | 'LAST_90_DAYS' | 'CONTRACT_TO_DATE';
  from_day: ColumnType<string, Date | string, Date | string>;
  to_day: ColumnType<string, Date | string, Date | string>;
  people: number;
  engaged: number;
  views: number;
  courses: number;
  completed: number;
  badges: number;
  badge_holders: number;
  seconds: number;
}

export interface CustomerPeriodTable {
  customer_id: string;
  filter: 'LAST_30_DAYS' | 'LAST_90_DAYS' | 'CONTRACT_TO_DATE';
  from_day: ColumnType<string, Date | string, Date | string>;
  to_day: ColumnType<string, Date | string, Date | string>;
  people: number;
  views: number;
  completed: number;
  badges: number;
}

export interface DataExportTable {
  data_export_id: string;
  member_id: string;
  requested_at: Date;
  ready_at: Date | null;
  expires_at: Date | null;
  archive: Buffer | null;
}

export interface DirectoryEntryTable {
  member_id: string;
  listed: boolean;
  standing_shown: boolean;
  customer_shown: boolean;
  visible: ColumnType<boolean, never, never>;
  has_picture: boolean;
  registered_at: Date;
  search_words: string;
  words: ColumnType<string[], never, never>;
}

export interface DirectoryWordTable {
  word: string;
}

export interface DistinctPeopleTable {
  member_id: string;
  other_id: string;
  dismissed_at: Date;
}

export interface DocumentPresenceTable {
  kind: string;
  document_id: string;
  member_id: string;
  field: string;
  seen_at: Date;
}

export interface DraftTable {
  kind: string;
  id: string;
  body: unknown;
  base: number;
  version: ColumnType<number, number | undefined, number>;
  saved_by: string;
  saved_at: Date;
  publish_at: Date | null;
  scheduled_by: string | null;
  note: ColumnType<string, string | undefined, string>;
  failed_at: Date | null;
  failure: string | null;
  scheduled_by_command: ColumnType<boolean, boolean | undefined, boolean>;
  title: string;
}

export interface EmailChangeTable {
  member_id: string;
  email: string;
  requested_at: Date;
  expires_at: Date;
  code_hash: string | null;
  tries: ColumnType<number, number | undefined, number>;
  done_at: Date | null;
}

export interface EmailDomainTable {
  domain: string;
  customer_id: string;
  verified_at: Date | null;
  verified_by: 'DNS' | 'STAFF' | null;
  proof_token: ColumnType<string, string | undefined, string>;
  added_at: Date | null;
  checked_at: Date | null;
  check_fault: 'NO_RECORD' | 'OTHER_RECORD' | 'NO_ANSWER' | null;
}

export interface EndedDraftTable {
  kind: string;
  id: string;
  version: number;
  revision: number | null;
}

export interface EndedJobTable {
  job_id: number;
  name: string;
  tries: number;
  queued_at: Date;
  begun_at: Date;
  ended_at: Date;
}

export interface EnrollmentTable {
  member_id: string;
  session_id: string;
  customer_id: string;
  status: 'NONE' | 'ENROLLED' | 'WAITLISTED';
  takes_seat: ColumnType<boolean, boolean | undefined, boolean>;
  waitlist_number: number | null;
  joined_at: Date;
  changed_at: Date;
}

export interface EnrollmentStepTable {
  enrollment_step_id: ColumnType<number, never, never>;
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

export interface EventChangeTable {
  member_event_id: string;
  start_at: Date;
  end_at: Date | null;
  status: 'PUBLISHED' | 'CANCELED';
  revision: number;
}

export interface EventInvitationTable {
  event_invitation_id: ColumnType<number, never, never>;
  member_id: string | null;
  member_event_id: string;
  address: string;
  token: string;
  sent_at: Date;
}

export interface ExampleDocumentTable {
  kind: string;
  id: string;
  sort_order: number;
  body: unknown;
  sha256: string | null;
  failure: string | null;
  added_at: Date;
  moved_at: Date | null;
}

export interface FacultyTable {
  faculty_id: string;
  full_name: string;
  role: ColumnType<string, string | undefined, string>;
  image_url: string;
  biography: string;
  slack_url: string | null;
  published: ColumnType<boolean, boolean | undefined, boolean>;
  created_at: Date;
}

export interface FederatedIdentityTable {
  issuer: string;
  subject: string;
  member_id: string;
  created_at: Date;
  last_used_at: Date | null;
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
  pass_short_code: string | null;
  offered_at: Date | null;
}

export interface FigureDueTable {
  figure_due_id: ColumnType<number, never, never>;
  customer_id: string;
  member_id: string;
}

export interface FigureLateTable {
  customer_id: string;
  at: Date | null;
}

export interface FigureRunTable {
  one: ColumnType<boolean, boolean | undefined, boolean>;
  at: Date;
}

export interface FilmTable {
  film_id: string;
  added_by: string | null;
  file_name: string;
  bytes: number;
  state: ColumnType<
    'UPLOADING' | 'WAITING' | 'ENCODING' | 'READY' | 'REFUSED' | 'FAILED',
    'UPLOADING' | 'WAITING' | 'ENCODING' | 'READY' | 'REFUSED' | 'FAILED' | undefined,
    'UPLOADING' | 'WAITING' | 'ENCODING' | 'READY' | 'REFUSED' | 'FAILED'
  >;
  progress: ColumnType<number, number | undefined, number>;
  tries: ColumnType<number, number | undefined, number>;
  fault: string | null;
  created_at: Date;
  duration: number | null;
  width: number | null;
  height: number | null;
  removable_at: Date | null;
  has_picture: ColumnType<boolean, boolean | undefined, boolean>;
}

export interface FlagTable {
  flag: string;
  default_value: unknown;
  targets: ColumnType<unknown, unknown | undefined, unknown>;
}

export interface FormerBillingAccountTable {
  provider_customer_id: string;
  member_id: string;
}

export interface FormerEmailTable {
  member_id: string;
  email: string;
  ended_at: Date;
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
  on_since: Date | null;
  public_only: ColumnType<boolean, boolean | undefined, boolean>;
}

export interface IndustryReferenceTable {
  industry_ref_id: string;
  industry: string;
  sort_order: number;
  active: ColumnType<boolean, boolean | undefined, boolean>;
}

export interface InvitationOptOutTable {
  address: string;
  at: Date;
}

export interface JobFunctionReferenceTable {
  job_function_ref_id: string;
  job_function: string;
  sort_order: number;
  active: ColumnType<boolean, boolean | undefined, boolean>;
}

export interface KnownBrowserTable {
  member_id: string;
  browser: string;
  since: Date;
  browser_hash: string;
  sid: string;
  used_at: Date;
}

export interface LearningPlanTable {
  learning_plan_id: ColumnType<number, never, never>;
  member_id: string;
  version: number;
  plan_key: string;
  responses: unknown;
  made_at: Date;
  replaced_at: Date | null;
}

export interface LearningPlanContentTable {
  version: number;
  content: unknown;
  saved_at: Date;
}

export interface LetterSwitchTable {
  letter: string;
  off_since: Date;
}

export interface LetterWordsTable {
  letter: string;
  subject: string;
  preheader: string;
  heading: string;
  text: string;
  button: string;
  saved_at: Date;
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
  customer_id: string | null;
}

export interface MailTable {
  mail_id: ColumnType<number, never, never>;
  dedupe_key: string;
  letter: string;
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
  removed_when_sent: ColumnType<boolean, boolean | undefined, boolean>;
  withdrawn_at: Date | null;
  failed_at: Date | null;
  again_of: number | null;
  leaves_at: Date | null;
  withheld: 'LETTER_OFF' | 'BOUNCED' | 'COMPLAINED' | null;
}

export interface MailChoiceTable {
  member_id: string;
  kind: 'REMINDERS' | 'RECORDINGS' | 'ACHIEVEMENTS';
  token: string;
  unwanted_since: Date | null;
}

export interface MailNoticeTable {
  notice_id: string;
  received_at: Date;
}

export interface MailTroubleTable {
  address: string;
  hard_bounces: ColumnType<number, number | undefined, number>;
  last_words: ColumnType<string, string | undefined, string>;
  last_at: Date;
  stopped_for: 'BOUNCED' | 'COMPLAINED' | null;
  stopped_since: Date | null;
}

export interface MeetingTable {
  session_id: string;
  meeting_number: number;
  title: string;
  start_at: Date;
  end_at: Date;
  revision: ColumnType<number, number | undefined, number>;
}

export interface MeetingAttendanceTable {
  member_id: string;
  session_id: string;
  meeting_number: number;
  customer_id: string;
  seconds: number;
  attended_at: Date | null;
  marked_at: Date | null;
}

export interface MeetingNoticeTable {
  notice_id: string;
  kind: 'ended' | 'recorded';
  link_part: string;
  happened_at: Date;
  url: string | null;
  received_at: Date;
  handled_at: Date | null;
  meetings: number | null;
}

export interface MeetingRecordingTable {
  session_id: string;
  meeting_number: number;
  url: string | null;
  video_id: string | null;
  ready_at: Date | null;
  film_id: string | null;
}

export interface MeetingRegistrationTable {
  member_id: string;
  session_id: string;
  registrant_id: string;
  join_url: string;
  link: string;
}

export interface MeetingReportTable {
  session_id: string;
  meeting_number: number;
  taken_at: Date;
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
  chosen_time_zone: string | null;
  browser_time_zone: string | null;
}

export interface MemberCertificateTable {
  member_id: string;
  certificate_id: string;
  customer_id: string;
  registered_at: Date | null;
  eligible_at: Date | null;
  held_at: Date | null;
  held_reason: string | null;
  issued_at: Date | null;
  changed_at: Date;
}

export interface MemberCourseFigureTable {
  customer_id: string;
  filter: 'LAST_30_DAYS' | 'LAST_90_DAYS' | 'CONTRACT_TO_DATE';
  course_id: string;
  member_id: string;
  status: 'ENROLLED' | 'IN_PROGRESS' | 'COMPLETED';
  enrolled_at: Date | null;
  completed_at: Date | null;
  progress: number;
  views: number;
  completed: number;
  badges: number;
  seconds: number;
  is_engaged: boolean;
  enrolled_sessions: string[];
  completed_sessions: string[];
}

export interface MemberDayTable {
  customer_id: string;
  member_id: string;
  day: ColumnType<string, Date | string, Date | string>;
  kind: 'VIDEO' | 'ATTENDED' | 'COMPLETED' | 'SUBMITTED' | 'DOWNLOADED' | 'CERTIFIED' | 'BADGE';
  course_id: string;
  session_id: string;
  thing: string;
  happened: number;
  seconds: number;
  last_at: Date;
}

export interface MemberErasureTable {
  member_id: string;
  requested_at: Date;
  due_at: Date;
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
  notified_revision: ColumnType<number, number | undefined, number>;
}

export interface MemberFigureTable {
  customer_id: string;
  filter: 'LAST_30_DAYS' | 'LAST_90_DAYS' | 'CONTRACT_TO_DATE';
  member_id: string;
  name: string;
  sort_name: string;
  email: string;
  search: string;
  status: 'INVITED' | 'ACTIVE' | 'INACTIVE' | 'DEACTIVATED';
  views: number;
  courses: number;
  completed: number;
  badges: number;
  seconds: number;
  is_engaged: boolean;
  last_active_at: Date | null;
}

export interface MemberPasswordTable {
  member_id: string;
  hash: string;
  may_sign_in: ColumnType<boolean, boolean | undefined, boolean>;
  changed_at: Date;
}

export interface MemberProfileTable {
  member_id: string;
  basic_info_version: ColumnType<number, number | undefined, number>;
  middle_name: string | null;
  pronouns: string | null;
  languages: ColumnType<string[], string[] | undefined, string[]>;
  location_version: ColumnType<number, number | undefined, number>;
  user_location_id: ColumnType<string, string | undefined, string>;
  country: string | null;
  region: string | null;
  city: string | null;
  company_version: ColumnType<number, number | undefined, number>;
  user_company_id: ColumnType<string, string | undefined, string>;
  job_info_version: ColumnType<number, number | undefined, number>;
  industry: string | null;
  job_function: string | null;
  social_version: ColumnType<number, number | undefined, number>;
  linkedin: string | null;
  twitter: string | null;
  instagram: string | null;
  community_version: ColumnType<number, number | undefined, number>;
  about: string | null;
  growth_tip: string | null;
  community_give: string | null;
  community_get: string | null;
  what_i_love: string | null;
}

export interface MemberStandingTable {
  member_id: string;
  account_type: 'ALUMNI' | 'EMPLOYEE' | 'LIMITED' | 'MEMBER' | 'POST_TRIAL' | 'TRIAL';
  since: Date;
}

export interface MergedAccountTable {
  former_id: string;
  member_id: string;
  merged_at: Date;
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

export interface NoteTable {
  member_id: string;
  note_id: string;
  session_id: string;
  group_id: string;
  content_id: string;
  video_id: string;
  seconds: number | null;
  text: string;
  created_at: Date;
  changed_at: Date;
  revision: number;
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
  page_content_id: string;
  created_at: Date;
}

export interface PassTable {
  pass_id: ColumnType<string, string | undefined, string>;
  short_code: string;
  customer_id: string;
  target_segment: 'CONSUMER' | 'ENTERPRISE';
  show_registration: ColumnType<boolean, boolean | undefined, boolean>;
  uses_sso: ColumnType<boolean, boolean | undefined, boolean>;
  allowed_domains: ColumnType<string[], string[] | undefined, string[]>;
  extra_fields: ColumnType<string[], string[] | undefined, string[]>;
  redemption_hash: string | null;
  uses_otrc: ColumnType<boolean, boolean | undefined, boolean>;
  redirect_url: string | null;
  meta: ColumnType<unknown, unknown | undefined, unknown>;
  video_ids: ColumnType<string[], string[] | undefined, string[]>;
  slots: number | null;
  taken: ColumnType<number, number | undefined, number>;
  return_slots: ColumnType<boolean, boolean | undefined, boolean>;
  starts_at: Date | null;
  closes_at: Date | null;
  entitlement_ids: ColumnType<string[], string[] | undefined, string[]>;
  duration_days: number | null;
  is_trial: ColumnType<boolean, boolean | undefined, boolean>;
  takes_seat: ColumnType<boolean, boolean | undefined, boolean>;
  session_ids: ColumnType<string[], string[] | undefined, string[]>;
  certificate_ids: ColumnType<string[], string[] | undefined, string[]>;
  tags: ColumnType<string[], string[] | undefined, string[]>;
  created_at: Date;
}

export interface PassCodeBatchTable {
  pass_code_batch_id: string;
  pass_id: string;
  size: number;
  made_at: Date;
  made_by: string;
  ended_at: Date | null;
  ended_by: string | null;
}

export interface PassOpenedTable {
  pass_id: string;
  opened: number;
}

export interface PassOpeningTable {
  pass_id: string;
  day: Date;
  opener: string;
}

export interface PassRedemptionCodeTable {
  pass_id: string;
  code_hash: string;
  pass_registration_id: string | null;
  redeemed_at: Date | null;
  pass_code_batch_id: string | null;
}

export interface PassRegistrationTable {
  pass_registration_id: ColumnType<string, string | undefined, string>;
  pass_id: string;
  address: string;
  first_name: string;
  last_name: string;
  company: string | null;
  job_title: string | null;
  job_level: string | null;
  company_number_of_employees: string | null;
  phone: string | null;
  state: 'HELD' | 'ACTIVATED' | 'REMOVED';
  tac_hash: string | null;
  mailed_at: Date | null;
  network: string;
  registered_at: Date;
  expires_at: Date;
  member_id: string | null;
  activated_at: Date | null;
}

export interface PersonNoteTable {
  note_id: string;
  member_id: string;
  author_id: string | null;
  note: string;
  written_at: Date;
}

export interface PresenceTable {
  presence_id: ColumnType<number, never, never>;
  member_id: string;
  customer_id: string;
  session_id: string | null;
  meeting_number: number | null;
  member_event_id: string | null;
  joined_at: Date;
  left_at: Date | null;
}

export interface ProjectSubmissionTable {
  submission_id: string;
  member_id: string;
  session_content_id: string;
  session_id: string;
  number: number;
  link: ColumnType<string, string | undefined, string>;
  note: ColumnType<string, string | undefined, string>;
  submitted_at: Date;
  state: 'WAITING' | 'RETURNED' | 'REVIEWED';
  words: ColumnType<string, string | undefined, string>;
  reviewed_at: Date | null;
  reviewer_id: string | null;
  replaced_at: Date | null;
}

export interface RecoveryCodeTable {
  member_id: string;
  code_hash: string;
  created_at: Date;
  expires_at: Date | null;
}

export interface RequestNumberTable {
  member_id: string;
  subject: string;
  device: string;
  number: number;
  at: Date;
}

export interface ResourceTable {
  resource_id: string;
  slug: string;
  type: 'STRATEGY_FRAMEWORK' | 'COMMUNITY_TACTIC' | 'PROMPT_PACK';
  title: string;
  subtitle: ColumnType<string, string | undefined, string>;
  cover_image_url: string;
  pdf_key: string | null;
  copy_url: string | null;
  open_to: ColumnType<string[], string[] | undefined, string[]>;
  published: ColumnType<boolean, boolean | undefined, boolean>;
  created_at: Date;
  modified_at: Date;
  keywords: ColumnType<string, string | undefined, string>;
  search_words: ColumnType<string, never, never>;
  search: ColumnType<string, never, never>;
}

export interface ResourceDownloadTable {
  member_id: string;
  resource_id: string;
  kind: 'PDF' | 'COPY';
  link_expires_at: Date;
  customer_id: string;
  downloaded_at: Date;
}

export interface ResourceItemTable {
  resource_content_id: string;
  resource_id: string;
  type: 'RICH_TEXT_HTML' | 'IMAGE';
  content: ColumnType<string, string | undefined, string>;
  anchor_name: string | null;
  image_url: string | null;
  sort_order: ColumnType<number, number | undefined, number>;
}

export interface ResourceTagTable {
  record_id: string;
  resource_id: string;
  tag_id: string;
  category: string;
  label: string;
  sort_order: ColumnType<number, number | undefined, number>;
}

export interface RevisionTable {
  kind: string;
  id: string;
  number: number;
  body: unknown;
  note: ColumnType<string, string | undefined, string>;
  actor: string | null;
  at: Date;
  draft_version: number | null;
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

export interface SavedViewTable {
  saved_view_id: string;
  member_id: string;
  page: string;
  name: string;
  query: string;
  shared: boolean;
}

export interface SeatTable {
  seat_id: ColumnType<string, string | undefined, string>;
  contract_id: string;
  customer_id: string;
  member_id: string;
  assigned_at: Date;
  activated_at: Date | null;
  revoked_at: Date | null;
  reminded_at: Date | null;
}

export interface SeatCountTable {
  contract_id: string;
  customer_id: string;
  assigned: ColumnType<number, number | undefined, number>;
  used: ColumnType<number, number | undefined, number>;
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

export interface SecondFactorTable {
  factor_id: string;
  member_id: string;
  kind: 'PASSKEY' | 'AUTHENTICATOR';
  name: string;
  created_at: Date;
  last_used_at: Date | null;
  sealed_secret: Buffer | null;
  last_step: number | null;
  credential_id: string | null;
  public_key: Buffer | null;
  sign_count: number | null;
  transports: ColumnType<string[], string[] | undefined, string[]>;
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
  slug: string | null;
  revision: ColumnType<number, number | undefined, number>;
}

export interface SessionActTable {
  session_id: string;
  before: unknown;
  after: unknown;
  lines: string[];
  acted_by: string;
  acted_at: Date;
  open_until: Date;
}

export interface SessionAnnouncementTable {
  announcement_id: string;
  session_id: string;
  subject: string;
  body: string;
  written_by: string;
  written_at: Date;
  leaves_at: Date | null;
  sent_at: Date | null;
  stopped_at: Date | null;
  sent_to: ColumnType<string, string | undefined, string>;
  mailed: ColumnType<number, number | undefined, number>;
}

export interface SessionChangeTable {
  session_id: string;
  before: unknown;
  held_until: Date | null;
  words: ColumnType<string, string | undefined, string>;
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
  archived_at: Date | null;
}

export interface SessionFigureTable {
  customer_id: string;
  filter: 'LAST_30_DAYS' | 'LAST_90_DAYS' | 'CONTRACT_TO_DATE';
  course_id: string;
  session_id: string;
  enrolled: number;
  completed: number;
}

export interface SessionLinkTable {
  token: string;
  member_id: string;
  session_id: string;
  created_at: Date;
}

export interface SessionReminderTable {
  session_id: string;
  kind: 'DAY' | 'HOUR';
  start_at: Date;
  reminded_at: Date;
}

export interface SessionSeatTable {
  session_id: string;
  capacity: number | null;
  taken: ColumnType<number, number | undefined, number>;
  waiting: ColumnType<number, number | undefined, number>;
  next_waitlist_number: ColumnType<number, number | undefined, number>;
  held: ColumnType<number, number | undefined, number>;
}

export interface SettingTable {
  key: string;
  value: unknown;
}

export interface SetupLinkTable {
  token_hash: string;
  address: string;
  expires_at: Date;
}

export interface SignInTable {
  sid: string;
  member_id: string;
  user_agent: string;
  created_at: Date;
  ended_at: Date | null;
  proved_at: Date | null;
  proved_by: string | null;
}

export interface SignInStepTable {
  step_hash: string;
  member_id: string;
  sealed: Buffer;
  expires_at: Date;
  browser_hash: string | null;
}

export interface SignOnDraftTable {
  customer_id: string;
  revision: string;
  kind: 'OIDC' | 'SAML';
  issuer: string;
  client_id: string | null;
  sealed_client_secret: Buffer | null;
  sso_url: string | null;
  certificates: ColumnType<string[], string[] | undefined, string[]>;
  saved_at: Date;
  tested_at: Date | null;
  test_fault: string | null;
  test_words: string | null;
  test_claims: ColumnType<string[], string[] | undefined, string[]>;
}

export interface StaffCourseTable {
  member_id: string;
  course_id: string;
  since: Date;
}

export interface StaffCustomerTable {
  member_id: string;
  customer_id: string;
  since: Date;
}

export interface StaffFactorDueTable {
  member_id: string;
  due_at: Date;
}

export interface StaffInvitationTable {
  address: string;
  token_hash: string;
  roles: string[];
  customer_ids: string[];
  course_ids: string[];
  expires_at: Date;
  accepted_at: Date | null;
  has_made_account: ColumnType<boolean, boolean | undefined, boolean>;
}

export interface StaffRoleTable {
  member_id: string;
  role: 'owner' | 'editor' | 'instructor' | 'support' | 'success' | 'commerce' | 'auditor';
  since: Date;
}

export interface SupportSessionTable {
  support_session_id: ColumnType<string, string | undefined, string>;
  member_id: string;
  staff_id: string | null;
  staff_role: string;
  sid: string;
  reason: string;
  began_at: Date;
  ends_at: Date;
  ended_at: Date | null;
}

export interface SurveyResponseTable {
  member_id: string;
  survey_type: string;
  asked_at: Date | null;
  completed_at: Date | null;
  responses: unknown;
}

export interface UploadTable {
  upload_id: string;
  upload_key: string;
  kind: 'profileImage' | 'picture' | 'cover' | 'document';
  member_id: string | null;
  added_by: string | null;
  file_name: ColumnType<string, string | undefined, string>;
  created_at: Date;
  published_at: Date | null;
  content_type: string | null;
  bytes: number | null;
  checksum: string | null;
  width: number | null;
  height: number | null;
  pages: number | null;
  removable_at: Date | null;
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
  network: ColumnType<string, string | undefined, string>;
  foreign_tries: ColumnType<number, number | undefined, number>;
  is_used: ColumnType<boolean, boolean | undefined, boolean>;
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
  is_silent: ColumnType<boolean, boolean | undefined, boolean>;
  search: ColumnType<string, never, never>;
  sentences: ColumnType<unknown[], never, never>;
  language: ColumnType<string, string | undefined, string>;
  translations: ColumnType<unknown, unknown | undefined, unknown>;
  caption_languages: ColumnType<unknown, never, never>;
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
  reported_to: number | null;
}

export interface WebhookDeliveryTable {
  webhook_delivery_id: ColumnType<string, string | undefined, string>;
  webhook_event_id: string;
  webhook_endpoint_id: string;
  state: ColumnType<
    'WAITING' | 'DELIVERED' | 'FAILED',
    'WAITING' | 'DELIVERED' | 'FAILED' | undefined,
    'WAITING' | 'DELIVERED' | 'FAILED'
  >;
  tries: ColumnType<number, number | undefined, number>;
  begun_at: Date;
  next_at: Date | null;
  failure: string | null;
  settled_at: Date | null;
  created_at: Date;
}

export interface WebhookEndpointTable {
  webhook_endpoint_id: string;
  address: string;
  event_types: string[];
  is_on: boolean;
  sealed_secret: Buffer;
  secret_number: ColumnType<number, number | undefined, number>;
  sealed_former_secret: Buffer | null;
  former_until: Date | null;
  made_at: Date;
  failing_since: Date | null;
  given_up_at: Date | null;
  removed_at: Date | null;
}

export interface WebhookEventTable {
  webhook_event_id: ColumnType<string, string | undefined, string>;
  type: string;
  happened_at: Date;
  body: string;
}

export interface Tables {
  academy_settings: AcademySettingsTable;
  accepted_offer: AcceptedOfferTable;
  account_link: AccountLinkTable;
  analytics_event: AnalyticsEventTable;
  api_token: ApiTokenTable;
  archived_document: ArchivedDocumentTable;
  attendance: AttendanceTable;
  audit_entry: AuditEntryTable;
  billing_account: BillingAccountTable;
  billing_checkout: BillingCheckoutTable;
  billing_event: BillingEventTable;
  billing_owed: BillingOwedTable;
  billing_payment: BillingPaymentTable;
  billing_price: BillingPriceTable;
  billing_product: BillingProductTable;
  billing_promotion: BillingPromotionTable;
  billing_refund: BillingRefundTable;
  billing_run: BillingRunTable;
  billing_run_difference: BillingRunDifferenceTable;
  billing_subscription: BillingSubscriptionTable;
  billing_team_refund: BillingTeamRefundTable;
  bookmark: BookmarkTable;
  bulk_act: BulkActTable;
  bulk_item: BulkItemTable;
  cancel_offer: CancelOfferTable;
  case_study: CaseStudyTable;
  case_study_viewing: CaseStudyViewingTable;
  catalogue_version: CatalogueVersionTable;
  certificate: CertificateTable;
  certificate_course: CertificateCourseTable;
  certificate_group: CertificateGroupTable;
  certificate_notice: CertificateNoticeTable;
  certificate_version: CertificateVersionTable;
  company_download: CompanyDownloadTable;
  company_download_part: CompanyDownloadPartTable;
  content_progress: ContentProgressTable;
  contract: ContractTable;
  contract_notice: ContractNoticeTable;
  course: CourseTable;
  course_badge: CourseBadgeTable;
  course_completion: CourseCompletionTable;
  course_faculty: CourseFacultyTable;
  course_figure: CourseFigureTable;
  course_priority: CoursePriorityTable;
  credential: CredentialTable;
  credential_key: CredentialKeyTable;
  customer: CustomerTable;
  customer_day: CustomerDayTable;
  customer_figure: CustomerFigureTable;
  customer_period: CustomerPeriodTable;
  data_export: DataExportTable;
  directory_entry: DirectoryEntryTable;
  directory_word: DirectoryWordTable;
  distinct_people: DistinctPeopleTable;
  document_presence: DocumentPresenceTable;
  draft: DraftTable;
  email_change: EmailChangeTable;
  email_domain: EmailDomainTable;
  ended_draft: EndedDraftTable;
  ended_job: EndedJobTable;
  enrollment: EnrollmentTable;
  enrollment_step: EnrollmentStepTable;
  entitlement: EntitlementTable;
  entitlement_grant: EntitlementGrantTable;
  event_calendar: EventCalendarTable;
  event_change: EventChangeTable;
  event_invitation: EventInvitationTable;
  example_document: ExampleDocumentTable;
  faculty: FacultyTable;
  federated_identity: FederatedIdentityTable;
  federation_attempt: FederationAttemptTable;
  figure_due: FigureDueTable;
  figure_late: FigureLateTable;
  figure_run: FigureRunTable;
  film: FilmTable;
  flag: FlagTable;
  former_billing_account: FormerBillingAccountTable;
  former_email: FormerEmailTable;
  group_video: GroupVideoTable;
  identity_realm: IdentityRealmTable;
  industry_reference: IndustryReferenceTable;
  invitation_opt_out: InvitationOptOutTable;
  job_function_reference: JobFunctionReferenceTable;
  known_browser: KnownBrowserTable;
  learning_plan: LearningPlanTable;
  learning_plan_content: LearningPlanContentTable;
  letter_switch: LetterSwitchTable;
  letter_words: LetterWordsTable;
  limit_bucket: LimitBucketTable;
  limited_signup: LimitedSignupTable;
  lms_provider: LmsProviderTable;
  mail: MailTable;
  mail_choice: MailChoiceTable;
  mail_notice: MailNoticeTable;
  mail_trouble: MailTroubleTable;
  meeting: MeetingTable;
  meeting_attendance: MeetingAttendanceTable;
  meeting_notice: MeetingNoticeTable;
  meeting_recording: MeetingRecordingTable;
  meeting_registration: MeetingRegistrationTable;
  meeting_report: MeetingReportTable;
  member: MemberTable;
  member_certificate: MemberCertificateTable;
  member_course_figure: MemberCourseFigureTable;
  member_day: MemberDayTable;
  member_erasure: MemberErasureTable;
  member_event: MemberEventTable;
  member_event_rsvp: MemberEventRsvpTable;
  member_figure: MemberFigureTable;
  member_password: MemberPasswordTable;
  member_profile: MemberProfileTable;
  member_standing: MemberStandingTable;
  merged_account: MergedAccountTable;
  metering_use: MeteringUseTable;
  note: NoteTable;
  oidc_key: OidcKeyTable;
  oidc_record: OidcRecordTable;
  page_content: PageContentTable;
  pass: PassTable;
  pass_code_batch: PassCodeBatchTable;
  pass_opened: PassOpenedTable;
  pass_opening: PassOpeningTable;
  pass_redemption_code: PassRedemptionCodeTable;
  pass_registration: PassRegistrationTable;
  person_note: PersonNoteTable;
  presence: PresenceTable;
  project_submission: ProjectSubmissionTable;
  recovery_code: RecoveryCodeTable;
  request_number: RequestNumberTable;
  resource: ResourceTable;
  resource_download: ResourceDownloadTable;
  resource_item: ResourceItemTable;
  resource_tag: ResourceTagTable;
  revision: RevisionTable;
  saml_assertion: SamlAssertionTable;
  saml_key: SamlKeyTable;
  saved_view: SavedViewTable;
  seat: SeatTable;
  seat_count: SeatCountTable;
  seat_offer: SeatOfferTable;
  second_factor: SecondFactorTable;
  session: SessionTable;
  session_act: SessionActTable;
  session_announcement: SessionAnnouncementTable;
  session_change: SessionChangeTable;
  session_content: SessionContentTable;
  session_figure: SessionFigureTable;
  session_link: SessionLinkTable;
  session_reminder: SessionReminderTable;
  session_seat: SessionSeatTable;
  setting: SettingTable;
  setup_link: SetupLinkTable;
  sign_in: SignInTable;
  sign_in_step: SignInStepTable;
  sign_on_draft: SignOnDraftTable;
  staff_course: StaffCourseTable;
  staff_customer: StaffCustomerTable;
  staff_factor_due: StaffFactorDueTable;
  staff_invitation: StaffInvitationTable;
  staff_role: StaffRoleTable;
  support_session: SupportSessionTable;
  survey_response: SurveyResponseTable;
  upload: UploadTable;
  used_bot_challenge: UsedBotChallengeTable;
  verification_code: VerificationCodeTable;
  video: VideoTable;
  video_progress: VideoProgressTable;
  viewing: ViewingTable;
  webhook_delivery: WebhookDeliveryTable;
  webhook_endpoint: WebhookEndpointTable;
  webhook_event: WebhookEventTable;
}

// What functions answer; a column of which PostgreSQL cannot tell whether it may be null counts as one that may.
export interface CompaniesWithContractRow {
  customer_id: string | null;
}

export interface CompanyProgramRow {
  starts_on: string | null;
  ends_on: string | null;
  total_seats: number | null;
  assigned_seats: number | null;
  used_seats: number | null;
  important_links: unknown;
}

export interface CompanyProgramsRow {
  customer_id: string | null;
  contract_start: string | null;
  contract_end: string | null;
  total_seats: number | null;
  used_seats: number | null;
}

export interface CompanyStatesRow {
  customer_id: string | null;
  state: string | null;
  starts_on: string | null;
  ends_on: string | null;
  total_seats: number | null;
  assigned_seats: number | null;
  used_seats: number | null;
  overage: boolean | null;
}

export interface ContentTextsRow {
  kind: string | null;
  id: string | null;
  title: string | null;
  field: string | null;
  value: string | null;
}

export interface ContractNoticesDueRow {
  contract_id: string | null;
  customer_id: string | null;
  over_at: Date | null;
  days_before: number | null;
}

export interface ContractsOverRow {
  contract_id: string | null;
  customer_id: string | null;
}

export interface CourseProgressRow {
  member_id: string | null;
  course_id: string;
  progress: number | null;
}

export interface DashboardsDueRow {
  contract_id: string | null;
  customer_id: string | null;
}

export interface EntriesNamedRow {
  member_id: string | null;
  has_picture: boolean | null;
  registered_at: Date | null;
  total: number | null;
}

export interface EntriesSimilarRow {
  member_id: string | null;
  has_picture: boolean | null;
  registered_at: Date | null;
  likeness: number | null;
  total: number | null;
}

export interface FigurePeriodsRow {
  filter: string | null;
  from_day: string | null;
  to_day: string | null;
}

export interface FigureRangesRow {
  filter: string | null;
  from_day: string | null;
  to_day: string | null;
}

export interface FiguresOfDaysRow {
  engaged: number | null;
  views: number | null;
  completed: number | null;
  badges: number | null;
  seconds: number;
}

export interface FoldMembersRow {
  touched_days: string[] | null;
  touched_courses: string[] | null;
}

export interface JobOfKeyRow {
  job_id: number | null;
  state: string | null;
  tries: number | null;
  error: string | null;
  next_at: Date | null;
}

export interface LeaveSeatsRow {
  seat_id: string | null;
}

export interface MemberFactsRow {
  member_id: string | null;
  at: Date | null;
  kind: string | null;
  course_id: string | null;
  session_id: string | null;
  thing: string | null;
  seconds: number | null;
}

export interface MergeRowsRow {
  fate: string | null;
  subject: string | null;
  amount: number | null;
}

export interface MergeRulesRow {
  table_name: string | null;
  column_name: string | null;
  rule: string | null;
  subject: string | null;
  keys: string | null;
  better: string | null;
  combine: string | null;
}

export interface PeopleOnDaysRow {
  member_id: string;
  is_engaged: boolean | null;
  views: number | null;
  completed: number | null;
  badges: number | null;
  seconds: number | null;
}

export interface PersonalDataRow {
  table_name: string | null;
  file_name: string | null;
  rows: unknown;
}

export interface ProgramContractsRow {
  contract_id: string | null;
  starts_on: string | null;
  ends_on: string | null;
  is_running: boolean | null;
}

export interface QueuedJobsRow {
  job_id: number | null;
  name: string | null;
  payload: unknown;
  state: string | null;
  tries: number | null;
  most_tries: number | null;
  error: string | null;
  queued_at: Date | null;
  next_at: Date | null;
  begun_at: Date | null;
}

export interface SeatHoldersRow {
  filter: string | null;
  from_day: string | null;
  to_day: string | null;
  member_id: string;
  is_held: boolean | null;
  is_activated: boolean | null;
}

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
  cancelled_at: Date | null;
  session_meta: unknown;
  course_type_meta: unknown;
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
  waitlist_number: number | null;
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

export interface SettleMergeRow {
  subject: string | null;
  amount: number | null;
  ids: string[] | null;
}

export interface SimilarCoursesRow {
  course_id: string | null;
  likeness: number | null;
}

export interface SimilarWordsRow {
  part: number | null;
  word: string | null;
  likeness: number | null;
}

export interface UploadUsesRow {
  upload_key: string | null;
  kind: string | null;
  id: string | null;
  title: string | null;
  field: string | null;
}

export interface UsesOfUploadRow {
  kind: string | null;
  id: string | null;
  title: string | null;
  field: string | null;
}

export interface TableFunctions {
  companies_with_contract: CompaniesWithContractRow;
  company_program: CompanyProgramRow;
  company_programs: CompanyProgramsRow;
  company_states: CompanyStatesRow;
  content_texts: ContentTextsRow;
  contract_notices_due: ContractNoticesDueRow;
  contracts_over: ContractsOverRow;
  course_progress: CourseProgressRow;
  dashboards_due: DashboardsDueRow;
  entries_named: EntriesNamedRow;
  entries_similar: EntriesSimilarRow;
  figure_periods: FigurePeriodsRow;
  figure_ranges: FigureRangesRow;
  figures_of_days: FiguresOfDaysRow;
  fold_members: FoldMembersRow;
  job_of_key: JobOfKeyRow;
  leave_seats: LeaveSeatsRow;
  member_facts: MemberFactsRow;
  merge_rows: MergeRowsRow;
  merge_rules: MergeRulesRow;
  people_on_days: PeopleOnDaysRow;
  personal_data: PersonalDataRow;
  program_contracts: ProgramContractsRow;
  queued_jobs: QueuedJobsRow;
  seat_holders: SeatHoldersRow;
  session_facts: SessionFactsRow;
  session_videos: SessionVideosRow;
  settle_merge: SettleMergeRow;
  similar_courses: SimilarCoursesRow;
  similar_words: SimilarWordsRow;
  upload_uses: UploadUsesRow;
  uses_of_upload: UsesOfUploadRow;
}
