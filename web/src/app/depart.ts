import type { QueryClient } from '@tanstack/react-query';

/** How long the service may take to answer before the page says that it does not, milliseconds. */
const patience = 4_000;

/**
 * Leaves for the sign-in page in a new document, which keeps nothing of the one who left (THR-22). While nobody answers
 * the page stays without what it has fetched, and `wait` is shown with a way to try again (SES-05).
 */
export async function depart(
  queryClient: QueryClient,
  target: string,
  wait: (retry: () => void) => void,
): Promise<void> {
  const answer = await fetch('/livez', { cache: 'no-store', signal: AbortSignal.timeout(patience) }).catch(() => null);
  if (answer?.ok === true) {
    location.replace(target);
    return;
  }
  history.replaceState(null, '', target);
  wait(() => void depart(queryClient, target, wait));
  queryClient.clear();
}
