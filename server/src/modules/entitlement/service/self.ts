import { keysOf } from '@atrium/domain/access/accessAt.ts';
import { byPrecedence } from '@atrium/domain/access/customizations.ts';
import { activeGrants, formerGrants } from '@atrium/domain/access/entitlement.ts';
import type { Context } from '../../../base/context.ts';
import type { Self } from '../../member/types.ts';
import { findPerson } from '../store/people.ts';
import type { FormerEntitlement, HeldEntitlement, Person } from '../types.ts';
import { nextBoundary, personOf } from './viewer.ts';

/** The viewer's effective entitlements, each once, highest precedence first (D2, D3). */
export async function listHeldEntitlements(ctx: Context): Promise<HeldEntitlement[]> {
  const person = await personOfRequest(ctx);
  const active = activeGrants(person?.grants ?? [], ctx.now);
  const once = [...new Map(active.map((grant) => [grant.entitlementId, grant])).values()];
  return once.toSorted(byPrecedence).map((grant) => ({ ...grant, keys: keysOf(grant) }));
}

/**
 * The viewer's former entitlements (BIL-06), the last to end first; at the same instant the highest precedence first.
 */
export async function listFormerEntitlements(ctx: Context): Promise<FormerEntitlement[]> {
  const grants = (await personOfRequest(ctx))?.grants ?? [];
  return formerGrants(grants.toSorted(byPrecedence), ctx.now);
}

/** The signed-in member; null when the account was removed, which signs the browser out (SES-04). */
export async function findSelf(ctx: Context): Promise<Self | null> {
  const person = await personOfRequest(ctx);
  if (person === null) return null;
  const { memberId, email, firstName, lastName, displayName, profileImageUrl, jobRole, manageBilling } = person;
  const trials = activeGrants(person.grants, ctx.now).filter((grant) => grant.source === 'TRIAL');
  const ends = trials.flatMap((trial) => trial.endsAt ?? []);
  const boundary = nextBoundary(person.grants, ctx.now);
  return {
    userId: memberId,
    email,
    firstName,
    lastName,
    displayName,
    profileImageUrl,
    jobRole,
    manageBilling,
    chosenTimeZone: person.chosenTimeZone,
    browserTimeZone: person.browserTimeZone,
    registrationDate: String(Math.round(person.registeredAt)),
    accessChangesAt: Number.isFinite(boundary) ? String(Math.round(boundary)) : null,
    trialEndDate: ends.length === 0 ? null : String(Math.max(...ends)),
    customer: person.customer,
  };
}

/** The caller's data, from the viewer cache when it is there. */
async function personOfRequest({ viewer, db }: Context): Promise<Person | null> {
  return viewer === null ? null : (personOf(viewer) ?? (await findPerson(db, viewer.memberId)));
}
