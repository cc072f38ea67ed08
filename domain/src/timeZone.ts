// Time zones are IANA names; instants are epoch milliseconds.

/** Names of cities that have changed since their zone was named. */
const renamed: Readonly<Record<string, string>> = {
  'Asia/Calcutta': 'Kolkata',
  'Asia/Katmandu': 'Kathmandu',
  'Asia/Rangoon': 'Yangon',
  'Asia/Saigon': 'Ho Chi Minh City',
  'America/Godthab': 'Nuuk',
  'Europe/Kiev': 'Kyiv',
};

/**
 * The canonical IANA name of a zone, however it is spelled: 'Europe/Paris' of 'europe/paris'. Null of one that this
 * machine does not know, and of a mere offset, which knows no summer and which databases read the other way round.
 */
export function canonicalTimeZone(name: string): string | null {
  if (!/^[a-z]/i.test(name)) return null;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** Whether a name is that of a time zone that this machine knows. */
export function isTimeZone(name: string): boolean {
  return canonicalTimeZone(name) !== null;
}

/** The zone of a person's dates: what they chose, else what their browser says, else their customer's (D83). */
export function personalTimeZone(of: {
  readonly chosen: string | null;
  readonly browser: string | null;
  readonly customer: string | null;
}): string {
  return [of.chosen, of.browser, of.customer].find((name) => name !== null && isTimeZone(name)) ?? 'UTC';
}

/** 'New York'; null of a zone without a city, such as UTC. */
export function cityOf(zone: string): string | null {
  if (!zone.includes('/') || zone.startsWith('Etc/')) return null;
  return renamed[zone] ?? (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}

/** How a formatter names the offset of a zone, by which every time is followed: 'GMT-5', of UTC its own name. */
export function offsetStyle(zone: string): 'short' | 'shortOffset' {
  return zone === 'UTC' || zone === 'Etc/UTC' ? 'short' : 'shortOffset';
}

/** What a formatter wrote, with an offset also where it leaves out that there is none: 'GMT+0'. */
export function withOffset(time: string): string {
  return time.replace(/GMT$/, 'GMT+0');
}

/** 'GMT-5', the offset of a zone at an instant; 'UTC' of UTC. */
export function offsetOf(zone: string, at: number): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: offsetStyle(zone) });
  const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value;
  return withOffset(name ?? zone);
}

/** 'New York time (GMT-5)', by which every zone is named in a sentence; its offset where it has no city. */
export function zoneInWords(zone: string, at: number): string {
  const [city, offset] = [cityOf(zone), offsetOf(zone, at)];
  return city === null ? offset : `${city} time (${offset})`;
}
