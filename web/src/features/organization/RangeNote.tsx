import type { FigureFilter } from '@atrium/domain/organization/figures.ts';
import { formatDayAndTime, formatPlainDay } from '#lib/dates.ts';
import { useTimeZone } from '#lib/timeZone.ts';
import { cx } from '#ui/cx.ts';
import { look } from '#ui/look.ts';
import { rangeWords } from './range.ts';

interface RangeNoteProps {
  range: FigureFilter;
  /** Epoch milliseconds. */
  asOf: number;
  /** Of the company, in whose days the figures are, an IANA name. */
  timeZone: string | null;
  /** Its first and last day, yyyy-MM-dd. */
  days?: { readonly from: string; readonly to: string };
  className?: string | undefined;
}

/** At the end of a page: which days the figures are of, and when they were brought up to date (ORG-01, D60). */
export const RangeNote = ({ range, asOf, timeZone, days, className }: RangeNoteProps) => {
  const zone = useTimeZone(timeZone);
  return (
    <p className={cx(look.small, look.muted, className)}>
      Showing {rangeWords[range].toLowerCase()}
      {days === undefined ? null : `, ${formatPlainDay(days.from)} to ${formatPlainDay(days.to)}`}. Data as of{' '}
      {formatDayAndTime(asOf, zone)}.
    </p>
  );
};

interface RangeLineProps extends Omit<RangeNoteProps, 'days' | 'range'> {
  /** Null where other days are said than those of a range. */
  range: FigureFilter | null;
}

/** Beside what is downloaded, whose file does not say it, and at the head of paper (D62). */
export const RangeLine = ({ range, asOf, timeZone, className }: RangeLineProps) => {
  const zone = useTimeZone(timeZone);
  return (
    <p className={cx(look.small, look.muted, className)}>
      {range === null ? 'As of' : `${rangeWords[range]}, as of`} {formatDayAndTime(asOf, zone)}
    </p>
  );
};
