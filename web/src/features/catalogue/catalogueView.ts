import { catalogueSections, sectionTitles } from '@atrium/domain/catalogue/sections.ts';
import type { CourseCardFieldsFragment } from '../../lib/gql/graphql.ts';
import { toMemberCourse, type MemberCourse } from '../../parts/facts/memberCourse.ts';

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
 * that only available ones are still to come. What is available stands by its next date, unless a search has `ranked`
 * it. Empty sections are left out.
 */
export function catalogueView(
  pages: readonly { readonly courses: readonly CourseCardFieldsFragment[]; readonly total: number }[],
  now: number,
  ranked = false,
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
    entries: key === 'available' && !ranked ? sections[key].toSorted(byNextDate) : sections[key],
    count: sections[key].length + (key === 'available' ? toCome : 0),
  }));
  return { total: shown.size + toCome, sections: view.filter(({ entries }) => entries.length > 0) };
}

function byNextDate(a: CatalogueEntry, b: CatalogueEntry): number {
  const next = ({ grouped }: CatalogueEntry): number => grouped?.upcoming[0]?.startAt ?? Number.MAX_SAFE_INTEGER;
  return next(a) - next(b);
}
