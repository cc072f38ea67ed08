import { IconRotate } from '@tabler/icons-react';
import { cx } from '#ui/cx.ts';
import styles from './StartOver.module.css';

/** Restarts a video that resumed in the middle. */
export const StartOver = ({ onPress, className }: { onPress: () => void; className?: string | undefined }) => (
  <button
    type="button"
    className={cx(styles.startOver, className)}
    aria-label="Start over"
    title="Start over"
    onClick={onPress}
  >
    <IconRotate aria-hidden="true" />
    <span>Start over</span>
  </button>
);
