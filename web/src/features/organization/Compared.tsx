import { lengthOf } from '@atrium/domain/organization/periodBefore.ts';
import { formatPlainDay } from '#lib/dates.ts';
import { cx } from '#ui/cx.ts';
import { look } from '#ui/look.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import type { BeforeFigures } from './periodBeforeQuery.ts';
import { RetryRow } from './RetryRow.tsx';
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
export const Compared = ({ comparison: { since, figures, trouble }, name, figure, now }: ComparedProps) => {
  const words =
    since !== null
      ? `Figures only since ${formatPlainDay(since)}`
      : figures !== null
        ? comparedWords(now, figures.stats[figure], lengthOf(figures))
        : trouble === null
          ? 'Comparing…'
          : null;
  return (
    words !== null && (
      <span className={styles.compared}>
        <VisuallyHidden>{name}, compared: </VisuallyHidden>
        {words}
      </span>
    )
  );
};

/** Below the tiles: with which days they are compared, or why they are not; a place for the focus. */
export const ComparedDays = ({ comparison }: Pick<ComparedProps, 'comparison'>) => {
  const { trouble, retrying, retry } = comparison;
  return (
    <div className={styles.below} role={trouble === 'failed' ? undefined : 'status'} tabIndex={-1} data-stand-in>
      {trouble === 'failed' ? (
        <RetryRow label="Try again" retrying={retrying} onRetry={retry}>
          The period before could not be loaded.
        </RetryRow>
      ) : (
        <p className={cx(look.small, look.muted)}>{stateWords(comparison)}</p>
      )}
    </div>
  );
};

/** In one line in every state, so that nothing below moves when the figures come. */
function stateWords({ before, since, figures, trouble }: Comparison): string {
  if (since !== null) return `Not compared: the program began during the days ${daysWords(before)}.`;
  if (figures !== null) return `Compared with the days ${daysWords(figures)}.`;
  if (trouble === 'offline') return "You're offline. The comparison comes when the connection is back.";
  return `Comparing with the days ${daysWords(before)}…`;
}
