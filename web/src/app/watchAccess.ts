import { second } from '@atrium/domain/time.ts';
import { hashKey, type QueryClient } from '@tanstack/react-query';
import { CallError } from '#lib/callError.ts';
import { now, onClockMoved } from '#lib/clock.ts';
import type { Answer } from '#lib/pageQuery.ts';
import { clockSlack, longestTimer } from '#lib/refetchWhenDue.ts';
import { viewerOptions, type SignedIn } from '#lib/viewer.ts';

/** A viewer who was read less than this ago is not read again after a refusal, in milliseconds. */
const isRecent = 10 * second;

/**
 * Reads the viewer again when an answer says that they may not see something, and at the instant at which a membership
 * or a seat of theirs begins or ends. When what they may see has changed, the open page is loaded by the new rules, or
 * left for the one that is open to them, and `announce` is called.
 */
export function watchAccess(
  queryClient: QueryClient,
  router: { readonly invalidate: () => Promise<void> },
  announce: () => void = () => undefined,
): void {
  const { queryKey } = viewerOptions();
  const viewerHash = hashKey(queryKey);
  let known = accessOf(queryClient.getQueryData(queryKey));
  const followAccess = async (): Promise<void> => {
    // fetched when they are opened next
    await queryClient.invalidateQueries({
      predicate: ({ queryHash }) => queryHash !== viewerHash,
      refetchType: 'none',
    });
    // the router may leave the open page, so what it shows is fetched after that
    await router.invalidate();
    await queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.isInvalidated });
  };
  const timer = followChanges(queryClient);
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { query, action } = event;
    if (query.queryHash === viewerHash) {
      if (action.type !== 'success') return;
      timer.set();
      const before = known;
      known = accessOf(query.state.data as SignedIn | null);
      if (before === known || before === null || known === null) return;
      announce();
      void followAccess();
    } else if (isForbidden(action)) {
      queryClient.query({ ...viewerOptions(), staleTime: isRecent }).catch(() => undefined);
    }
  });
}

/** Reads the viewer when what they may open changes by itself. In the background, too: it is one call. */
function followChanges(queryClient: QueryClient): { readonly set: () => void } {
  let timer = 0;
  const set = (): void => {
    clearTimeout(timer);
    const instant = queryClient.getQueryData(viewerOptions().queryKey)?.accessChangesAt ?? null;
    if (instant === null) return;
    const ahead = Math.max(instant + clockSlack - now(), 0);
    timer = window.setTimeout(
      () => {
        if (ahead > longestTimer) set();
        else queryClient.query({ ...viewerOptions(), staleTime: 0 }).catch(() => undefined);
      },
      Math.min(ahead, longestTimer),
    );
  };
  onClockMoved(set);
  set();
  return { set };
}

function isForbidden(action: { readonly type: string; readonly data?: unknown; readonly error?: unknown }): boolean {
  if (action.type === 'error') return action.error instanceof CallError && action.error.code === 'FORBIDDEN';
  const answer = action.data as Partial<Answer<unknown>> | null | undefined;
  return action.type === 'success' && answer?.refusal?.code === 'FORBIDDEN';
}

/** What decides which pages open, as a text that can be compared; null for a visitor. */
function accessOf(viewer: SignedIn | null | undefined): string | null {
  if (!viewer) return null;
  const { memberId, accountType, manageBilling, staff, entitlements, customer, customizations, flags } = viewer;
  return JSON.stringify([memberId, accountType, manageBilling, staff, entitlements, customer, customizations, flags]);
}
