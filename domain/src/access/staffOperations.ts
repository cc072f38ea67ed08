import type { Refusal } from '../errors.ts';
import { refusalSaying, unauthorized } from '../refusals.ts';
import { staffRoles, type StaffRole } from './staffRoles.ts';

/** How far a role reaches: everything, or what is the person's own: companies of `success`, courses of `instructor`. */
type Extent = 'all' | 'own';

/**
 * Every operation of the staff, and the roles that may do it (STF-01). Only the owner may do everything; what a row
 * does not name is refused. A new operation of the API for staff names one of these, or gets a row.
 */
const table = {
  /** Who is on the team, and with which roles. */
  'team.read': { auditor: 'all' },
  'team.write': {},
  /** Name, links, words and looks of the academy (BEG-04). */
  'academy.read': { auditor: 'all' },
  'academy.write': {},
  /** Identity providers, e-mail domains and learning systems of companies. */
  'signOn.write': {},
  'audit.read': { auditor: 'all' },

  /** Documents in every state: courses, pages, quizzes and the like. */
  'document.read': {
    editor: 'all',
    instructor: 'own',
    support: 'all',
    success: 'all',
    commerce: 'all',
    auditor: 'all',
  },
  /** Documents that belong to no course, and that those who write one choose from: faculty, videos, resources. */
  'library.read': {
    editor: 'all',
    instructor: 'all',
    support: 'all',
    success: 'all',
    commerce: 'all',
    auditor: 'all',
  },
  'document.write': { editor: 'all', instructor: 'own' },
  'document.publish': { editor: 'all' },
  /** Pictures and documents of the team; `own`: only those that they have added are removed. */
  'upload.read': { editor: 'all', instructor: 'all', support: 'all', success: 'all', commerce: 'all', auditor: 'all' },
  'upload.write': { editor: 'all', instructor: 'own', success: 'own' },

  /** Accounts of people, what they hold, and why a page opens to them or does not. */
  'person.read': { support: 'all', success: 'own', auditor: 'all' },
  /** Their whole e-mail addresses, which others read masked. */
  'address.read': { support: 'all', success: 'own' },
  /** An area that somebody gets until a day, by all but owners for a while only, and a grant that is ended. */
  'grant.write': { support: 'all' },
  /** Accounts and areas for many people at once, by a file. */
  'people.add': { support: 'all' },
  /** What the team notes about people. */
  'note.write': { support: 'all', success: 'own' },
  /** Signing somebody out everywhere, and forgetting how a company's provider knows them. */
  'signIn.write': { support: 'all' },
  /** The address of somebody who is not on the team. */
  'address.write': { support: 'all' },
  /** A request that an account is erased, made or stopped for its owner. */
  'erasure.write': { support: 'all' },
  /** Two accounts that may be of the same person: finding them, and saying that they are not. */
  'duplicate.write': { support: 'all' },
  /** Making two accounts of a person one, which cannot be undone. */
  'account.merge': { support: 'all' },
  /** Seeing the pages of a member as the member sees them, read-only (STF-06). */
  'support.look': { support: 'all' },
  /** Who is enrolled in a live session or waits for a seat, and who attended. */
  'enrollment.read': { support: 'all', instructor: 'own', auditor: 'all' },
  /** Enrolling somebody, leaving for them, and the waitlist. */
  'enrollment.write': { support: 'all' },
  /** When the classes of a live session are, and that it or one of them is canceled. */
  'schedule.write': { support: 'all' },
  /** Mails to everybody who is enrolled in a live session. */
  'announcement.write': { support: 'all', instructor: 'own' },
  /** Whether somebody attended. */
  'attendance.write': { support: 'all', instructor: 'own' },
  /** The recording of a class, a link or a film that is uploaded. */
  'recording.write': { support: 'all', instructor: 'own' },
  /** Projects that were handed in. */
  'submission.write': { instructor: 'own' },
  'certificate.write': { support: 'all' },

  /** Companies with their contracts, and their dashboards. */
  'company.read': { support: 'all', success: 'own', commerce: 'all', auditor: 'all' },
  /** The facts of a company; who makes one for its success has it as their own. */
  'company.write': { success: 'own' },
  /** Saying by hand that a domain is a company's, and taking one away. */
  'domain.write': { success: 'own' },
  /** What a company has bought, and until when. */
  'contract.write': { success: 'own', commerce: 'all' },
  'seat.write': { support: 'all', success: 'own' },
  'pass.read': { support: 'all', success: 'own', commerce: 'all', auditor: 'all' },
  'pass.write': { support: 'all', success: 'own' },
  /** One-time codes of a pass, each of which opens something to whoever has it. */
  'passCode.write': { support: 'all', success: 'own' },

  /** What people have paid, what failed, is disputed or was given back. */
  'payment.read': { support: 'all', commerce: 'all', auditor: 'all' },
  /** Giving money back; support up to a limit (`refundLimit`). */
  'refund.write': { support: 'all', commerce: 'all' },
  /** Whether what is known of payments is the provider's. */
  'payment.write': { commerce: 'all' },
  /** What is sold. */
  'product.read': { editor: 'all', support: 'all', success: 'all', commerce: 'all', auditor: 'all' },
  'product.write': { commerce: 'all' },

  /** Mails that wait, failed, were withdrawn or sent: to whom and about what, never their text. */
  'mail.read': { support: 'all', auditor: 'all' },
  'mail.write': { support: 'all' },
  /** What the mails of the product say, with examples about nobody. */
  'letter.read': { editor: 'all', support: 'all', auditor: 'all' },
  /** Background jobs that wait, run, failed or were done, without what is personal in them. */
  'job.read': { auditor: 'all' },
  'job.write': {},
  /** What the payment provider and the meeting provider have told, and whether it was carried out. */
  'webhook.read': { commerce: 'all', auditor: 'all' },
  'webhook.write': { commerce: 'all' },
  /** Where other programs are told of events (API-08). */
  'endpoint.write': {},
  /** Which parts of the product are switched on, and for whom. */
  'flag.read': { auditor: 'all' },
  'flag.write': {},
  /** Tokens with which other programs call the API (API-07). */
  'token.read': { auditor: 'all' },
  'token.write': {},
} as const satisfies Readonly<Record<string, Partial<Record<Exclude<StaffRole, 'owner'>, Extent>>>>;

