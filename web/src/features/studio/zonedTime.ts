import { instantText, parseInstant } from '@atrium/domain/parseInstant.ts';

const parts = (zone: string) =>
  new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });

/** An instant as the clock of a zone shows it, '2026-12-02T18:00'; '' for what is no instant. */
export function localTime(instant: unknown, zone: string): string {
  const at = typeof instant === 'string' ? parseInstant(instant) : Number.NaN;
  if (Number.isNaN(at)) return '';
  const read = Object.fromEntries(
    parts(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  return `${(read['year'] ?? '').padStart(4, '0')}-${String(read['month'])}-${String(read['day'])}T${String(read['hour'])}:${String(read['minute'])}`;
}

/**
 * The instant at which the clock of a zone shows this, as ISO text; null for what is no time. A time that the clock
 * leaves out is the one after its jump, and of one that it shows twice the first is taken.
 */
export function instantAt(local: string, zone: string): string | null {
  // whatever else is parsed would be a time that nobody has typed
  const wanted = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(local) ? parseInstant(`${local}:00Z`) : Number.NaN;
  if (Number.isNaN(wanted)) return null;
  const shownAt = (at: number): number => parseInstant(`${localTime(instantText(at), zone)}:00Z`);
  // the offset around that day, from before and from after it
  const candidates = [-1, 1].map((side) => {
    const near = wanted + side * 86_400_000;
    return wanted - (shownAt(near) - near);
  });
  const fitting = candidates.filter((at) => shownAt(at) === wanted);
  return instantText(Math.min(...(fitting.length > 0 ? fitting : [Math.max(...candidates)])));
}
