import { useEffect, useEffectEvent, useState } from 'react';

/** How long after the last letter a preview follows, in milliseconds. */
const pause = 300;

/** Saves shortly after what is typed; returns what is called with each letter. */
export function useSaveSoon(flush: () => void): () => void {
  const [typed, setTyped] = useState(0);
  const save = useEffectEvent(flush);
  useEffect(() => {
    if (typed === 0) return;
    const timer = setTimeout(() => {
      save();
    }, pause);
    return () => {
      clearTimeout(timer);
    };
  }, [typed]);
  return () => {
    setTyped((count) => count + 1);
  };
}
