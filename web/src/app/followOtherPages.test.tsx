import { minute } from '@atrium/domain/time.ts';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { invalidateTags } from '#lib/cacheTags.ts';
import { viewerOptions } from '#lib/viewer.ts';
import { followOtherPages } from './followOtherPages.ts';

vi.mock('#lib/graphql.ts');
vi.mock('#lib/signIn.ts');

let listener: (event: { data: unknown }) => void = () => undefined;
const posted = vi.fn();
beforeEach(() => {
  posted.mockReset();
  vi.useFakeTimers({ now: 1_000_000 });
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      addEventListener = (_type: string, heard: typeof listener) => {
        listener = heard;
      };
      postMessage = posted;
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000, retry: false } } });
  queryClient.mount();
  const { announceAccess } = followOtherPages(queryClient);
  const ask = vi.fn(() => Promise.resolve('answer'));
  new QueryObserver(queryClient, { queryKey: ['plan'], queryFn: ask, meta: { tags: ['billing'] } }).subscribe(
    () => undefined,
  );
  return { queryClient, announceAccess, ask };
}
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const look = async () => {
  window.dispatchEvent(new Event('focus'));
  await pass(0);
};

test('[RTE-10] what another page has changed is fetched when this one is looked at, and not before', async () => {
  const { ask, queryClient } = open();
  await pass(0);
  expect(ask).toHaveBeenCalledTimes(1);
  listener({ data: { tags: ['seats'] } });
  await look();
  expect(ask).toHaveBeenCalledTimes(1);
  listener({ data: { tags: ['billing', 'seats'] } });
  await pass(20_000);
  expect(ask).toHaveBeenCalledTimes(1);
  await look();
  expect(ask).toHaveBeenCalledTimes(2);
  queryClient.unmount();
});

test('[RTE-10] a page that is looked at again after half a minute is fetched again, and one before it is not', async () => {
  const { ask, queryClient } = open();
  await pass(25_000);
  await look();
  expect(ask).toHaveBeenCalledTimes(1);
  await pass(minute);
  expect(ask).toHaveBeenCalledTimes(1);
  await look();
  expect(ask).toHaveBeenCalledTimes(2);
  queryClient.unmount();
});

test('[RTE-10] a change is told to the other pages, with what it is about and nothing else', async () => {
  const { queryClient, announceAccess } = open();
  await invalidateTags(queryClient, []);
  expect(posted).not.toHaveBeenCalled();
  await invalidateTags(queryClient, ['events'], { later: true });
  expect(posted).toHaveBeenLastCalledWith({ tags: ['events'] });
  announceAccess();
  expect(posted).toHaveBeenLastCalledWith({ tags: null });
  queryClient.setQueryData(viewerOptions().queryKey, null);
  listener({ data: { tags: null } });
  expect(queryClient.getQueryState(viewerOptions().queryKey)?.isInvalidated).toBe(true);
  queryClient.unmount();
});
