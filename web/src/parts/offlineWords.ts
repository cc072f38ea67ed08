import type { FetchStatus } from '@tanstack/react-query';

/** What a list says while its browser is offline, as the skeletons do (RTE-09). */
export const offlineWords = "You're offline. We'll load this when you're back.";

/** Whether the previous answer is shown only because the browser is offline. */
export const waitsOffline = (query: { isPlaceholderData: boolean; fetchStatus: FetchStatus }): boolean =>
  query.isPlaceholderData && query.fetchStatus === 'paused';
