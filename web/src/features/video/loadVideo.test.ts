import { aViewer } from '@atrium/domain/access/viewer.fixture.ts';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SignedIn } from '#lib/viewer.ts';
import { loadVideo } from './loadVideo.ts';

const { flush, loadPage } = vi.hoisted(() => ({
  flush: vi.fn<() => Promise<null>>(),
  loadPage: vi.fn<() => Promise<object | null>>(),
}));
vi.mock('#lib/viewing/viewings.ts', () => ({ viewings: { flush } }));
vi.mock('./videoQuery.ts', () => ({ videoQuery: { load: loadPage } }));
beforeEach(() => {
  vi.useFakeTimers();
  loadPage.mockReset().mockResolvedValue(null);
});
afterEach(() => {
  vi.useRealTimers();
});

const params = { topLevelId: 'course-od', groupId: 'week-1', videoContentId: 'lesson-2' };
const load = (searchStr = '') =>
  loadVideo({
    context: { queryClient: new QueryClient(), viewer: aViewer({}) as SignedIn },
    params,
    location: { pathname: '/courses/ondemand/course-od/week-1/lesson-2', searchStr },
  });
const asked = () => loadPage.mock.calls.length;

test('[VID-03] a page asks where to resume only when the reports of an earlier one have arrived', async () => {
  const sending = Promise.withResolvers<null>();
  flush.mockReturnValueOnce(sending.promise);
  const loaded = load();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked()).toBe(0);
  sending.resolve(null);
  expect(await loaded).toEqual({ pageTitle: 'Video' });
  expect(asked()).toBe(1);
});

test('[VID-03] [THR-18] reports that nobody answers delay a page by a second and a half, and no longer', async () => {
  flush.mockReturnValueOnce(new Promise(() => undefined));
  const loaded = load();
  await vi.advanceTimersByTimeAsync(1_499);
  expect(asked()).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(await loaded).toEqual({ pageTitle: 'Video' });
  expect(asked()).toBe(1);
});

test('[VID-14] [VID-02] a video under another address moves to its own, at the second that was asked for', async () => {
  flush.mockResolvedValueOnce(null);
  const session = { courseType: 'SPRINT' };
  loadPage.mockResolvedValueOnce({ sourceType: 'SESSION', session, video: { title: 'Lesson' }, metering: null });
  await expect(load('?seek=12')).rejects.toMatchObject({
    options: { href: '/courses/session/course-od/week-1/lesson-2?seek=12', replace: true },
  });
});
