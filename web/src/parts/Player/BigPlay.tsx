import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { useLayoutEffect, useRef } from 'react';
import { Spinner } from '#ui/Spinner.tsx';
import styles from './Player.module.css';

/** The button on which the pointer went down last. */
let pressedOn: HTMLButtonElement | null = null;

/**
 * The large play button before a video starts. When the player's code arrives, its own button replaces the one of the
 * placeholder: a focus on that one moves along, and a press that began on it counts. When the video starts, the focus
 * goes to the player (VID-01).
 */
export const BigPlay = ({ busy, onPress }: { busy: boolean; onPress: () => void }) => {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const here = button.current;
    return () => {
      if (here === null || here !== document.activeElement) return;
      const player = here.closest<HTMLElement>('[data-media-player]');
      // the button that replaces this one is in the document once React has finished this change
      queueMicrotask(() => {
        const heir = document.querySelector<HTMLElement>('[data-big-play]') ?? player;
        heir?.focus({ preventScroll: true });
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
      onPointerDown={(event) => {
        pressedOn = event.currentTarget;
      }}
      onPointerUp={() => {
        // the browser sends no click when the button of the press has left the document meanwhile
        if (pressedOn?.isConnected === false) onPress();
        pressedOn = null;
      }}
      onClick={onPress}
    >
      {busy ? <Spinner bare /> : <IconPlayerPlayFilled aria-hidden="true" />}
    </button>
  );
};
