import { useLayoutEffect, useRef } from 'react';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { Spinner } from '#ui/Spinner.tsx';
import styles from './Player.module.css';

/**
 * The large play button before a video starts. When the player's code arrives, its own button replaces the one of the
 * placeholder: a focus on that one moves along.
 */
export const BigPlay = ({ busy, onPress }: { busy: boolean; onPress: () => void }) => {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const here = button.current;
    return () => {
      if (here !== document.activeElement) return;
      // the button that replaces this one is in the document once React has finished this change
      queueMicrotask(() => {
        document.querySelector<HTMLElement>('[data-big-play]')?.focus({ preventScroll: true });
      });
    };
  }, []);
  return (
    <button
      ref={button}
      type="button"
      className={styles.bigPlay}
      data-big-play=""
      aria-label="Play"
      aria-busy={busy}
      onClick={onPress}
    >
      {busy ? <Spinner bare /> : <IconPlayerPlayFilled aria-hidden="true" />}
    </button>
  );
};
