import { useEffect, useState } from 'react';
import { now } from './clock.ts';

/**
 * Product time that moves on by itself: the component draws anew at every full `step`.
 * @param step milliseconds; a minute for 'closes in', a second for a countdown.
 */
export function useNow(step = 60_000): number {
  const [moment, setMoment] = useState(now);
  useEffect(() => {
    let timer = 0;
    const tick = (): void => {
      setMoment(now());
      timer = window.setTimeout(tick, step - (now() % step));
    };
    timer = window.setTimeout(tick, step - (now() % step));
    // a page that was asleep catches up when it is looked at again
    const wake = (): void => {
      if (document.visibilityState === 'visible') setMoment(now());
    };
    document.addEventListener('visibilitychange', wake);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wake);
    };
  }, [step]);
  return moment;
}