export type StaffOperation = keyof typeof table;

export const staffOperations = Object.keys(table) as readonly StaffOperation[];

/** What somebody of the team holds. */
export interface StaffStanding {
  readonly roles: readonly StaffRole[];
  /** The companies of somebody who is there for their success. */
  readonly customerIds: readonly string[];
  /** The courses of an instructor. */
  readonly courseIds: readonly string[];
}

/**
 * Where somebody of the team stands with their second factor (STF-02): there; due by a day; overdue; or not asked for,
 * as for the people of the demo.
 */
export type FactorState = 'THERE' | 'DUE' | 'OVERDUE' | 'FREE';

/** What a page knows of somebody of the team. */
export interface StaffViewer extends StaffStanding {
  readonly factor: FactorState;
  /** Epoch milliseconds; null where none is asked for. */
  readonly factorDueAt: number | null;
}

/** The state of a second factor at `now`, epoch milliseconds. */
export function factorState(
  { factorDueAt, hasFactor }: { readonly factorDueAt: number | null; readonly hasFactor: boolean },
  now: number,
): FactorState {
  if (hasFactor) return 'THERE';
  if (factorDueAt === null) return 'FREE';
  return now < factorDueAt ? 'DUE' : 'OVERDUE';
}

/** What asks for a sign-in of the last ten minutes with the second factor (STF-03). */
const sensitive: ReadonlySet<StaffOperation> = new Set<StaffOperation>([
  'team.write',
  'signOn.write',
  'domain.write',
  'address.write',
  'erasure.write',
  'account.merge',
  'people.add',
  'support.look',
  'refund.write',
  'token.write',
  'endpoint.write',
  'passCode.write',
]);

/** Whether an operation asks for a fresh sign-in with the second factor (STF-03). */
export function isSensitive(operation: StaffOperation): boolean {
  return sensitive.has(operation);
}

/** What an operation may touch: everything, or these companies and courses alone. */
export type StaffReach = 'all' | Pick<StaffStanding, 'customerIds' | 'courseIds'>;

/** What somebody may touch by an operation; null when none of their roles may do it. `staff` null: not of the team. */
export function staffReach(staff: StaffStanding | null, operation: StaffOperation): StaffReach | null {
  if (staff === null) return null;
  const row: Partial<Record<StaffRole, Extent>> = table[operation];
  const extents = new Map(staffRoles.map((role) => [role, role === 'owner' ? 'all' : row[role]]));
  const held = staff.roles.filter((role) => extents.get(role) !== undefined);
  if (held.length === 0) return null;
  if (held.some((role) => extents.get(role) === 'all')) return 'all';
  return {
    customerIds: held.includes('success') ? staff.customerIds : [],
    courseIds: held.includes('instructor') ? staff.courseIds : [],
  };
}

/** Whether an operation may touch this company. */
export function reachesCompany(reach: StaffReach | null, customerId: string): boolean {
  return reach === 'all' || reach?.customerIds.includes(customerId) === true;
}

/** Whether an operation may touch this course; null: a thing of no course. */
export function reachesCourse(reach: StaffReach | null, courseId: string | null): boolean {
  return reach === 'all' || (courseId !== null && reach?.courseIds.includes(courseId) === true);
}

/**
 * Why somebody may do none of these operations at all; null when they may do one, as far as it reaches. For who is not
 * of the team it looks as if there were none.
 */
export function refuseStaff(
  viewer: { readonly staff: StaffStanding | null } | null,
  ...operations: readonly StaffOperation[]
): Refusal | null {
  if (viewer === null) return refusalSaying('UNAUTHENTICATED', unauthorized);
  if (viewer.staff === null) return refusalSaying('NOT_FOUND', 'Not found.');
  const { staff } = viewer;
  if (operations.some((operation) => staffReach(staff, operation) !== null)) return null;
  return refusalSaying('FORBIDDEN', "Your role on the team doesn't include this. An owner can change it.", {
    reason: 'ROLE',
  });
}
