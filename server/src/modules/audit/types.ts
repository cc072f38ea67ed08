/** What is written to the audit log; a name that is stored is changed only with a migration of its entries. */
export const auditActions = [
  'ACCOUNT_ERASED',
  'ACCOUNT_LINKED',
  'ACCOUNT_TYPE_CHANGED',
  'ACCOUNT_UNLINKED',
  'ATTENDANCE_MARKED',
  'ATTENDANCE_MARK_TAKEN_BACK',
  'CERTIFICATE_HELD_BACK',
  'CERTIFICATE_ISSUED',
  'CERTIFICATE_REISSUED',
  'CERTIFICATE_RELEASED',
  'CERTIFICATE_REVOKED',
  'DATA_DOWNLOADED',
  'DOMAIN_ADDED',
  'DOMAIN_REMOVED',
  'EMAIL_CHANGED',
  'ERASURE_CANCELED',
  'ERASURE_REQUESTED',
  'LEARNING_PLAN_CONTENT_SAVED',
  'LEARNING_SYSTEM_REMOVED',
  'LEARNING_SYSTEM_SAVED',
  'MEMBER_ENROLLED',
  'MEMBER_UNENROLLED',
  'ORGANIZATION_DATA_DOWNLOADED',
  'PASSWORD_SET',
  'PASS_ACTIVATED',
  'PASS_CODES_MADE',
  'PASS_REGISTRATION_REMOVED',
  'PASS_SAVED',
  'PRODUCTS_SAVED',
  'PROGRESS_SAVED',
  'REALM_ADDED',
  'REALM_CHANGED',
  'REALM_REMOVED',
  'IDENTITY_ADDED',
  'IDENTITY_FORGOTTEN',
  'SEATS_REMINDED',
  'SEAT_ASSIGNED',
  'SEAT_REVOKED',
  'SETUP_LINK_MADE',
  'STAFF_JOINED',
  'STAFF_LEFT',
  'STAFF_ROLES_CHANGED',
  'SURPLUS_REFUNDED',
] as const;
export type AuditAction = (typeof auditActions)[number];

export interface AuditEntry {
  /** Null when the product itself acted, or somebody at the command line, whose name is in `detail`. */
  readonly actorMemberId: string | null;
  readonly action: AuditAction;
  /** What was changed, as kind/id. */
  readonly subject: string;
  readonly detail: Readonly<Record<string, unknown>>;
}
