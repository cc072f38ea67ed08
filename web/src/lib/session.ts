import { createSession } from './sessionCore.ts';
import { purgePersonalData } from './personalData.ts';

/** The sign-in of this page. On a cold start its refresh begins here, while the rest of the code still loads. */
export const session = createSession({
  fetch: (input, init) => fetch(input, init),
  origin: location.origin,
  cookies: () => document.cookie,
  purge: () => purgePersonalData(window),
  channel: new BroadcastChannel('atrium-session'),
  locks: navigator.locks,
  reload: () => {
    location.reload();
  },
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
});

// a page restored from the back/forward cache may show what its viewer may no longer see (THR-22)
addEventListener('pageshow', (event) => {
  if (event.persisted && !session.isCurrent()) location.reload();
});
