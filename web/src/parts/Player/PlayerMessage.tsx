import { Button } from '#ui/Button.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import styles from './Player.module.css';

/** An error message with a retry button. */
export const PlayerMessage = ({ words, onRetry }: { words: string; onRetry: () => void }) => (
  <div className={styles.message} role="alert">
    <p>{words}</p>
    <Button variant="line" size="s" onClick={onRetry}>
      Try again
    </Button>
  </div>
);

/** A message while the video is still loading. */
export const PlayerWait = ({ words }: { words: string }) => (
  <div className={styles.wait} role="status">
    <Spinner bare />
    <span>{words}</span>
  </div>
);
