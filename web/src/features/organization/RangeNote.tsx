import type { FigureFilter } from '@atrium/domain/organization/figures.ts';
import { zoneInWords } from '@atrium/domain/timeZone.ts';
import { formatDayAndTime, formatPlainDay } from '#lib/dates.ts';
import { useTimeZone } from '#lib/timeZone.ts';
import { useViewer } from '#lib/viewer.ts';
import { cx } from '#ui/cx.ts';
import { look } from '#ui/look.ts';
import { rangeWords } from './range.ts';

interface RangeNoteProps {
  range: FigureFilter;
  /** Epoch milliseconds. */
  asOf: number;
  /** Of the company, in whose days the figures are, an IANA name; null where that is not known. */
  timeZone: string | null;
  /** Its first and last day, yyyy-MM-dd. */
  days?: { readonly from: string; readonly to: string };
  className?: string | undefined;
}

/**
 * At the end of a page: which days the figures are of, and when they were brought up to date, in the zone of the reader
 * (ORG-01, D60, D83). The days are those of the company, which is said where the reader is elsewhere.
 */
export const RangeNote = ({ range, asOf, timeZone, days, className }: RangeNoteProps) => {
  const zone = useTimeZone(useViewer().timeZone);
  return (
    <p className={cx(look.small, look.muted, className)}>
      Showing {rangeWords[range].toLowerCase()}
      {days === undefined ? null : `, ${formatPlainDay(days.from)} to ${formatPlainDay(days.to)}`}. Data as of{' '}
      {formatDayAndTime(asOf, zone)}.
      {timeZone === null || timeZone === zone ? null : ` Days are counted in ${zoneInWords(timeZone, asOf)}.`}
    </p>
  );
};

interface RangeLineProps extends Pick<RangeNoteProps, 'asOf' | 'className'> {
  /** Null where other days are said than those of a range. */
  range: FigureFilter | null;
}

/** Beside what is downloaded, whose file does not say it, and at the head of paper (D62). */
export const RangeLine = ({ range, asOf, className }: RangeLineProps) => {
  const zone = useTimeZone(useViewer().timeZone);
  return (
    <p className={cx(look.small, look.muted, className)}>
      {range === null ? 'As of' : `${rangeWords[range]}, as of`} {formatDayAndTime(asOf, zone)}
    </p>
  );
};
