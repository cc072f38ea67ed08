import { isWithinReach } from '@atrium/domain/access/contentRequirement.ts';
import { day, hour } from '@atrium/domain/time.ts';
import type { Context } from '../../../base/context.ts';
import { runEach } from '../../../base/jobs/runEach.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import { queueMail } from '../../../mail/outbox.ts';
import { findViewer } from '../../entitlement/service/findViewer.ts';
import { enrollmentMails } from '../mails.ts';
import { addReminder, listSeated, listStartingSessions } from '../store/reminders.ts';
import type { ReminderKind, StartingSession } from '../types.ts';
import { coverOfSession } from './coverOfSession.ts';
import { toEnrolled } from './mailEnrolled.ts';

/** How long before the start each is sent; one that is late by more than the rest of its time is not sent at all. */
const spans: readonly { readonly kind: ReminderKind; readonly from: number; readonly to: number }[] = [
  { kind: 'HOUR', from: 0, to: hour },
  { kind: 'DAY', from: 2 * hour, to: day },
];

/**
 * Mails everybody who is enrolled by then that their session starts within a day, and within an hour (D74); once for
 * each start, and again when the session is moved. Nobody is called to a page that does not open for them any more.
 */
export async function remindEnrolled(ctx: Context): Promise<void> {
  for (const { kind, from, to } of spans) {
    const sessions = await listStartingSessions(ctx.db, kind, new Date(ctx.now + from), new Date(ctx.now + to));
    await runEach(sessions, { log: ctx.log, fieldsOf }, async (session) => {
      const barred = await listBarred(ctx, session);
      await transaction(ctx.db, async (tx) => {
        if (!(await addReminder(tx, session, kind, new Date(ctx.now)))) return;
        const startAt = session.startAt.getTime();
        const cover = await coverOfSession(tx, session.sessionId);
        for (const person of await listSeated(tx, session.sessionId, 'ENROLLED')) {
          if (barred.has(person.memberId)) continue;
          await queueMail(tx, ctx, {
            dedupeKey: `session-starts/${kind}/${String(startAt)}/${session.sessionId}/${person.memberId}`,
            to: person.email,
            sendBy: toEnrolled(tx, { memberId: person.memberId, sessionId: session.sessionId }),
            letter: { ...enrollmentMails.starting(person, { ...session, startAt }, kind), ...cover },
          });
        }
      });
    });
  }
}

const fieldsOf = ({ sessionId }: StartingSession): object => ({ sessionId });

/**
 * Members who are enrolled, but lost the access to all pages of the session since, with a plan or a seat of their
 * company.
 */
async function listBarred(ctx: Context, session: StartingSession): Promise<ReadonlySet<string>> {
  const barred = new Set<string>();
  for (const { memberId } of await listSeated(ctx.db, session.sessionId, 'ENROLLED')) {
    const viewer = await findViewer(ctx, memberId);
    if (viewer === null || !isWithinReach(viewer, session)) barred.add(memberId);
  }
  return barred;
}
