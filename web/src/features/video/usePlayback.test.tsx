import { QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { CallError, callFault } from '#lib/callError.ts';
import type { ReportAnswer } from '#lib/viewing/viewing.types.ts';
import { viewings } from '#lib/viewing/viewings.ts';
import type { PlayerSignal } from '#parts/Player/player.types.ts';
import { openVideo } from './openVideo.ts';
import { usePlayback } from './usePlayback.ts';
import { videoQuery, type VideoPageData } from './videoQuery.ts';

vi.mock('./openVideo.ts');
vi.mock('#parts/Player.tsx', () => ({ preloadPlayer: vi.fn() }));
vi.mock('#lib/viewing/viewings.ts', () => ({ viewings: { begin: vi.fn(() => 'viewing'), report: vi.fn() } }));
vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  useNavigate: () => vi.fn(),
}));
beforeEach(() => {
  vi.mocked(viewings.report).mockReset();
  vi.mocked(openVideo)
    .mockReset()
    .mockResolvedValue({ manifestUrl: '/media/1', expiresAt: Date.now() + 600_000 });
});

const address = { topLevelId: 'course-od', groupId: 'week-1', videoContentId: 'lesson-1' };
const page = {
  sourceType: 'ON_DEMAND',
  session: { sessionId: 'course-od', courseId: 'course', title: 'A course' },
  video: { videoId: 'v1', courseContentId: 'lesson-1', duration: 300, transcript: [] },
  next: { ...address, videoContentId: 'lesson-2', title: 'The second lesson' },
  progress: { continueAtTime: 40, farthestWatchedTime: 90, completed: false },
  watched: [],
  metering: null,
} as unknown as VideoPageData;

function open(shown = page) {
  const queryClient = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const { result, unmount } = renderHook(
    () =>
      usePlayback({
        address,
        page: shown,
        seek: undefined,
        hrefTo: ({ videoContentId }) => `/watch/${videoContentId}`,
      }),
    { wrapper },
  );
  const hear = (type: PlayerSignal['type'], playhead: number) => {
    act(() => {
      result.current.onSignal({ type, playhead, duration: 300 });
    });
  };
  return { result, unmount, hear, queryClient };
}
const reports = () => vi.mocked(viewings.report).mock.calls.map(([, report]) => report);

test('[VID-03] a stream that fails is opened again where playback was, not where the page began', async () => {
  const { result, hear } = open();
  await waitFor(() => {
    expect(result.current.source).not.toBeNull();
  });
  expect(result.current.startAt).toBe(40);
  hear('play', 40);
  hear('time', 125.4);
  vi.mocked(openVideo).mockRejectedValueOnce(new CallError([callFault('UNREACHABLE', 'Away.')], null));
  act(() => {
    result.current.retry();
  });
  await waitFor(() => {
    expect(result.current.failure).toBe('Away.');
  });
  act(() => {
    result.current.retry();
  });
  await waitFor(() => {
    expect(result.current.source).not.toBeNull();
  });
  expect([result.current.startAt, result.current.failure]).toEqual([125, null]);
});

test('[VID-06] the countdown begins at the end of the video, and ends when it is played on', () => {
  const { result, hear } = open();
  hear('ready', 40);
  hear('play', 290);
  hear('ended', 300);
  expect(result.current.countdown.state.phase).toBe('counting');
  hear('play', 0);
  expect(result.current.countdown.state.phase).toBe('playing');
});

test('[VID-07] a change of the video ends its viewing, and leaving the page only reports it', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_790_000_000_000 });
  const { hear, unmount } = open();
  hear('ready', 40);
  hear('play', 40);
  vi.advanceTimersByTime(4_000);
  hear('time', 44);
  act(() => {
    dispatchEvent(new Event('pagehide'));
  });
  expect(reports()).toMatchObject([{ status: 'IN_PROGRESS', continueAtTime: 44 }]);
  vi.advanceTimersByTime(2_000);
  hear('time', 46);
  // a page that is looked at again is not left
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(reports()).toHaveLength(1);
  unmount();
  expect(reports()).toMatchObject([{ continueAtTime: 44 }, { status: 'ENDED', continueAtTime: 46 }]);
  // only the first is sent so that it outlives the page
  expect(vi.mocked(viewings.report).mock.calls.map(([, , isLeaving]) => isLeaving)).toEqual([true, false]);
  vi.useRealTimers();
});

