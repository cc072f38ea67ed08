import { accessAt } from '@atrium/domain/access/accessAt.ts';
import type { Context } from '../../../base/context.ts';
import { runEach } from '../../../base/jobs/runEach.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { findSetting, saveSetting } from '../../../base/sql/setting.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import { writeAudit } from '../../audit/service/writeAudit.ts';
import { findPerson } from '../store/people.ts';
import { listMembersWithPassedBoundary, saveStanding } from '../store/standings.ts';

const batch = 500;
const lastLook = 'standing.lastLook';

/** Stores the account type that follows from a member's grants now, and audits a change (D4). */
export async function refreshStanding(tx: Tx, memberId: string, now: number): Promise<void> {
  const person = await findPerson(tx, memberId);
  if (person === null) return;
  const { accountType } = accessAt(person, now);
  const changed = await saveStanding(tx, memberId, accountType, new Date(now));
  if (changed) {
    await writeAudit(
      tx,
      { now },
      {
        actor: { kind: 'job', name: 'entitlement.standings' },
        action: 'ACCOUNT_TYPE_CHANGED',
        subject: `member/${memberId}`,
        after: { accountType },
      },
    );
  }
}

/** Stores the account types of many members who were just loaded; from `now` on due work updates them. */
export async function loadStandings(tx: Tx, memberIds: readonly string[], now: number): Promise<void> {
  for (const memberId of memberIds) await refreshStanding(tx, memberId, now);
  await saveSetting(tx, lastLook, now);
}

/** Updates the account types for grants that began or ended since the last run (D4). */
export async function refreshStandings(ctx: Context): Promise<void> {
  // every change of a grant stores its member's account type; only the passing of time is left to handle
  const since = (await findSetting(ctx.db, lastLook)) ?? ctx.now;
  const fieldsOf = (memberId: string): object => ({ memberId });
  let after = '';
  let failed = 0;
  for (;;) {
    const span = { since: new Date(since), now: new Date(ctx.now), after, limit: batch };
    const members = await listMembersWithPassedBoundary(ctx.db, span);
    failed += await runEach(members, { log: ctx.log, fieldsOf }, (memberId) =>
      transaction(ctx.db, (tx) => refreshStanding(tx, memberId, ctx.now)),
    );
    if (members.length < batch) break;
    after = members.at(-1) ?? after;
  }
  // a member who failed is found again by the next run, which looks back as far as this one
  if (failed === 0) await saveSetting(ctx.db, lastLook, ctx.now);
}
