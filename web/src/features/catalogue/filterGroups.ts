import { isAiAcademy } from '@atrium/domain/access/derived.ts';
import type { Viewer } from '@atrium/domain/access/viewer.ts';
import { isFiltered, type CatalogueFilters, type FilterGroup } from '@atrium/domain/catalogue/filters.ts';
import type { CourseType } from '@atrium/domain/session/facts.ts';
import type { FacetOptions } from './catalogueQuery.ts';

export interface FilterChoice {
  readonly value: string;
  readonly label: string;
}

export interface FilterButtons {
  readonly group: FilterGroup;
  readonly label: string;
  readonly choices: readonly FilterChoice[];
}

const typeLabels: Readonly<Record<string, string>> = {
  SPRINT: 'Sprints',
  WORKSHOP: 'Workshops',
  CAPSTONE: 'Capstones',
  BOOTCAMP: 'Mini-MBAs',
  CRASH_COURSE: 'Crash courses',
  CUSTOMER: 'Company courses',
  OPEN: 'Open courses',
} satisfies Record<CourseType, string>;
const difficulties = ['Beginner', 'Intermediate', 'Advanced'];

/**
 * Limited and AI-academy viewers without the function-based filter get difficulty and topic, everybody else stacks
 * (CAT-02).
 */
export function filtersByTopic(viewer: Viewer): boolean {
  const academic = viewer.accountType === 'LIMITED' || isAiAcademy(viewer);
  return academic && viewer.customizations.useFunctionBasedCourseFilter !== true;
}

/** The filters without values that no course has; all of them until the values are known (CAT-01). */
export function knownFilters(filters: CatalogueFilters, options: FacetOptions | undefined): CatalogueFilters {
  if (options === undefined) return filters;
  const among = (values: readonly string[], facet: readonly FacetOptions['types'][number][]): string[] =>
    values.filter((value) => facet.some((one) => one.value === value));
  return {
    ...filters,
    meta: among(filters.meta, options.types),
    topic: among(filters.topic, options.topics),
    stack: among(filters.stack, options.stacks),
    difficulty: among(filters.difficulty, options.difficulties),
  };
}

/**
 * Whether there is no course at all for this viewer, and so nothing to filter or to search: not only none under these
 * filters (BEG-06). Every course has a type.
 */
export function isCatalogueEmpty(
  total: number | null,
  filters: CatalogueFilters,
  options: FacetOptions | undefined,
): boolean {
  return total === 0 && (!isFiltered(filters) || options?.types.length === 0);
}

/** The rows of filter buttons for this viewer, which show what is chosen until the values are known. */
export function filterButtons(
  viewer: Viewer,
  options: FacetOptions | undefined,
  filters: CatalogueFilters,
): FilterButtons[] {
  const types = row(filters, 'meta', 'Type', byRank(options?.types, Object.keys(typeLabels)));
  if (filtersByTopic(viewer)) return [types, ...topicButtons(options, filters)];
  return [types, byName(row(filters, 'stack', 'Stack', options?.stacks))];
}

/** The rows for difficulty and topic, which the learning-plan variant has alone (CAT-17). */
export function topicButtons(options: FacetOptions | undefined, filters: CatalogueFilters): FilterButtons[] {
  return [
    row(filters, 'difficulty', 'Difficulty', byRank(options?.difficulties, difficulties)),
    byName(row(filters, 'topic', 'Topic', options?.topics)),
  ];
}

function row(
  filters: CatalogueFilters,
  group: FilterGroup,
  label: string,
  values: readonly { readonly value: string }[] = [],
): FilterButtons {
  const choices = [...new Set([...values.map(({ value }) => value), ...filters[group]])];
  return { group, label, choices: choices.map((value) => ({ value, label: filterLabel(group, value) })) };
}

/** In alphabetical order: by frequency, which other choices change, the buttons would move below the pointer. */
function byName(buttons: FilterButtons): FilterButtons {
  return { ...buttons, choices: buttons.choices.toSorted((a, b) => a.label.localeCompare(b.label, 'en')) };
}

/** The label of a chosen value: 'Sprints', or the value itself. */
export function filterLabel(group: FilterGroup, value: string): string {
  return group === 'meta' ? (typeLabels[value] ?? value) : value;
}

/** '1 course', '1,204 courses'. */
export function coursesInWords(count: number): string {
  return count === 1 ? '1 course' : `${count.toLocaleString('en-US')} courses`;
}

function byRank(values: readonly { readonly value: string }[] | undefined, order: readonly string[]) {
  const rank = (value: string): number => (order.includes(value) ? order.indexOf(value) : order.length);
  return values?.toSorted((a, b) => rank(a.value) - rank(b.value));
}
