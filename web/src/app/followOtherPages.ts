import { focusManager, type QueryClient } from '@tanstack/react-query';
import { hasTag, onTagsChanged, type CacheTag } from '#lib/cacheTags.ts';
import { viewerOptions } from '#lib/viewer.ts';

/** What another page of this browser has changed: what some tags stand for, or what the viewer may open. */
type Change = { readonly tags: readonly CacheTag[] } | { readonly tags: null };

/**
 * Keeps a page that stays open true to what happens elsewhere. What another page of this browser has changed is old
 * here from then on, and fetched when somebody looks at this page again; anything else that is shown is fetched then,
 * too, when it is older than half a minute. Nothing is asked for while nobody looks.
 */
export function followOtherPages(queryClient: QueryClient): { readonly announceAccess: () => void } {
  const channel = new BroadcastChannel('atrium-changes');
  const tell = (change: Change): void => {
    channel.postMessage(change);
  };
  onTagsChanged((tags) => {
    tell({ tags });
  });
  channel.addEventListener('message', ({ data }: MessageEvent<Change>) => {
    void queryClient.invalidateQueries({
      ...(data.tags === null ? { queryKey: viewerOptions().queryKey } : { predicate: hasTag(data.tags) }),
      refetchType: 'none',
    });
  });
  // a window that another one covered was visible all the time, so the library's own listener hears nothing of it
  focusManager.setEventListener((look) => {
    const listener = (): void => {
      look();
    };
    addEventListener('visibilitychange', listener);
    addEventListener('focus', listener);
    return () => {
      removeEventListener('visibilitychange', listener);
      removeEventListener('focus', listener);
    };
  });
  return {
    announceAccess: () => {
      tell({ tags: null });
    },
  };
}
