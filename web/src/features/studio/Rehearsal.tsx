import { Button } from '#ui/Button.tsx';
import { Note } from '#ui/Note.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import styles from './Editor.module.css';

export interface RehearsalProps {
  /** What will happen, and to whom, a line each; null until it is known. */
  lines: readonly string[] | null;
  /** Why it cannot be done; null when it can. */
  refusal: string | null;
  isFailed: boolean;
  onRetry: () => void;
}

/** What an act would do, as the act itself has said, rolled back (THR-70). */
export const Rehearsal = ({ lines, refusal, isFailed, onRetry }: RehearsalProps) => {
  if (isFailed) {
    return (
      <Note tone="bad">
        What it would do could not be found out.{' '}
        <Button size="s" variant="line" onClick={onRetry}>
          Try again
        </Button>
      </Note>
    );
  }
  if (refusal !== null) {
    const [first = '', ...more] = refusal.split('\n');
    return (
      <Note tone="bad">
        It is not possible. {first}
        {more.length === 0 ? null : (
          <ul className={styles.checks}>
            {more.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </Note>
    );
  }
  if (lines === null) return <Skeleton height={48} />;
  return (
    <ul className={styles.checks} aria-label="What will happen">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
};
