import { cachedByVersion } from '../../../base/sql/cachedByVersion.ts';
import { opensContent, type MemberCatalogue } from '../../catalogue/service/memberCatalogue.ts';
import type { CachedSession } from '../../catalogue/service/sharedCatalogue.ts';
import { listLessonPlaces } from '../store/lessonPlaces.ts';
import type { LessonPlace } from '../types.ts';

/**
 * Where every video is, in the order of the sessions and their content, no older than a version of the catalogue
 * data (decision 010): a search finds more videos than it shows, and would look up the sessions of each.
 */
export const lessonPlacesAt = cachedByVersion(async (reader) => {
  const { version, places } = await listLessonPlaces(reader);
  return { version, of: Map.groupBy(places, ({ videoId }) => videoId) };
});

/**
 * A function that chooses the place in which a video opens for the viewer: in a session that they take part in, else on
 * demand, else in a live one; null where none opens (VID-15, THR-47). `onlyFree`: in free sessions alone.
 */
export function placeChooser(
  catalogue: MemberCatalogue,
): (places: readonly LessonPlace[], onlyFree: boolean) => LessonPlace | null {
  const { ctx, own, shared } = catalogue;
  const opens = new Map<string, boolean>();
  const isOpen = (session: CachedSession): boolean => {
    const known = opens.get(session.row.sessionId) ?? opensContent(catalogue, session);
    opens.set(session.row.sessionId, known);
    return known;
  };
  const rank = ({ row, startAt }: CachedSession): number => {
    if (own.enrolled[row.sessionId] !== undefined) return 0;
    return startAt === null ? 1 : 2;
  };
  return (places, onlyFree) => {
    let best: { readonly place: LessonPlace; readonly rank: number } | null = null;
    for (const place of places) {
      const session = shared.sessionOf.get(place.sessionId);
      if (session === undefined || (place.opensAt !== null && place.opensAt > ctx.now)) continue;
      const ranked = rank(session);
      if (best !== null && best.rank <= ranked) continue;
      if (onlyFree && !session.row.isFreeSession) continue;
      if (isOpen(session)) best = { place, rank: ranked };
    }
    return best?.place ?? null;
  };
}
