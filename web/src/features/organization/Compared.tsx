import { formatPlainDay } from '#lib/dates.ts';
import { cx } from '#ui/cx.ts';
import { look } from '#ui/look.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { RetryRow } from './RetryRow.tsx';
import type { BeforeFigures } from './periodBeforeQuery.ts';
import type { Comparison } from './usePeriodBefore.ts';
import { comparedWords, daysWords } from './words.ts';
import styles from './Compared.module.css';

export interface ComparedProps {
  comparison: Comparison;
  /** Of the tile. */
  name: string;
  figure: keyof BeforeFigures['stats'];
  /** The figure of the range that is shown. */
  now: number;
}

/** Below a figure: that of the days before, and by how much it differs, in words. */
export const Compared = ({ comparison: { days, since, figures, failed }, name, figure, now }: ComparedProps) => {
  const words =
    since !== null
      ? `Figures only since ${formatPlainDay(since)}`
      : figures !== null
        ? comparedWords(now, figures.stats[figure], days)
        : failed
          ? null
          : 'Comparing…';
  return (
    words !== null && (
      <span className={styles.compared}>
        <VisuallyHidden>{name}, compared: </VisuallyHidden>
        {words}
      </span>
    )
  );
};

/** Below the tiles: with which days they are compared, or that these could not be loaded; a place for the focus. */
export const ComparedDays = ({
  comparison: { figures, failed, retrying, retry },
}: Pick<ComparedProps, 'comparison'>) => (
  <div className={styles.below} role={failed ? undefined : 'status'} tabIndex={-1} data-stand-in>
    {failed ? (
      <RetryRow label="Try again" retrying={retrying} onRetry={retry}>
        The period before could not be loaded.
      </RetryRow>
    ) : figures === null ? null : (
      <p className={cx(look.small, look.muted)}>Compared with the days {daysWords(figures)}.</p>
    )}
  </div>
);
