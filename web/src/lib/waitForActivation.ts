import { activationWait } from '@atrium/domain/account/signup.ts';

/**
 * Asks every two seconds, at most five times and for at most twelve seconds, whether a signup is confirmed (SIG-09). A
 * question that fails counts as one that was answered with no. Stops asking, with false, when `signal` is aborted.
 */
export async function waitForActivation(
  isConfirmed: (signal: AbortSignal) => Promise<boolean>,
  signal: AbortSignal,
): Promise<boolean> {
  const limit = new AbortController();
  const timer = setTimeout(() => {
    limit.abort();
  }, activationWait.timeout);
  const over = AbortSignal.any([signal, limit.signal]);
  const ended = new Promise<false>((resolve) => {
    over.addEventListener('abort', () => {
      resolve(false);
    });
  });
  const ask = async (): Promise<boolean> => {
    for (let tries = 0; tries < activationWait.tries; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, activationWait.every));
      if (over.aborted) return false;
      if (await isConfirmed(over).catch(() => false)) return true;
    }
    return false;
  };
  const confirmed = await Promise.race([ask(), ended]);
  clearTimeout(timer);
  return confirmed;
}
