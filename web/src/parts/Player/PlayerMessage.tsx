import { Button } from '#ui/Button.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import styles from './Player.module.css';

/** Something went wrong, and the way to try again. */
export const PlayerMessage = ({ words, onRetry }: { words: string; onRetry: () => void }) => (
  <div className={styles.message} role="alert">
    <p>{words}</p>
    <Button variant="line" size="s" onClick={onRetry}>
      Try again
    </Button>
  </div>
);

/** Nothing is wrong, but the video is not there yet. */
export const PlayerWait = ({ words }: { words: string }) => (
  <div className={styles.wait} role="status">
    <Spinner bare />
    <span>{words}</span>
  </div>
);
