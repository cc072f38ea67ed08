import { useEffect, useEffectEvent, useState } from 'react';
import { useMediaState } from '@vidstack/react';
import { PlayerMessage, PlayerWait } from './PlayerMessage.tsx';

export interface TroubleProps {
  /** The stream broke off; what was fetched ahead still plays. */
  readonly broken: boolean;
  readonly failure: string | null;
  /** It stands still because of that. */
  readonly onStand: () => void;
  readonly onRetry: () => void;
}

/** Tells waiting from failing: the one passes by itself, the other asks for a press. */
export const Trouble = ({ broken, failure, onStand, onRetry }: TroubleProps) => {
  const waiting = useMediaState('waiting');
  const paused = useMediaState('paused');
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
  const stands = broken && (waiting || paused);
  const tell = useEffectEvent(onStand);
  useEffect(() => {
    if (stands) tell();
  }, [stands]);
  if (stands || failure !== null) return <PlayerMessage words={failure ?? brokenWords()} onRetry={onRetry} />;
  return slow && waiting ? <PlayerWait words="Buffering" /> : null;
};

function brokenWords(): string {
  return navigator.onLine ? 'Playback was interrupted.' : "You're offline. We'll resume when you're back online.";
}
