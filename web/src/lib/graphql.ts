import { syncClock } from './clock.ts';
import { createExecute } from './executeCore.ts';
import { session } from './session.ts';

/**
 * Asks the API: sends a persisted document by its hash, with the bearer of the session. Gives the data of a whole
 * answer; throws a CallError with the codes, and the roots that were answered, when anything was refused or failed.
 */
export const execute = createExecute({
  session,
  fetch: (input, init) => fetch(input, init),
  url: '/graphql',
  syncClock,
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
});
