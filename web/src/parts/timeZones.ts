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

/** Large cities after which no zone is named, former names, and countries, by the city of their zone. */
const otherNames: Readonly<Record<string, string>> = {
  'Los Angeles': 'San Francisco Seattle San Diego Las Vegas United States USA',
  Denver: 'Salt Lake City United States USA',
  Chicago: 'Houston Dallas Austin United States USA',
  'New York': 'Boston Washington Atlanta Miami Philadelphia United States USA',
  Toronto: 'Montreal Ottawa Canada',
  Vancouver: 'Canada',
  'Mexico City': 'Mexico',
  Bogota: 'Colombia',
  Lima: 'Peru',
  Santiago: 'Chile',
  'Buenos Aires': 'Argentina',
  'Sao Paulo': 'Rio de Janeiro Brasilia Brazil',
  London: 'Manchester Edinburgh United Kingdom UK England Scotland Wales Great Britain',
  Dublin: 'Ireland',
  Lisbon: 'Portugal',
  Madrid: 'Barcelona Spain',
  Paris: 'Lyon France',
  Brussels: 'Belgium',
  Amsterdam: 'Netherlands Holland',
  Berlin: 'Munich Hamburg Frankfurt Cologne Germany',
  Zurich: 'Geneva Switzerland',
  Rome: 'Milan Italy',
  Vienna: 'Austria',
  Copenhagen: 'Denmark',
  Oslo: 'Norway',
  Stockholm: 'Sweden',
  Helsinki: 'Finland',
  Prague: 'Czechia Czech Republic',
  Warsaw: 'Poland',
  Budapest: 'Hungary',
  Athens: 'Greece',
  Istanbul: 'Turkey Ankara',
  Kyiv: 'Kiev Ukraine',
  Cairo: 'Egypt',
  Lagos: 'Nigeria Abuja',
  Nairobi: 'Kenya',
  Johannesburg: 'Cape Town South Africa',
  Jerusalem: 'Tel Aviv Israel',
  Riyadh: 'Saudi Arabia',
  Dubai: 'Abu Dhabi United Arab Emirates UAE',
  Karachi: 'Pakistan Lahore',
  Kolkata: 'Mumbai Bombay Calcutta Madras Delhi Bangalore Bengaluru Chennai Hyderabad India',
  Dhaka: 'Bangladesh',
  Bangkok: 'Thailand',
  Jakarta: 'Indonesia',
  'Ho Chi Minh': 'Saigon Hanoi Vietnam',
  Singapore: 'Malaysia',
  Manila: 'Philippines',
  'Hong Kong': 'China',
  Shanghai: 'Beijing Peking Shenzhen Guangzhou China',
  Taipei: 'Taiwan',
  Seoul: 'South Korea',
  Tokyo: 'Osaka Japan',
  Perth: 'Australia',
  Melbourne: 'Australia',
  Sydney: 'Canberra Australia',
  Auckland: 'Wellington New Zealand',
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

/** The zones that have a word with each beginning typed, in city, country, name, short name, region or offset. */
export function searchTimeZones(zones: readonly TimeZone[], typed: string): readonly TimeZone[] {
  const terms = wordsOf(typed);
  return zones.filter(({ id, city, name, offset }) => {
    const others = [otherNames[city], shortNames[name]].filter(Boolean).join(' ');
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
