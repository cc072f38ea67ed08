import type { QueryClient } from '@tanstack/react-query';

/** How long the service may take to answer before the page says that it does not, in milliseconds. */
const answerTimeout = 4_000;

/**
 * Leaves for the sign-in page by a full page load, which keeps nothing of the previous person (THR-22). Without an
 * answer the page drops what it has fetched, and shows `wait` with a retry button (SES-05).
 */
export async function depart(
  queryClient: QueryClient,
  target: string,
  wait: (retry: () => void) => void,
): Promise<void> {
  const answer = await fetch('/livez', { cache: 'no-store', signal: AbortSignal.timeout(answerTimeout) }).catch(
    () => null,
  );
  if (answer?.ok === true) {
    location.replace(target);
    return;
  }
  history.replaceState(null, '', target);
  wait(() => void depart(queryClient, target, wait));
  queryClient.clear();
}
