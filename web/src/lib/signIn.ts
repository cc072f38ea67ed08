import { pageData } from './pageData.ts';
import { purgePersonalData } from './personalData.ts';
import { wait } from './retry.ts';
import { createSignIn } from './signInCore.ts';
import { writeStored } from './storage.ts';

/** The sign-in of this page. On a cold start its refresh begins here, while the rest of the code still loads. */
export const signIn = createSignIn({
  fetch: (input, init) => fetch(input, init),
  origin: location.origin,
  cookies: () => document.cookie,
  first: pageData?.token ?? null,
  purge: () => purgePersonalData(window),
  noteEnd: () => {
    sessionStorage.clear();
    writeStored('signInEnded', 'SIGN_IN_ENDED');
  },
  channel: new BroadcastChannel('atrium-sign-in'),
  locks: navigator.locks,
  reload,
  wait,
});

// a page restored from the back/forward cache may show what its viewer may no longer see (THR-22)
addEventListener('pageshow', (event) => {
  if (event.persisted && !signIn.isCurrent()) reload();
});

function reload(): void {
  sessionStorage.clear();
  location.reload();
}
