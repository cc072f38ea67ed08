import { second } from '@atrium/domain/time.ts';
import { hashKey, type QueryClient } from '@tanstack/react-query';
import { CallError } from '#lib/callError.ts';
import type { Answer } from '#lib/pageQuery.ts';
import { viewerOptions, type SignedIn } from '#lib/viewer.ts';

/** A viewer who was read less than this ago is not read again after a refusal, in milliseconds. */
const isRecent = 10 * second;

/**
 * Reads the viewer again when an answer says that they may not see something, and opens the page by the new rules when
 * what they may see has changed: a membership or a seat may end, or begin, while the app is open.
 */
export function watchAccess(queryClient: QueryClient, router: { readonly invalidate: () => Promise<void> }): void {
  const { queryKey } = viewerOptions();
  const viewerHash = hashKey(queryKey);
  let known = accessOf(queryClient.getQueryData(queryKey));
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { query, action } = event;
    if (query.queryHash === viewerHash) {
      if (action.type !== 'success') return;
      const before = known;
      known = accessOf(query.state.data as SignedIn | null);
      if (before === known || before === null || known === null) return;
      // pages that are opened next fetch again; the open one is loaded by the router
      void queryClient.invalidateQueries({
        predicate: ({ queryHash }) => queryHash !== viewerHash,
        refetchType: 'none',
      });
      void router.invalidate();
    } else if (isForbidden(action)) {
      queryClient.query({ ...viewerOptions(), staleTime: isRecent }).catch(() => undefined);
    }
  });
}

function isForbidden(action: { readonly type: string; readonly data?: unknown; readonly error?: unknown }): boolean {
  if (action.type === 'error') return action.error instanceof CallError && action.error.code === 'FORBIDDEN';
  const answer = action.data as Partial<Answer<unknown>> | null | undefined;
  return action.type === 'success' && answer?.refusal?.code === 'FORBIDDEN';
}

/** What decides which pages open, as a text that can be compared; null for a visitor. */
function accessOf(viewer: SignedIn | null | undefined): string | null {
  if (!viewer) return null;
  const { memberId, accountType, manageBilling, entitlements, customer, customizations, flags } = viewer;
  return JSON.stringify([memberId, accountType, manageBilling, entitlements, customer, customizations, flags]);
}
