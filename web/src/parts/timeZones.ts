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

/** The zones that match every word typed, in city, name, region or offset. */
export function searchTimeZones(zones: readonly TimeZone[], typed: string): readonly TimeZone[] {
  const terms = fold(typed).split(' ').filter(Boolean);
  return zones.filter(({ id, city, name, offset }) => {
    const text = fold(`${city} ${name} ${id} ${offset}`);
    return terms.every((word) => text.includes(word));
  });
}

function timeZoneOf(id: string, at: number): TimeZone {
  const city = id === 'UTC' ? 'Coordinated Universal Time' : (cityOf(id) ?? id);
  return { id, city, name: formatZone(id, at), offset: offsetOf(id, at) };
}

const byCity = (a: TimeZone, b: TimeZone): number => a.city.localeCompare(b.city, 'en');

const fold = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('_', ' ').toLowerCase();