test('[VID-05] seeking back takes nothing away from what was reached', () => {
  const { result, hear } = open();
  hear('time', 125);
  hear('time', 60);
  expect([result.current.second, result.current.watched]).toEqual([60, 125]);
});

test('[VID-08] a report that is saved fetches nothing again that is on the screen', async () => {
  const { hear, queryClient } = open();
  const options = { queryKey: ['page'], queryFn: () => 'the page', meta: { tags: ['progress' as const] } };
  const stop = new QueryObserver(queryClient, options).subscribe(() => undefined);
  await waitFor(() => {
    expect(queryClient.getQueryData(['page'])).toBe('the page');
  });
  hear('ready', 40);
  const onAnswer = vi.mocked(viewings.begin).mock.lastCall?.[1];
  act(() => onAnswer?.({ watched: [], completed: false, autoEnrolled: false } as unknown as ReportAnswer));
  const { isInvalidated, fetchStatus } = queryClient.getQueryState(['page']) ?? {};
  expect([isInvalidated, fetchStatus]).toEqual([true, 'idle']);
  stop();
});

test('[VID-09] once watching has enrolled the member, pages of enrollments fetch again when they are opened', async () => {
  const { hear, queryClient } = open();
  const [fetchCatalogue, fetchEvents] = [vi.fn(() => 'the catalogue'), vi.fn(() => 'the events')];
  const openPages = async () => {
    const asked = { staleTime: Number.POSITIVE_INFINITY };
    const [catalogue, events] = [{ tags: ['enrollment' as const] }, { tags: ['events' as const] }];
    await queryClient.query({ ...asked, queryKey: ['catalogue'], queryFn: fetchCatalogue, meta: catalogue });
    await queryClient.query({ ...asked, queryKey: ['events'], queryFn: fetchEvents, meta: events });
    return [fetchCatalogue.mock.calls.length, fetchEvents.mock.calls.length];
  };
  expect(await openPages()).toEqual([1, 1]);
  hear('ready', 40);
  const onAnswer = vi.mocked(viewings.begin).mock.lastCall?.[1];
  const answer = { watched: [], completed: false, autoEnrolled: false } as unknown as ReportAnswer;
  act(() => onAnswer?.(answer));
  expect(await openPages()).toEqual([1, 1]);
  act(() => onAnswer?.({ ...answer, autoEnrolled: true }));
  expect(await openPages()).toEqual([2, 1]);
});

test('[THR-35] a limited account uses none of its videos by looking at a page, and one by pressing play', async () => {
  const metered = { ...page, metering: { threshold: 3, currentMeasure: 0 } } as unknown as VideoPageData;
  const { result, queryClient } = open(metered);
  const fetch = vi.spyOn(queryClient, 'query').mockResolvedValue(undefined);
  // the page of anybody else opens its stream at once
  const unmetered = open();
  await waitFor(() => {
    expect(unmetered.result.current.source).not.toBeNull();
  });
  expect([vi.mocked(openVideo).mock.calls.length, result.current.source]).toEqual([1, null]);
  vi.mocked(openVideo).mockClear();
  act(() => {
    result.current.wantPlay();
  });
  await waitFor(() => {
    expect(result.current.source).not.toBeNull();
  });
  expect(openVideo).toHaveBeenCalledExactlyOnceWith(address);
  // its transcript opens with the stream, so the page is fetched again
  expect(fetch.mock.calls.map(([{ queryKey, staleTime }]) => [queryKey, staleTime])).toEqual([
    [videoQuery(address).queryKey, 0],
  ]);
  const other = open({ ...metered, video: { ...page.video, transcript: [{ text: 'Good morning.' }] } } as never);
  const again = vi.spyOn(other.queryClient, 'query').mockResolvedValue(undefined);
  act(() => {
    other.result.current.wantPlay();
  });
  await waitFor(() => {
    expect(other.result.current.source).not.toBeNull();
  });
  expect(again).not.toHaveBeenCalled();
});
