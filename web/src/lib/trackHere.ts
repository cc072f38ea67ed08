import { createTrackQueue } from './trackQueue.ts';

const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean };

/** The events of this page. */
export const trackQueue = createTrackQueue({
  fetch: (url, init) => fetch(url, init),
  now: () => performance.now(),
  newId: () => crypto.randomUUID(),
  setTimeout: (send, milliseconds) => setTimeout(send, milliseconds),
  isOptedOut: globalPrivacyControl === true || doNotTrack === '1',
});

addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') void trackQueue.flush();
});
