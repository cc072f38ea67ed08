import { supportModeRoles } from '@atrium/domain/access/supportMode.ts';
import { minute } from '@atrium/domain/time.ts';
import type { Context } from '../../../base/context.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import { writeAudit } from '../../audit/service/writeAudit.ts';
import type { Change } from '../../audit/types.ts';
import { endOverSupport } from '../store/supportSessions.ts';
import type { OverSupport } from '../types.ts';

/** The entry of the audit log about an end at `now`, with how long it lasted, in minutes. */
export function endedEntry({ supportId, memberId, beganAt, endsAt }: OverSupport, now: number): Change {
  return {
    action: 'SUPPORT_MODE_ENDED',
    subject: `member/${memberId}`,
    detail: { supportId, minutes: Math.ceil((Math.min(now, endsAt) - beganAt) / minute) },
  };
}

/**
 * Marks what is over: by its time, with its sign-in, or with the role of who looked (STF-06). None of them is answered
 * any more before this has run; it says so to the member and in the audit log.
 */
export async function endOver({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  await transaction(db, async (tx) => {
    for (const over of await endOverSupport(tx, { now: new Date(now), roles: supportModeRoles })) {
      const { reason } = over;
      await writeAudit(tx, { now }, { ...endedEntry(over, now), actor: { kind: 'job', name: 'support.over' }, reason });
    }
  });
}
