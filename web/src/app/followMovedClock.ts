import { minute } from '@atrium/domain/time.ts';
import type { QueryClient } from '@tanstack/react-query';
import { now, onClockMoved, syncClock } from '#lib/clock.ts';

/**
 * Keeps an open page at product time where the sandbox can move it: asks for it each minute, and whenever the page is
 * looked at again. After a jump everything is fetched again, because what was due meanwhile is done.
 */
export function followMovedClock(queryClient: QueryClient): void {
  const ask = async (): Promise<void> => {
    if (document.visibilityState !== 'visible') return;
    const sentAt = Date.now();
    try {
      const answer = await fetch('/__sandbox/clock');
      if (!answer.ok) return;
      const { now: moment } = (await answer.json()) as { readonly now: string };
      syncClock(Date.parse(moment), sentAt, Date.now());
    } catch {
      // the server restarts: the next time
    }
  };
  let before = now() - performance.now();
  onClockMoved(() => {
    const after = now() - performance.now();
    const isJump = Math.abs(after - before) >= minute;
    before = after;
    if (isJump) void queryClient.invalidateQueries();
  });
  setInterval(() => void ask(), minute);
  document.addEventListener('visibilitychange', () => void ask());
  window.addEventListener('focus', () => void ask());
}
