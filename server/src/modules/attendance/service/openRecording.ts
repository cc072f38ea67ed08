import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { minute } from '@atrium/domain/time.ts';
import type { MemberContext } from '../../../base/context.ts';
import { openContent } from '../../catalogue/service/userSession.ts';
import { findPoster } from '../../film/service/getFilm.ts';
import { findFilmOfMeeting } from '../store/recordedFilm.ts';
import type { MeetingKey, OpenedRecording } from '../types.ts';

/** How long a signed address is valid (D7); a player that needs longer opens the recording again. */
const playsFor = 10 * minute;

/**
 * A film of ours that is the recording of a class, for those who may open the content of its session (D85, THR-35).
 * Refuses with NOT_FOUND where there is none yet, and as `openContent` does.
 */
export async function openRecording(ctx: MemberContext, key: MeetingKey): Promise<Result<OpenedRecording>> {
  const { memberId } = ctx.viewer;
  const found = await findFilmOfMeeting(ctx.db, memberId, key);
  if (found === null) return refuse('NOT_FOUND');
  const opened = openContent(ctx, found.session);
  if (!opened.ok) return opened;
  const { filmId, meetingTitle, duration } = found;
  const expiresAt = ctx.now + playsFor;
  return ok({
    title: meetingTitle === '' ? opened.value.title : meetingTitle,
    duration: duration ?? 0,
    posterUrl: await findPoster(ctx, filmId),
    manifestUrl: ctx.ports.videoHost.manifestUrl({ memberId, videoId: '', externalKey: filmId, expiresAt }),
    expiresAt: String(expiresAt),
  });
}
