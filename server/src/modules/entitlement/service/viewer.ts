import { accessAt, type LedgerGrant } from '@atrium/domain/access/accessAt.ts';
import { evaluateFlags, type FlagRule, type FlagSubject } from '@atrium/domain/access/evaluateFlag.ts';
import { factorState } from '@atrium/domain/access/staffOperations.ts';
import type { Viewer } from '@atrium/domain/access/viewer.ts';
import type { Person } from '../types.ts';

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
  return { memberId, customerId: customer.customerId, accountType: accessAt(person, now).accountType };
}

/** The viewer of a person at `now`: account type, effective entitlements, customizations and flags (D2 to D4, D70). */
export function viewerOf(person: Person, { rules, given }: FlagInput, now: number): Viewer {
  const { memberId, customer } = person;
  const { accountType, entitlements, customizations } = accessAt(person, now);
  const { flags } = evaluateFlags(rules, { memberId, customerId: customer.customerId, accountType }, given);
  const viewer = {
    memberId,
    email: person.email,
    firstName: person.firstName,
    lastName: person.lastName,
    profileImageUrl: person.profileImageUrl,
    manageBilling: person.manageBilling,
    staff: person.isStaff
      ? { ...person.staff, factor: factorState(person, now), factorDueAt: person.factorDueAt }
      : null,
    accountType,
    customer,
    entitlements,
    customizations,
    flags,
  };
  people.set(viewer, person);
  return viewer;
}

/**
 * The next instant after `now` at which a grant begins or ends, epoch milliseconds; Infinity when none does. A grant
 * that was revoked does neither.
 */
export function nextBoundary(grants: readonly LedgerGrant[], now: number): number {
  const inForce = grants.filter(({ revokedAt }) => revokedAt === null);
  const instants = inForce.flatMap((grant) => [grant.startsAt, grant.endsAt ?? Infinity]);
  return Math.min(Infinity, ...instants.filter((instant) => instant > now));
}
