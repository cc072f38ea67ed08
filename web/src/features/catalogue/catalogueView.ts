import { isWaitListed } from '@atrium/domain/session/flags.ts';
import { catalogueSections, sectionTitles } from '@atrium/domain/catalogue/sections.ts';
import type { CourseCardFieldsFragment } from '#lib/gql/graphql.ts';
import type { OwnMeeting } from '#parts/facts/ownMeetings.ts';
import { toMemberCourse, type MemberCourse } from '#parts/facts/memberCourse.ts';

export interface CatalogueEntry extends MemberCourse {
  readonly wire: CourseCardFieldsFragment;
}

export interface CatalogueSectionView {
  readonly key: keyof typeof sectionTitles;
  readonly title: string;
  readonly entries: readonly CatalogueEntry[];
  /** With the ones that are not loaded yet. */
  readonly count: number;
}

export interface CatalogueView {
  /** Courses that are shown, or will be when the rest is loaded. */
  readonly total: number;
  readonly sections: readonly CatalogueSectionView[];
}

/**
 * The cards that have come, in their sections (CAT-03). A first page holds every course the viewer has a part in, so
 * that only available ones are still to come. What one is in stands by its next meeting, what is available by its
 * next date, unless a search has `ranked` them. Empty sections are left out.
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
  // what runs now has begun, and so stands before what is to begin
  const due = ({ courseId, sessions }: CatalogueEntry): number =>
    meetings.find((meeting) => meeting.courseId === courseId)?.startAt ?? waitsUntil(sessions);
  return entries.toSorted((a, b) => due(a) - due(b));
}

/** The start of the session whose waitlist one is on; without one, after all dates. */
function waitsUntil(sessions: CatalogueEntry['sessions']): number {
  return sessions.find(isWaitListed)?.startAt ?? Number.MAX_SAFE_INTEGER;
}

function byNextDate(a: CatalogueEntry, b: CatalogueEntry): number {
  const next = ({ grouped }: CatalogueEntry): number => grouped?.upcoming[0]?.startAt ?? Number.MAX_SAFE_INTEGER;
  return next(a) - next(b);
}
