import { deriveAccountType } from '@atrium/domain/access/accountType.ts';
import { mergeCustomizations } from '@atrium/domain/access/customizations.ts';
import { activeGrants, entitlementKey } from '@atrium/domain/access/entitlement.ts';
import { evaluateFlags, type FlagRule, type FlagSubject } from '@atrium/domain/access/evaluateFlag.ts';
import type { AccountType } from '@atrium/domain/access/accountType.ts';
import type { Viewer } from '@atrium/domain/access/viewer.ts';
import type { HeldGrant, Person } from '../types.ts';

const people = new WeakMap<Viewer, Person>();

/** The data from which `viewerOf` made a viewer, cached with it; null for a viewer made otherwise. */
export function personOf(viewer: Viewer): Person | null {
  return people.get(viewer) ?? null;
}

/** What the flags of a member are evaluated from: the rules, and raw values that take precedence over them. */
export interface FlagInput {
  readonly rules: readonly FlagRule[];
  readonly given: Readonly<Record<string, unknown>>;
}

/** For whom the flags of a person are evaluated at `now` (D70). */
export function flagSubjectOf(person: Person, now: number): FlagSubject {
  const { memberId, customer } = person;
  return { memberId, customerId: customer.customerId, accountType: accountTypeOf(person, now) };
}

/** The viewer of a person at `now`: account type, effective entitlements, customizations and flags (D2 to D4, D70). */
export function viewerOf(person: Person, { rules, given }: FlagInput, now: number): Viewer {
  const { grants, customer } = person;
  const active = activeGrants(grants, now);
  const subject = flagSubjectOf(person, now);
  const { accountType } = subject;
  const { flags } = evaluateFlags(rules, subject, given);
  const viewer = {
    memberId: person.memberId,
    email: person.email,
    firstName: person.firstName,
    lastName: person.lastName,
    profileImageUrl: person.profileImageUrl,
    manageBilling: person.manageBilling,
    accountType,
    customer,
    entitlements: [...new Set(active.flatMap(keysOf))],
    customizations: mergeCustomizations(active, customer.logoUrl),
    flags,
  };
  people.set(viewer, person);
  return viewer;
}

/** The account type that follows from a person's grants at `now` (D4). */
export function accountTypeOf(person: Pick<Person, 'grants' | 'isStaff'>, now: number): AccountType {
  const history = person.grants.map((grant) => ({ ...grant, key: entitlementKey(grant) }));
  return deriveAccountType(history, person.isStaff, now);
}

/** The next instant after `now` at which a grant begins or ends, epoch milliseconds; Infinity when none does. */
export function nextBoundary(grants: readonly HeldGrant[], now: number): number {
  const instants = grants.flatMap((grant) => [grant.startsAt, grant.endsAt ?? Infinity]);
  return Math.min(Infinity, ...instants.filter((instant) => instant > now));
}

/**
 * Every 'type/label' key of a grant: its own, its areas', and those of the courses, sessions and certificates it opens.
 */
export function keysOf(grant: HeldGrant): string[] {
  const keys = [
    entitlementKey(grant),
    ...grant.areas.map((label) => `area/${label}`),
    ...grant.courseIds.map((id) => `course/${id}`),
    ...grant.sessionIds.map((id) => `session/${id}`),
    ...grant.certificateIds.map((id) => `certificate/${id}`),
  ];
  return [...new Set(keys)];
}
