import { parseInstant } from './parseInstant.ts';

// Lengths of time, in milliseconds.

export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

/** The range of instants that every part of the product supports, in epoch milliseconds. */
const earliest = parseInstant('2000-01-01T00:00:00Z');
const latest = parseInstant('2200-01-01T00:00:00Z');

/** Whether an instant in epoch milliseconds is in the years 2000 to 2199; no for NaN. */
export function isSupportedInstant(at: number): boolean {
  return at >= earliest && at < latest;
}

const units = [
  { length: day, one: 'a day', many: 'days' },
  { length: hour, one: 'an hour', many: 'hours' },
  { length: minute, one: 'a minute', many: 'minutes' },
  { length: second, one: 'a second', many: 'seconds' },
];
const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** A length in its largest whole unit, as a sentence says it: 'a day', 'seven days', '15 minutes'. */
export function lengthInWords(length: number): string {
  const unit = units.find((candidate) => length % candidate.length === 0);
  if (unit === undefined) throw new Error(`${String(length)} ms are no whole seconds`);
  const count = length / unit.length;
  return count === 1 ? unit.one : `${numbers[count] ?? String(count)} ${unit.many}`;
}
