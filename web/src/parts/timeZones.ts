import { formatOffset, formatZone } from '#lib/dates.ts';

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

/** Every zone that the browser knows: those of `first` in their order, then sorted by city. */
export function listTimeZones(at: number, first: readonly string[]): readonly TimeZone[] {
  const all = new Set([...first, 'UTC', ...Intl.supportedValuesOf('timeZone')]);
  const zones = [...all].map((id) => timeZoneOf(id, at));
  return [...zones.slice(0, new Set(first).size), ...zones.slice(new Set(first).size).toSorted(byCity)];
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
  const city = id === 'UTC' ? 'Coordinated Universal Time' : (id.split('/').at(-1) ?? id).replaceAll('_', ' ');
  return { id, city, name: formatZone(id, at), offset: formatOffset(id, at) };
}

const byCity = (a: TimeZone, b: TimeZone): number => a.city.localeCompare(b.city, 'en');

const fold = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('_', ' ').toLowerCase();
