import { useEffect, useRef } from 'react';

/** The pauses of a search that shows what it finds at once, in milliseconds. */
export const quickPauses = { delay: 200, most: 800 };

/**
 * Calls `settled` with a value that changes as somebody types: when it has not changed for `delay`, and at the latest
 * `most` after the first change (debounce, in milliseconds).
 */
export function useSettled(
  value: string,
  { delay, most }: { delay: number; most: number },
  settled: (value: string) => void,
) {
  const since = useRef<number | null>(null);
  const latest = useRef(settled);
  const known = useRef(value);
  useEffect(() => {
    latest.current = settled;
  });
  useEffect(() => {
    if (value === known.current) return;
    since.current ??= performance.now();
    const left = since.current + most - performance.now();
    const timer = setTimeout(
      () => {
        since.current = null;
        known.current = value;
        latest.current(value);
      },
      Math.max(0, Math.min(delay, left)),
    );
    return () => {
      clearTimeout(timer);
    };
  }, [value, delay, most]);
}
