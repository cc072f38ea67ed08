import { minute } from '@atrium/domain/time.ts';
import { useEffect, useState } from 'react';
import { now, onClockMoved } from './clock.ts';

/**
 * Product time that advances: the component renders again at every full `step`.
 * @param step milliseconds; a minute for 'closes in', a second for a countdown.
 */
export function useNow(step = minute): number {
  const [moment, setMoment] = useState(now);
  useEffect(() => {
    let timer = 0;
    const tick = (): void => {
      setMoment(now());
      timer = window.setTimeout(tick, step - (now() % step));
    };
    timer = window.setTimeout(tick, step - (now() % step));
    // update a page that was suspended as soon as it is visible again
    const update = (): void => {
      if (document.visibilityState === 'visible') setMoment(now());
    };
    document.addEventListener('visibilitychange', update);
    const stopFollowing = onClockMoved(() => {
      setMoment(now());
    });
    return () => {
      stopFollowing();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [step]);
  return moment;
}
