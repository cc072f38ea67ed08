import { refuseReason } from '@atrium/domain/access/staffReason.ts';
import { counted } from '@atrium/domain/counted.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { isFilmId } from '@atrium/domain/film/film.ts';
import { actMailsWait } from '@atrium/domain/outbox/mailState.ts';
import { recordingLinkFault } from '@atrium/domain/session/recordingLink.ts';
import type { StaffContext } from '../../../../base/context.ts';
import type { Tx } from '../../../../base/sql/db.ts';
import { changeAs, type StaffAct, type StaffChange } from '../../../../base/staffChange.ts';
import { auditAct } from '../../../audit/service/writeAudit.ts';
import { reachSession } from '../../../enrollment/service/reachSession.ts';
import { getFilm } from '../../../film/service/getFilm.ts';
import { lockAttendance } from '../../store/attendance.ts';
import { findMeeting } from '../../store/marks.ts';
import { findRecording, removeRecordingRow, saveRecordingRow } from '../../store/recordings.ts';
import type { MeetingKey, StoredRecording } from '../../types.ts';
import { tellRecording, withdrawRecording } from '../tellRecording.ts';

/** A link to a recording, or a film that was uploaded: one of the two. */
interface GivenRecording extends MeetingKey {
  readonly url: string | null;
  readonly filmId: string | null;
}

/**
 * Gives a class that is over its recording, in place of any other (RUN-03, D85). A link is ready at once, and everybody
 * who is enrolled and was not told yet is mailed after ten minutes (D96); a film is ready, and told of, once it is a
 * stream. Refuses with NOT_FOUND, with NOT_AVAILABLE_YET before the class is over, and with INVALID_INPUT for a link
 * that is none, a film that there is not or that was refused, or without a reason where there was a recording.
 */
export function saveRecording(ctx: StaffContext, act: StaffAct, given: GivenRecording): Promise<Result<StaffChange>> {
  const url = given.url === null ? null : given.url.trim();
  return changeAs(act, async (tx): Promise<Result<StaffChange>> => {
    const titled = await lockOverMeeting(tx, ctx, given);
    if (!titled.ok) return titled;
    const wanted = await sourceOf({ ...ctx, db: tx }, { url, filmId: given.filmId });
    if (!wanted.ok) return wanted;
    const before = await findRecording(tx, given);
    if (before !== null && before.url === url && before.filmId === given.filmId)
      return ok({ lines: [], isSaved: false });
    const unexplained = refuseReason(act, { takesAway: before !== null });
    if (unexplained !== null) return unexplained;
    const { isReady, name } = wanted.value;
    const readyAt = isReady ? new Date(ctx.now) : null;
    await saveRecordingRow(tx, given, { url, filmId: given.filmId, readyAt });
    const withdrawn = isReady ? 0 : await withdrawRecording(tx, ctx, given);
    const mailed = isReady ? await tellRecording(tx, ctx, given, actMailsWait) : 0;
    await auditAct(tx, act, {
      action: 'RECORDING_SAVED',
      subject: `session/${given.sessionId}`,
      before: before === null ? null : factsOf(before),
      after: { url, film: given.filmId },
      detail: { meetingNumber: given.meetingNumber },
    });
    const of = `The recording of ${titled.value}`;
    return ok({
      lines: [
        isReady
          ? `${of} is ${name}. Everybody who is enrolled can watch it at once.`
          : `${of} will be ${name}, once it is encoded. Everybody who is enrolled is mailed then.`,
        ...(before === null ? [] : [`What was there before is no longer shown: ${nameOf(before)}.`]),
        ...(isReady ? [mailed === 0 ? 'Nobody is mailed.' : mailedWords(mailed)] : []),
        ...(withdrawn === 0 ? [] : [withdrawnWords(withdrawn)]),
      ],
      isSaved: true,
    });
  });
}

/**
 * Takes the recording of a class away, of a provider as well (D85); mails that wait to say that it is ready are
 * withdrawn. Without one it changes nothing. Refuses with NOT_FOUND, and with INVALID_INPUT without a reason (D96).
 */
export function removeRecording(ctx: StaffContext, act: StaffAct, key: MeetingKey): Promise<Result<StaffChange>> {
  return changeAs(act, async (tx): Promise<Result<StaffChange>> => {
    const titled = await lockOverMeeting(tx, ctx, key);
    if (!titled.ok) return titled;
    const before = await findRecording(tx, key);
    if (before === null) return ok({ lines: [], isSaved: false });
    const unexplained = refuseReason(act, { takesAway: true });
    if (unexplained !== null) return unexplained;
    await removeRecordingRow(tx, key);
    const withdrawn = await withdrawRecording(tx, ctx, key);
    await auditAct(tx, act, {
      action: 'RECORDING_REMOVED',
      subject: `session/${key.sessionId}`,
      before: factsOf(before),
      after: null,
      detail: { meetingNumber: key.meetingNumber },
    });
    return ok({
      lines: [
        `The recording of ${titled.value} is taken away: ${nameOf(before)}. Nobody finds it any more.`,
        ...(withdrawn === 0 ? [] : [withdrawnWords(withdrawn)]),
      ],
      isSaved: true,
    });
  });
}

/** The title of a class that is over and within reach, in the lock under which its recording changes. */
async function lockOverMeeting(
  tx: Tx,
  { staff, now }: Pick<StaffContext, 'staff' | 'now'>,
  key: MeetingKey,
): Promise<Result<string>> {
  if ((await reachSession(tx, staff, 'recording.write', key.sessionId)) === null) return refuse('NOT_FOUND');
  await lockAttendance(tx, key.sessionId);
  const meeting = await findMeeting(tx, key);
  if (meeting === null) return refuse('NOT_FOUND');
  if (now < meeting.endAt.getTime()) return refuse('NOT_AVAILABLE_YET', { message: 'This class is not over yet.' });
  return ok(meeting.title === '' ? 'the class' : meeting.title);
}

async function sourceOf(
  ctx: StaffContext,
  { url, filmId }: Pick<GivenRecording, 'url' | 'filmId'>,
): Promise<Result<{ readonly isReady: boolean; readonly name: string }>> {
  if (filmId === null) {
    const message = recordingLinkFault(url ?? '');
    return message === null
      ? ok({ isReady: true, name: 'a link' })
      : refuse('INVALID_INPUT', { message, field: 'url' });
  }
  if (url !== null) return refuse('INVALID_INPUT', { message: 'Give a link or a film, not both.', field: 'url' });
  const film = isFilmId(filmId) ? await getFilm(ctx, filmId) : refuse('NOT_FOUND');
  if (!film.ok || film.value.state === 'REFUSED')
    return refuse('INVALID_INPUT', { message: 'There is no such film. Choose it again.', field: 'filmId' });
  return ok({ isReady: film.value.state === 'READY', name: `the film ${film.value.fileName}` });
}

const factsOf = ({ url, videoId, filmId }: StoredRecording): object => ({ url, video: videoId, film: filmId });

function nameOf({ url, fileName }: StoredRecording): string {
  if (fileName !== null) return `the film ${fileName}`;
  return url === null ? 'a video of the session' : 'a link';
}

const mailedWords = (count: number): string =>
  `${counted(count, 'person is', 'people are')} mailed in ten minutes that it is ready.`;
const withdrawnWords = (count: number): string =>
  `${counted(count, 'mail that waits is', 'mails that wait are')} withdrawn.`;
