import { asCallError, Unreachable } from '#lib/callError.ts';

/** How long a page that only leads on waits, in milliseconds: as long as a report of progress does. */
const limit = 15_000;

/**
 * Does `work`, or rejects with an outage when it takes too long (RTE-09): a person at a page without a button could
 * otherwise only wait. `signal` ends the requests of the work. An outage that the work meets is rejected in the same
 * form, which the router's view of an outage knows.
 */
export async function withinLimit<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const over = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Unreachable('no answer in time'));
      over.abort();
    }, limit);
  });
  try {
    return await Promise.race([work(over.signal), tooLate]);
  } catch (error) {
    throw asCallError(error);
  } finally {
    clearTimeout(timer);
  }
}
