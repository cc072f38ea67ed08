import { staffReach, type StaffStanding } from '@atrium/domain/access/staffOperations.ts';
import {
  IconBooks,
  IconBuilding,
  IconCalendar,
  IconCreditCard,
  IconSettings,
  IconSunrise,
  IconUsers,
  type Icon,
} from '@tabler/icons-react';
import type { MenuItem } from '#ui/Menu.tsx';
import { readableKinds, studioPath, type StudioGroup } from './kinds.ts';
import { readablePages } from './studioPages.ts';

/** The groups of the rail, in its order. */
const groups: readonly { readonly name: StudioGroup; readonly icon: Icon }[] = [
  { name: 'Content', icon: IconBooks },
  { name: 'People', icon: IconUsers },
  { name: 'Companies', icon: IconBuilding },
  { name: 'Commerce', icon: IconCreditCard },
  { name: 'Running', icon: IconSettings },
];

/** A place of the studio: the list of a kind, or a page. */
export interface StudioPlace {
  readonly path: string;
  readonly inside?: string | undefined;
  readonly label: string;
  readonly icon: Icon;
}

/** A group of the rail. */
export interface StudioGroupShown {
  readonly name: StudioGroup;
  readonly icon: Icon;
  readonly places: readonly StudioPlace[];
}

/** The groups with a place that somebody's roles include. */
export function readableGroups(staff: StaffStanding | null): readonly StudioGroupShown[] {
  const kinds = readableKinds(staff).map(({ kind, many, icon, group }) => ({
    group,
    place: { path: studioPath(kind), label: many, icon },
  }));
  const pages = readablePages(staff).map(({ path, inside, label, icon, group }) => ({
    group,
    place: { path, inside, label, icon },
  }));
  return groups
    .map(({ name, icon }) => ({
      name,
      icon,
      places: [...pages, ...kinds].filter(({ group }) => group === name).map(({ place }) => place),
    }))
    .filter(({ places }) => places.length > 0);
}

/** The places above the groups. */
export function topPlaces(staff: StaffStanding | null): readonly StudioPlace[] {
  const today = { path: '/studio', label: 'Today', icon: IconSunrise };
  const calendar = { path: '/studio/calendar', label: 'Calendar', icon: IconCalendar };
  return staffReach(staff, 'document.read') === null ? [today] : [today, calendar];
}

/** Whether a path is of this place or inside it. */
export function isInside({ path: place, inside = place }: StudioPlace, path: string): boolean {
  return path === place || (place !== '/studio' && [place, inside].some((folder) => path.startsWith(`${folder}/`)));
}

/** Places as the items of a menu. */
export function placeItems(places: readonly StudioPlace[]): MenuItem[] {
  return places.map(({ path, label, icon: Mark }) => ({
    id: path,
    label,
    icon: <Mark aria-hidden="true" />,
    href: path,
  }));
}
