import type { Context } from '../../../base/context.ts';
import { transaction } from '../../../base/transaction.ts';
import type { Tx } from '../../../base/db.ts';
import { findSetting, saveSetting } from '../../../base/setting.ts';
import { writeAudit } from '../../audit/service/writeAudit.ts';
import { findPerson } from '../store/people.ts';
import { listMembersWithPassedBoundary, saveStanding } from '../store/standings.ts';
import { accountTypeOf } from './viewer.ts';

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
