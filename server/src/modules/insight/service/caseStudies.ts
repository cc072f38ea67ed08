import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { libraryAreas } from '@atrium/domain/resource/library.ts';
import { minute } from '@atrium/domain/time.ts';
import type { MemberContext } from '../../../base/context.ts';
import { signedUntil } from '../../../base/signedUntil.ts';
import { cleanHtml } from '../../../base/text/cleanHtml.ts';
import { listPublished } from '../store/caseStudies.ts';
import { saveViewing } from '../store/viewings.ts';
import type {
  CaseStudyList,
  CaseStudyListInput,
  CaseStudyVideo,
  CaseStudyVideoRow,
  CaseStudyViewing,
  SavedCaseStudyViewing,
} from '../types.ts';

const mostPerRequest = 100;
const longestQuery = 200;
/** How long a signed address is valid (D7). */
const manifestLifetime = 10 * minute;
/** A report comes every ten seconds; the first one may report so much, seconds. */
const slack = 15;
/** The longest key of a sitting that is accepted, and the most seconds. */
const longestKey = 64;
const mostSeconds = 86_400;

/**
 * The published insights that are open to the viewer, newest first, by a part of their name, or the one with this id
 * (INS-01; decision 102). A video opens with an
 * address that is signed for the viewer; it counts towards no course and no allowance. Refuses with INVALID_INPUT when
 * an argument is out of range; an unknown id is an empty list.
 */
export async function listCaseStudies(ctx: MemberContext, input: CaseStudyListInput): Promise<Result<CaseStudyList>> {
  const { after, count } = input;
  if (after < 0 || after > 1e6 || count < 1 || count > mostPerRequest) {
    return refuse('INVALID_INPUT', { reason: 'PAGE' });
  }
  const query = input.query.trim().slice(0, longestQuery);
  // one more tells whether there is another page
  const rows = await listPublished(ctx, { ...input, query, count: count + 1, areas: libraryAreas(ctx.viewer) });
  return ok({
    list: rows.slice(0, count).map(({ video, bodyText, ...row }) => ({
      ...row,
      bodyText: cleanHtml(bodyText),
      video: video === null ? null : signed(ctx, video),
    })),
    nextAfter: rows.length > count ? after + count : null,
  });
}

function signed(ctx: MemberContext, video: CaseStudyVideoRow): CaseStudyVideo {
  const { externalKey, ...rest } = video;
  const expiresAt = signedUntil(ctx, manifestLifetime);
  const claims = { memberId: ctx.viewer.memberId, videoId: video.videoId, externalKey, expiresAt };
  return { ...rest, manifestUrl: ctx.ports.videoHost.manifestUrl(claims), expiresAt: String(claims.expiresAt) };
}

/**
 * Keeps how far the viewer watched the video of an insight in one sitting (INS-01). Refuses with NOT_FOUND when there
 * is no such video, and with INVALID_INPUT.
 */
export async function saveCaseStudyViewing(
  ctx: MemberContext,
  input: CaseStudyViewing,
): Promise<Result<SavedCaseStudyViewing>> {
  const { viewingKey, playingSeconds, maxPlayhead } = input;
  if (viewingKey === '' || viewingKey.length > longestKey) return refuse('INVALID_INPUT', { field: 'viewingKey' });
  const limited = (seconds: number): number => Math.round(Math.min(Math.max(seconds, 0), mostSeconds) * 1000) / 1000;
  const saved = await saveViewing(ctx.db, {
    ...input,
    playingSeconds: limited(playingSeconds),
    maxPlayhead: limited(maxPlayhead),
    memberId: ctx.viewer.memberId,
    areas: libraryAreas(ctx.viewer),
    now: new Date(ctx.now),
    slack,
  });
  return saved === null ? refuse('NOT_FOUND') : ok(saved);
}
