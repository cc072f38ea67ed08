import type { FetchStatus } from '@tanstack/react-query';

/** Whether the previous answer is shown only because the browser is offline. */
export const waitsOffline = (query: { isPlaceholderData: boolean; fetchStatus: FetchStatus }): boolean =>
  query.isPlaceholderData && query.fetchStatus === 'paused';
