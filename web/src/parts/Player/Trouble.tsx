import { useMediaState } from '@vidstack/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { isOnline } from '#ui/useOnline.ts';
import { PlayerMessage, PlayerWait } from './PlayerMessage.tsx';

export interface TroubleProps {
  /** The stream failed; what is buffered still plays. */
  readonly broken: boolean;
  readonly failure: string | null;
  /** Called when playback stalls because of that. */
  readonly onStand: () => void;
  readonly onRetry: () => void;
}

/** Distinguishes buffering, which ends by itself, from a failure, which needs a retry. */
export const Trouble = ({ broken, failure, onStand, onRetry }: TroubleProps) => {
  const waiting = useMediaState('waiting');
  const paused = useMediaState('paused');
  const started = useMediaState('started');
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => {
      setSlow(true);
    }, 400);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [waiting]);
  // a stream that fails before its first picture neither waits nor is paused; the player's own 'playing' is false also
  // while it plays on after a short wait
  const stalled = broken && (waiting || paused || !started);
  const reportStall = useEffectEvent(onStand);
  useEffect(() => {
    if (stalled) reportStall();
  }, [stalled]);
  if (stalled || failure !== null) return <PlayerMessage words={failure ?? brokenWords()} onRetry={onRetry} />;
  return slow && waiting && !paused ? <PlayerWait words="Buffering" /> : null;
};

function brokenWords(): string {
  return isOnline() ? 'Playback was interrupted.' : "You're offline. We'll resume when you're back online.";
}
