import { byPrecedence } from '@atrium/domain/access/customizations.ts';
import { activeGrants, formerGrants } from '@atrium/domain/access/entitlement.ts';
import type { Context } from '../../base/context.ts';
import { transaction } from '../../base/transaction.ts';
import type { Tx } from '../../base/db.ts';
import { findSetting, saveSetting } from '../../base/setting.ts';
import { writeAudit } from '../audit/service.ts';
import type { Self } from '../member/service.ts';
import { findPerson, listMembersWithPassedBoundary, saveStanding, type HeldGrant, type Person } from './store.ts';
import { accountTypeOf, keysOf, personOf } from './viewer.ts';

const batch = 500;
const lastLook = 'standing.lastLook';

/** Writes down the account type that a member's grants add up to now, and audits a change (D4). */
export async function refreshStanding(tx: Tx, memberId: string, now: number): Promise<void> {
  const person = await findPerson(tx, memberId);
  if (person === null) return;
  const accountType = accountTypeOf(person, now);
  const changed = await saveStanding(tx, memberId, accountType, new Date(now));
  if (changed) {
    await writeAudit(tx, {
      at: now,
      actorMemberId: null,
      action: 'ACCOUNT_TYPE_CHANGED',
      subject: `member/${memberId}`,
      detail: { accountType },
    });
  }
}

/** Writes down the standing of many members who have just been loaded; from `now` on due work follows the time. */
export async function loadStandings(tx: Tx, memberIds: readonly string[], now: number): Promise<void> {
  for (const memberId of memberIds) await refreshStanding(tx, memberId, now);
  await saveSetting(tx, lastLook, now);
}

/** Brings standings up to date for grants that began or ended since the last look (D4). */
export async function refreshStandings(ctx: Context): Promise<void> {
  // every grant writes its member's standing; only what time did since the last look is left to do
  const since = (await findSetting<number>(ctx.db, lastLook)) ?? ctx.now;
  let after = '';
  for (;;) {
    const span = { since: new Date(since), now: new Date(ctx.now), after, limit: batch };
    const members = await listMembersWithPassedBoundary(ctx.db, span);
    for (const memberId of members) {
      await transaction(ctx.db, (tx) => refreshStanding(tx, memberId, ctx.now));
    }
    if (members.length < batch) break;
    after = members.at(-1) ?? after;
  }
  await saveSetting(ctx.db, lastLook, ctx.now);
}

/** One effective entitlement of the viewer and the keys that it gives. */
export type HeldEntitlement = HeldGrant & { readonly keys: readonly string[] };

/** The viewer's effective entitlements, each once, strongest precedence first (D2, D3). */
export async function listHeldEntitlements(ctx: Context): Promise<HeldEntitlement[]> {
  const person = await personOfRequest(ctx);
  const active = activeGrants(person?.grants ?? [], ctx.now);
  const once = [...new Map(active.map((grant) => [grant.entitlementId, grant])).values()];
  return once.toSorted(byPrecedence).map((grant) => ({ ...grant, keys: keysOf(grant) }));
}

/** An entitlement that the viewer held and holds no more; `endedAt` in epoch milliseconds. */
export interface FormerEntitlement {
  readonly entitlementId: string;
  readonly name: string;
  readonly endedAt: number;
}

/** What the viewer had before it ended (BIL-06), the last to end first, of equals the strongest. */
export async function listFormerEntitlements(ctx: Context): Promise<FormerEntitlement[]> {
  const grants = (await personOfRequest(ctx))?.grants ?? [];
  return formerGrants(grants.toSorted(byPrecedence), ctx.now);
}

/** The signed-in member; null when the account is gone, which signs the browser out (SES-04). */
export async function findSelf(ctx: Context): Promise<Self | null> {
  const person = await personOfRequest(ctx);
  if (person === null) return null;
  const { memberId, email, firstName, lastName, displayName, profileImageUrl, jobRole, manageBilling } = person;
  const trials = activeGrants(person.grants, ctx.now).filter((grant) => grant.source === 'TRIAL');
  const ends = trials.flatMap((trial) => trial.endsAt ?? []);
  return {
    ...{ userId: memberId, email, firstName, lastName, displayName, profileImageUrl, jobRole, manageBilling },
    registrationDate: String(Math.round(person.registeredAt)),
    trialEndDate: ends.length === 0 ? null : String(Math.max(...ends)),
    customer: person.customer,
  };
}

/** Whoever asks, from memory where the viewer is kept there. */
async function personOfRequest({ viewer, db }: Context): Promise<Person | null> {
  return viewer === null ? null : (personOf(viewer) ?? (await findPerson(db, viewer.memberId)));
}
