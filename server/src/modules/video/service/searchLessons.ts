import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { isMetered } from '@atrium/domain/video/metering.ts';
import type { MemberContext } from '../../../base/context.ts';
import { openMemberCatalogue, type MemberCatalogue } from '../../catalogue/service/memberCatalogue.ts';
import { listSaid, listVideosSaying } from '../store/lessonSearch.ts';
import type { LessonHit, LessonHits, LessonPlace, SaidSentence, SentencePart } from '../types.ts';
import { lessonPlacesAt, placeChooser } from './lessonPlaces.ts';
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
  const [catalogue, saying, plan] = await Promise.all([
    openMemberCatalogue(ctx),
    listVideosSaying(ctx, query),
    metered ? getMeteringPlanDetails(ctx) : Promise.resolve(null),
  ]);
  const readable = metered ? new Set(plan?.watchedVideoIds) : null;
  const places = await lessonPlacesAt(ctx, catalogue.shared.version);
  const choose = placeChooser(catalogue);
  const opened = saying.videoIds.flatMap((videoId) => {
    const onlyFree = readable !== null && !readable.has(videoId);
    return choose(places.of.get(videoId) ?? [], onlyFree) ?? [];
  });
  const shown = opened.slice(after, after + count);
  const shownIds = shown.map(({ videoId }) => videoId);
  const sentences = shown.length === 0 ? [] : await listSaid(ctx, saying.asked, shownIds);
  const said = new Map(sentences.map((sentence) => [sentence.videoId, sentence]));
  const hits = shown.flatMap((place) => hitOf(catalogue, place, said.get(place.videoId)) ?? []);
  const total = opened.length;
  return ok({ hits, total, nextAfter: after + count < total ? after + count : null });
}

function hitOf({ shared }: MemberCatalogue, place: LessonPlace, said: SaidSentence | undefined): LessonHit | null {
  const session = shared.sessionOf.get(place.sessionId)?.row;
  const course = shared.courseOf.get(session?.courseId ?? '');
  if (said === undefined || session === undefined || course === undefined) return null;
  const { sessionId: topLevelId, groupId, videoContentId } = place;
  const sourceType = session.sessionType === 'ON_DEMAND' ? 'ON_DEMAND' : 'SESSION';
  const { courseType } = session;
  const sentence = partsOf(said.sentence);
  return {
    ...said,
    topLevelId,
    groupId,
    videoContentId,
    sourceType,
    courseType,
    courseTitle: course.card.title,
    sentence,
  };
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
