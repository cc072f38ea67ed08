import { catalogueSections, sectionTitles } from '@atrium/domain/catalogue/sections.ts';
import { isWaitListed } from '@atrium/domain/session/flags.ts';
import type { CourseCardFieldsFragment } from '#lib/gql/graphql.ts';
import { toMemberCourse, type MemberCourse } from '#parts/facts/memberCourse.ts';
import type { OwnMeeting } from '#parts/facts/ownMeetings.ts';

export interface CatalogueEntry extends MemberCourse {
  readonly wire: CourseCardFieldsFragment;
}

export interface CatalogueSectionView {
  readonly key: keyof typeof sectionTitles;
  readonly title: string;
  readonly entries: readonly CatalogueEntry[];
  /** Including those that are not loaded yet. */
  readonly count: number;
}

export interface CatalogueView {
  /** All courses under these filters, including those that are not loaded yet. */
  readonly total: number;
  readonly sections: readonly CatalogueSectionView[];
}

/**
 * The loaded cards in their sections (CAT-03). The first page contains every course the viewer takes part in, so only
 * available ones are missing. The viewer's courses are ordered by their next meeting, available ones by their next
 * date, unless a search has `ranked` them. Empty sections are left out.
 */
export function catalogueView(
  pages: readonly { readonly courses: readonly CourseCardFieldsFragment[]; readonly total: number }[],
  now: number,
  { ranked = false, meetings = [] }: { ranked?: boolean; meetings?: readonly OwnMeeting[] } = {},
): CatalogueView {
  const cards = pages.flatMap(({ courses }) => courses);
  const unique = [...new Map(cards.map((card) => [card.courseId, card])).values()];
  const entries = unique.map((wire): CatalogueEntry => ({ ...toMemberCourse(wire, now), wire }));
  const sections = catalogueSections(entries);
  const shown = new Set([...sections.active, ...sections.available, ...sections.past].map(({ courseId }) => courseId));
  const toCome = Math.max(0, (pages[0]?.total ?? 0) - unique.length);
  const view = (['active', 'available', 'past'] as const).map((key) => ({
    key,
    title: sectionTitles[key],
    entries: ranked ? sections[key] : inOrder(key, sections[key], meetings),
    count: sections[key].length + (key === 'available' ? toCome : 0),
  }));
  return { total: shown.size + toCome, sections: view.filter(({ entries }) => entries.length > 0) };
}

function inOrder(
  key: keyof typeof sectionTitles,
  entries: readonly CatalogueEntry[],
  meetings: readonly OwnMeeting[],
): readonly CatalogueEntry[] {
  if (key === 'past') return entries;
  if (key === 'available') return entries.toSorted(byNextDate);
  // a running session has begun, and so comes before upcoming ones
  const due = ({ courseId, sessions }: CatalogueEntry): number =>
    meetings.find((meeting) => meeting.courseId === courseId)?.startAt ?? waitsUntil(sessions);
  return entries.toSorted((a, b) => due(a) - due(b));
}

/** The start of the session whose waitlist the member is on; without one, after all dates. */
function waitsUntil(sessions: CatalogueEntry['sessions']): number {
  return sessions.find(isWaitListed)?.startAt ?? Number.MAX_SAFE_INTEGER;
}

function byNextDate(a: CatalogueEntry, b: CatalogueEntry): number {
  const next = ({ grouped }: CatalogueEntry): number => grouped?.upcoming[0]?.startAt ?? Number.MAX_SAFE_INTEGER;
  return next(a) - next(b);
}
