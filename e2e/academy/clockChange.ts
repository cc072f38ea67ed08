const zone = 'America/New_York';
const day = 24 * 60 * 60_000;
const offsetOf = (at: number): string =>
  new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' }).format(at).split('GMT')[1] ?? '';

/** Days around the next change of the clocks of New York that is a month away or more: 'yyyy-MM-dd' from it. */
export function daysAroundChange(now: number): (after: number) => string {
  let at = Math.floor(now / day) * day + 30 * day + day / 2;
  while (offsetOf(at) === offsetOf(at + day)) at += day;
  const change = at + day;
  return (after) => new Date(change + after * day).toISOString().slice(0, 10);
}

/** '2027-03-15' as 'Monday, March 15, 2027', or without the weekday and in short as 'Mar 15, 2027'. */
export function dayInWords(date: string, style: 'full' | 'medium'): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: style, timeZone: 'UTC' }).format(Date.parse(date));
}
