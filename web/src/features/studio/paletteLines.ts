import type { StaffStanding } from '@atrium/domain/access/staffOperations.ts';
import { foldLetters } from '@atrium/domain/foldLetters.ts';
import { upperFirst } from '@atrium/domain/upperFirst.ts';
import { IconBuilding, IconPlus, IconUser, type Icon } from '@tabler/icons-react';
import type { StudioFoundCompaniesQuery, StudioFoundPeopleQuery, StudioFoundQuery } from '#lib/gql/graphql.ts';
import { companyPath } from './companyFilters.ts';
import { findKind, mayBegin, readableKinds, studioKinds, studioPath, type StudioKind } from './kinds.ts';
import { listPageActs } from './pageActs.ts';
import { personPath } from './peopleFilters.ts';
import { readableGroups, topPlaces } from './studioGroups.tsx';

/** A line of the palette, and what choosing it does. */
export interface PaletteLine {
  readonly id: string;
  readonly label: string;
  /** What it is, or where. */
  readonly sub: string;
  readonly icon: Icon;
  readonly does:
    | { readonly what: 'open'; readonly href: string }
    | { readonly what: 'begin'; readonly kind: StudioKind }
    | { readonly what: 'run'; readonly run: () => void };
}

export interface PaletteGroup {
  readonly name: string;
  /** Whether its lines come from a search of the server. */
  readonly isFound: boolean;
  readonly lines: readonly PaletteLine[];
}

type Found = NonNullable<StudioFoundQuery['findDocuments']>;
type FoundPeople = NonNullable<StudioFoundPeopleQuery['listPeople']>['people'];
type FoundCompanies = NonNullable<StudioFoundCompaniesQuery['searchCompanies']>['companies'];

/** What the server has found. */
export interface FoundInStudio {
  readonly documents: Found;
  readonly people: FoundPeople;
  readonly companies: FoundCompanies;
}

/** As many as are shown of each group before anything is typed. */
const mostUnasked = 12;

/** Whether each word that was typed begins a word of the label. */
function matches(label: string, typed: string): boolean {
  const words = foldLetters(label).split(/[^\p{L}\p{N}]+/u);
  return foldLetters(typed)
    .split(/\s+/)
    .every((part) => words.some((word) => word.startsWith(part)));
}

/** What the palette offers for what was typed: acts of this page first, then places, then documents (STU-03). */
export function paletteGroups(
  staff: StaffStanding | null,
  typed: string,
  found: FoundInStudio,
): readonly PaletteGroup[] {
  const here = listPageActs().map(({ label, icon, run }): PaletteLine => ({
    id: `here/${label}`,
    label,
    sub: '',
    icon,
    does: { what: 'run', run },
  }));
  const known = new Set(here.map(({ label }) => label));
  const begun = readableKinds(staff)
    .filter((kind) => mayBegin(staff, kind) && kind.onlyId === null)
    .map((kind): PaletteLine => {
      const label = `New ${kind.one}`;
      return { id: `begin/${kind.kind}`, label, sub: '', icon: IconPlus, does: { what: 'begin', kind } };
    })
    .filter(({ label }) => !known.has(label));
  const places = [
    ...topPlaces(staff).map((place) => ({ ...line(place), sub: '' })),
    ...readableGroups(staff).flatMap(({ name, places: all }) => all.map((place) => ({ ...line(place), sub: name }))),
  ];
  const text = typed.trim();
  const fits = ({ label }: PaletteLine): boolean => text === '' || matches(label, text);
  const most = text === '' ? mostUnasked : Infinity;
  const groups = [
    { name: 'On this page', isFound: false, lines: here.filter(fits) },
    { name: 'Go', isFound: false, lines: places.filter(fits) },
    { name: 'Found', isFound: true, lines: inRailOrder(found.documents).flatMap(documentLine) },
    { name: 'People', isFound: true, lines: found.people.map(personLine) },
    { name: 'Companies', isFound: true, lines: found.companies.map(companyLine) },
    { name: 'Make', isFound: false, lines: begun.filter(fits) },
  ];
  return groups
    .map((group) => ({ ...group, lines: group.lines.slice(0, most) }))
    .filter(({ lines }) => lines.length > 0);
}

function line({ path, label, icon }: { readonly path: string; readonly label: string; readonly icon: Icon }) {
  return { id: path, label, icon, does: { what: 'open', href: path } } as const;
}

function personLine({ userId, displayName, email }: FoundPeople[number]): PaletteLine {
  const href = personPath(userId);
  return { id: href, label: displayName, sub: email, icon: IconUser, does: { what: 'open', href } };
}

function companyLine({ companyId, name }: FoundCompanies[number]): PaletteLine {
  const href = companyPath(companyId);
  return { id: href, label: name, sub: 'Company', icon: IconBuilding, does: { what: 'open', href } };
}

/** Courses before their videos, as in the rail; new drafts of a kind before the others. */
function inRailOrder(found: Found): Found {
  return studioKinds.flatMap(({ kind }) => found.filter((each) => each.kind === kind));
}

function documentLine({ kind: name, id, title, isDraft }: Found[number]): PaletteLine[] {
  const kind = findKind(name);
  if (kind === null) return [];
  const one = upperFirst(kind.one);
  const sub = isDraft ? `${one}, draft` : one;
  const href = studioPath(name, id);
  return [{ id: href, label: title || `Untitled ${kind.one}`, sub, icon: kind.icon, does: { what: 'open', href } }];
}
