import { formatOffset, formatZone } from '#lib/dates.ts';

export interface TimeZone {
  /** The IANA name. */
  readonly id: string;
  /** 'New York' */
  readonly place: string;
  /** 'Eastern Time' */
  readonly name: string;
  /** 'GMT-5', at the requested instant. */
  readonly offset: string;
}

/** Every zone that the browser knows: those of `first` in their order, then sorted by place. */
export function listTimeZones(at: number, first: readonly string[]): readonly TimeZone[] {
  const all = new Set([...first, 'UTC', ...Intl.supportedValuesOf('timeZone')]);
  const zones = [...all].map((id) => timeZoneOf(id, at));
  return [...zones.slice(0, new Set(first).size), ...zones.slice(new Set(first).size).toSorted(byPlace)];
}

/** The zones that match every word typed, in place, name, region or offset. */
export function searchTimeZones(zones: readonly TimeZone[], typed: string): readonly TimeZone[] {
  const terms = fold(typed).split(' ').filter(Boolean);
  return zones.filter(({ id, place, name, offset }) => {
    const text = fold(`${place} ${name} ${id} ${offset}`);
    return terms.every((word) => text.includes(word));
  });
}

function timeZoneOf(id: string, at: number): TimeZone {
  const place = id === 'UTC' ? 'Coordinated Universal Time' : (id.split('/').at(-1) ?? id).replaceAll('_', ' ');
  return { id, place, name: formatZone(id, at), offset: formatOffset(id, at) };
}

const byPlace = (a: TimeZone, b: TimeZone): number => a.place.localeCompare(b.place, 'en');

const fold = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('_', ' ').toLowerCase();
