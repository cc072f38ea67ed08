import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { mayOpenUnenrolled } from '@atrium/domain/learning/contentAccess.ts';
import { isMetered } from '@atrium/domain/video/metering.ts';
import type { MemberContext } from '../../../base/context.ts';
import { openMemberCatalogue, opensContent, type MemberCatalogue } from '../../catalogue/service/memberCatalogue.ts';
import type { CachedSession } from '../../catalogue/service/sharedCatalogue.ts';
import { listLessonHits } from '../store/lessonSearch.ts';
import type { LessonHits, SentencePart } from '../types.ts';
import { getMeteringPlanDetails } from './metering.ts';

const mostPerRequest = 50;
const longestQuery = 200;

/**
 * The videos that the viewer may open in which the words are said, each with the sentence and its second. Only sessions
 * whose content opens are searched (VID-15, THR-47); on a metered account, only transcripts that it may read (D16).
 * Refuses with INVALID_INPUT when an argument is out of range; without a word nothing is found.
 */
export async function searchLessons(
  ctx: MemberContext,
  input: { readonly query: string; readonly after: number; readonly count: number },
): Promise<Result<LessonHits>> {
  const { after, count } = input;
  if (after < 0 || after > 10_000 || count < 1 || count > mostPerRequest) {
    return refuse('INVALID_INPUT', { reason: 'PAGE' });
  }
  const query = input.query.trim().slice(0, longestQuery);
  const metered = isMetered(ctx.viewer.accountType);
  const [catalogue, plan] = await Promise.all([
    openMemberCatalogue(ctx),
    metered ? getMeteringPlanDetails(ctx) : Promise.resolve(null),
  ]);
  const sessions = openSessions(catalogue);
  const rows = await listLessonHits(ctx, {
    ...{ query, after, count, isMetered: metered, now: new Date(ctx.now) },
    sessionIds: sessions.map(({ row }) => row.sessionId),
    freeSessionIds: sessions.flatMap(({ row }) => (row.isFreeSession ? [row.sessionId] : [])),
    readable: [...(plan?.watchedVideoIds ?? [])],
  });
  const total = rows[0]?.total ?? 0;
  const hits = rows.flatMap(({ total: _, sentence, ...row }) => {
    const session = catalogue.shared.sessionOf.get(row.topLevelId)?.row;
    const course = catalogue.shared.courseOf.get(session?.courseId ?? '');
    if (session === undefined || course === undefined) return [];
    const sourceType = session.sessionType === 'ON_DEMAND' ? 'ON_DEMAND' : 'SESSION';
    const { courseType } = session;
    return [{ ...row, sourceType, courseType, courseTitle: course.card.title, sentence: partsOf(sentence) }];
  });
  return ok({ hits, total, nextAfter: after + count < total ? after + count : null });
}

/** The sessions whose content opens for the viewer: those they take part in first, then those on demand. */
function openSessions(catalogue: MemberCatalogue): CachedSession[] {
  const { shared, ctx } = catalogue;
  const own = new Set(Object.keys(catalogue.own.enrolled));
  const taken = [...own].sort().flatMap((sessionId) => shared.sessionOf.get(sessionId) ?? []);
  const live = mayOpenUnenrolled(ctx.viewer, 'LIVE')
    ? [...shared.sessionOf.values()].filter(({ startAt }) => startAt !== null).sort(byId)
    : [];
  const others = [...shared.onDemand, ...live].filter(({ row }) => !own.has(row.sessionId));
  return [...taken, ...others].filter((session) => opensContent(catalogue, session));
}

function byId(a: CachedSession, b: CachedSession): number {
  return a.row.sessionId < b.row.sessionId ? -1 : 1;
}

/** The sentence in pieces; the words that were found are between the characters 1 and 2. */
function partsOf(sentence: string): SentencePart[] {
  return sentence
    .split('\u0001')
    .flatMap((piece, at) => {
      if (at === 0) return [{ text: piece, found: false }];
      const [found = '', rest = ''] = piece.split('\u0002', 2);
      return [
        { text: found, found: true },
        { text: rest, found: false },
      ];
    })
    .filter(({ text }) => text !== '');
}
