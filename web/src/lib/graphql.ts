import { syncClock } from './clock.ts';
import { createExecute } from './executeCore.ts';
import { wait } from './retry.ts';
import { signIn } from './signIn.ts';
import { followSupport } from './supportMode.ts';

/**
 * Calls the API: sends a persisted document by its hash, with the bearer token of the sign-in. Resolves to the data of
 * a complete answer; throws a CallError with the error codes, and the root fields that were answered, when anything was
 * refused or failed.
 */
export const execute = createExecute({
  signIn,
  fetch: (input, init) => fetch(input, init),
  url: '/graphql',
  syncClock,
  followSupport,
  wait,
});
