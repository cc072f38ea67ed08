import { countdownMs } from '@atrium/domain/video/autoplay.ts';
import { IconPlayerPlayFilled, IconRotate } from '@tabler/icons-react';
import { Button } from '#ui/Button.tsx';
import { look } from '#ui/look.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import type { Countdown } from './useCountdown.ts';
import type { VideoPageData } from './videoQuery.ts';
import styles from './CountdownCover.module.css';

export interface CountdownCoverProps {
  countdown: Countdown;
  next: VideoPageData['next'];
  onRestart: () => void;
}

/** Shown at the end of a video: the next video, the countdown, and the buttons to cancel or play now (VID-06). */
export const CountdownCover = ({ countdown, next, onRestart }: CountdownCoverProps) => {
  const { state } = countdown;
  const seconds = Math.ceil(state.remainingMs / 1000);
  const runs = state.enabled && next !== null;
  return (
    <div className={styles.cover}>
      <VisuallyHidden role="status">
        {runs ? `${next.title} begins in ten seconds.` : 'The video has ended.'}
      </VisuallyHidden>
      {next === null ? (
        <p className={styles.title}>That was the last lesson.</p>
      ) : (
        <>
          <p className={look.small}>Up next{runs ? <span className={look.num}> in {seconds}</span> : null}</p>
          <p className={styles.title}>{next.title}</p>
        </>
      )}
      {runs ? (
        <span className={styles.bar} aria-hidden="true">
          <i style={{ width: `${String(100 - (state.remainingMs / countdownMs) * 100)}%` }} />
        </span>
      ) : null}
      <div className={styles.actions}>
        {next === null ? null : (
          <Button variant="sun" icon={<IconPlayerPlayFilled aria-hidden="true" />} onClick={countdown.goOn}>
            Play now
          </Button>
        )}
        {runs ? (
          <Button variant="line" onClick={countdown.cancel}>
            Cancel
          </Button>
        ) : null}
        <Button variant="line" icon={<IconRotate aria-hidden="true" />} onClick={onRestart}>
          Restart video
        </Button>
      </div>
    </div>
  );
};
