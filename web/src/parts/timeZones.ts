import { canonicalTimeZone, cityOf, offsetOf } from '@atrium/domain/timeZone.ts';
import { formatZone } from '#lib/dates.ts';

export interface TimeZone {
  /** The IANA name. */
  readonly id: string;
  /** 'New York' */
  readonly city: string;
  /** 'Eastern Time' */
  readonly name: string;
  /** 'GMT-5', at the requested instant. */
  readonly offset: string;
}

/** A large city of the zones in which most people live, from west to east. */
const common = [
  'America/Los_Angeles',
  'America/Denver',
  'America/Chicago',
  'America/New_York',
  'America/Sao_Paulo',
  'Europe/London',
  'Europe/Berlin',
  'Asia/Dubai',
  'Asia/Kolkata',
  'Asia/Singapore',
  'Asia/Tokyo',
  'Australia/Sydney',
  'UTC',
];

/** Every zone that the browser knows: those of `own` in their order, then common ones, then the rest by city. */
export function listTimeZones(at: number, own: readonly string[]): readonly TimeZone[] {
  // by the names that this browser uses in its own list, so that none is there twice
  const first = new Set([...own, ...common].map((id) => canonicalTimeZone(id) ?? id));
  const rest = Intl.supportedValuesOf('timeZone').filter((id) => !first.has(id));
  const described = (ids: Iterable<string>) => [...ids].map((id) => timeZoneOf(id, at));
  return [...described(first), ...described(rest).toSorted(byCity)];
}

/** Large cities after which no zone is named, by the city of their zone. */
const otherCities: Readonly<Record<string, string>> = {
  'Los Angeles': 'San Francisco Seattle San Diego Las Vegas',
  Denver: 'Salt Lake City',
  Chicago: 'Houston Dallas Austin',
  'New York': 'Boston Washington Atlanta Miami Philadelphia',
  Toronto: 'Montreal Ottawa',
  'Sao Paulo': 'Rio de Janeiro Brasilia',
  London: 'Manchester Edinburgh',
  Berlin: 'Munich Hamburg Frankfurt Cologne',
  Zurich: 'Geneva',
  Madrid: 'Barcelona',
  Rome: 'Milan',
  Johannesburg: 'Cape Town',
  Dubai: 'Abu Dhabi',
  Kolkata: 'Mumbai Delhi Bangalore Bengaluru Chennai Hyderabad',
  Shanghai: 'Beijing Shenzhen Guangzhou',
  Tokyo: 'Osaka',
  Sydney: 'Canberra',
};

/** The short names that people write, by the name of the zone. */
const shortNames: Readonly<Record<string, string>> = {
  'Eastern Time': 'ET EST EDT',
  'Central Time': 'CT CST CDT',
  'Mountain Time': 'MT MST MDT',
  'Mountain Standard Time': 'MST',
  'Pacific Time': 'PT PST PDT',
  'Central European Time': 'CET CEST',
  'Eastern European Time': 'EET EEST',
  'Western European Time': 'WET WEST',
  'United Kingdom Time': 'GMT BST',
  'India Standard Time': 'IST',
  'Japan Standard Time': 'JST',
  'Singapore Standard Time': 'SGT',
  'Australian Eastern Time': 'AET AEST AEDT',
};

/** The zones that have a word with each beginning typed, in city, name, short name, region or offset. */
export function searchTimeZones(zones: readonly TimeZone[], typed: string): readonly TimeZone[] {
  const terms = wordsOf(typed);
  return zones.filter(({ id, city, name, offset }) => {
    const others = [otherCities[city], shortNames[name]].filter(Boolean).join(' ');
    const words = wordsOf(
      `${city} ${name} ${id} ${offset} ${offset.replace('GMT', 'UTC')} ${offset.replace('GMT', '')} ${others}`,
    );
    return terms.every((term) => words.some((word) => word.startsWith(term)));
  });
}

function timeZoneOf(id: string, at: number): TimeZone {
  const city = id === 'UTC' ? 'Coordinated Universal Time' : (cityOf(id) ?? id);
  return { id, city, name: formatZone(id, at), offset: offsetOf(id, at) };
}

const byCity = (a: TimeZone, b: TimeZone): number => a.city.localeCompare(b.city, 'en');

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[\s_/]+/)
    .filter(Boolean);
