import type { Context } from '../../../base/context.ts';
import { runEach } from '../../../base/jobs/runEach.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import { lockSeats } from '../store/seats.ts';
import { endWaitlist, listSessionsToClose, listSessionsToPromote } from '../store/waitlist.ts';
import { promoteWaiting } from './promoteWaiting.ts';

/** Passes on the seats of expired offers, and seats that became free in any other way (D21). */
export async function passOnSeats(ctx: Context): Promise<void> {
  const sessionIds = await listSessionsToPromote(ctx.db, new Date(ctx.now));
  await runEach(sessionIds, { log: ctx.log, fieldsOf }, (sessionId) =>
    transaction(ctx.db, async (tx) => {
      await lockSeats(tx, sessionId);
      await promoteWaiting(tx, ctx, sessionId);
    }),
  );
}

/** Closes the waitlists of sessions that have begun (D22). */
export async function closeWaitlists(ctx: Context): Promise<void> {
  const now = new Date(ctx.now);
  const sessionIds = await listSessionsToClose(ctx.db, now);
  await runEach(sessionIds, { log: ctx.log, fieldsOf }, (sessionId) =>
    transaction(ctx.db, async (tx) => {
      await lockSeats(tx, sessionId);
      await endWaitlist(tx, sessionId, now);
    }),
  );
}

const fieldsOf = (sessionId: string): object => ({ sessionId });
