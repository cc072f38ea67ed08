import { refuseReason } from '@atrium/domain/access/staffReason.ts';
import { counted } from '@atrium/domain/counted.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { actMailsWait } from '@atrium/domain/outbox/mailState.ts';
import { isAnnouncement, type Announcement } from '@atrium/domain/session/announcementForm.ts';
import { minute } from '@atrium/domain/time.ts';
import { nameOf } from '../../../../base/actor.ts';
import type { StaffContext } from '../../../../base/context.ts';
import { changeAs, type StaffAct, type StaffChange } from '../../../../base/staffChange.ts';
import { withoutNul } from '../../../../base/text/withoutNul.ts';
import { auditAct } from '../../../audit/service/writeAudit.ts';
import { addAnnouncement, endAnnouncement, lockAnnouncement } from '../../store/announcements.ts';
import { countPeople } from '../../store/sessionPeople.ts';
import { reachSession } from '../reachSession.ts';

interface NewAnnouncement extends Announcement {
  readonly sessionId: string;
  /** Made by the page that wrote it. */
  readonly announcementId: string;
}

/**
 * Writes to everybody who is enrolled in a live session, once for each id; the mails leave after ten minutes, until
 * when it can be stopped (RUN-02, D96). Refuses with NOT_FOUND, and with INVALID_INPUT without a subject or a text.
 */
export function announceToSession(
  ctx: StaffContext,
  act: StaffAct,
  { sessionId, announcementId, ...given }: NewAnnouncement,
): Promise<Result<StaffChange>> {
  const subject = withoutNul(given.subject).trim();
  const text = withoutNul(given.text).trim();
  return changeAs(act, async (tx): Promise<Result<StaffChange>> => {
    const session = await reachSession(tx, ctx.staff, 'announcement.write', sessionId);
    if (session === null) return refuse('NOT_FOUND');
    if (!/^[\w-]{8,64}$/.test(announcementId)) return refuse('INVALID_INPUT', { field: 'announcementId' });
    if (!isAnnouncement({ subject, text }))
      return refuse('INVALID_INPUT', { message: 'A subject and a text are needed.', field: 'text' });
    const unexplained = refuseReason(act, { takesAway: false });
    if (unexplained !== null) return unexplained;
    const enrolled = await countPeople(tx, sessionId);
    if (enrolled === 0) return refuse('INVALID_INPUT', { message: 'Nobody is enrolled, so nobody would get it.' });
    const isNew = await addAnnouncement(tx, {
      announcementId,
      sessionId,
      subject,
      text,
      writtenBy: nameOf(act.by),
      now: new Date(ctx.now),
      leavesAt: new Date(ctx.now + actMailsWait),
    });
    if (!isNew) return ok({ lines: [], isSaved: false });
    await auditAct(tx, act, {
      action: 'SESSION_ANNOUNCED',
      subject: `session/${sessionId}`,
      after: { subject },
      detail: { announcementId },
    });
    const who = counted(enrolled, 'person', 'people');
    const are = enrolled === 1 ? 'is' : 'are';
    return ok({
      lines: [
        `${who} who ${are} enrolled ${are} mailed “${subject}”.`,
        `It leaves after ${String(actMailsWait / minute)} minutes; until then it can be stopped here.`,
      ],
      isSaved: true,
    });
  });
}

/**
 * Stops an announcement that has not left; one that was stopped stays so (RUN-02). Refuses with NOT_FOUND, and with
 * INVALID_INPUT for one that has left.
 */
export function stopAnnouncement(
  ctx: StaffContext,
  act: StaffAct,
  { announcementId }: { readonly announcementId: string },
): Promise<Result<StaffChange>> {
  return changeAs(act, async (tx): Promise<Result<StaffChange>> => {
    const announced = await lockAnnouncement(tx, announcementId);
    if (announced === null) return refuse('NOT_FOUND');
    const { sessionId, subject, stoppedAt, leavesAt, mailed } = announced;
    if ((await reachSession(tx, ctx.staff, 'announcement.write', sessionId)) === null) return refuse('NOT_FOUND');
    if (stoppedAt !== null) return ok({ lines: [], isSaved: false });
    if (leavesAt === null || mailed > 0)
      return refuse('INVALID_INPUT', { message: 'It has left, and can no longer be stopped.' });
    const unexplained = refuseReason(act, { takesAway: false });
    if (unexplained !== null) return unexplained;
    await endAnnouncement(tx, announcementId, new Date(ctx.now));
    await auditAct(tx, act, {
      action: 'ANNOUNCEMENT_STOPPED',
      subject: `session/${sessionId}`,
      before: { leavesAt },
      after: { leavesAt: null },
      detail: { announcementId },
    });
    return ok({ lines: [`“${subject}” is stopped: nobody is mailed.`], isSaved: true });
  });
}
