import { lesson, listenToReports, pause, play, playhead } from '../journey/player.ts';
import { expect, test } from '../journey/test.ts';

// What a video asks for before it is played, and what is kept of one that waits for data.

test('[VID-12] each manifest of a video that is not played is asked for once, and the buffer ends after seconds', async ({
  enter,
}) => {
  const page = await enter('archive');
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/media/') && !pathname.endsWith('.webp')) asked.push(pathname);
  });
  await page.goto(lesson('hiring-with-evidence', 'during', 'notes-that-a-colleague-can-use'));
  const buffered = (): Promise<number> =>
    page
      .locator('video')
      .evaluate(({ buffered: ranges }: HTMLVideoElement) => (ranges.length === 0 ? 0 : ranges.end(0)));
  await expect.poll(buffered).toBeGreaterThanOrEqual(8);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path.endsWith('/master.m3u8'))).toHaveLength(1);
  expect(asked).toEqual([...new Set(asked)]);
  expect(await buffered()).toBeLessThan(20);
});

test('[VID-04] [VID-07] what is watched after a wait counts, also when it is over as the player tells of it', async ({
  enter,
  memberWith,
}) => {
  const who = await memberWith({ areas: ['mcsc-unlimited'] });
  const page = await enter(who, lesson('hiring-with-evidence', 'during', 'notes-that-a-colleague-can-use'));
  const said = listenToReports(page);
  await play(page);
  await expect.poll(() => playhead(page)).toBeGreaterThan(1);
  const waits = await page.evaluateHandle(() => {
    const told = { count: 0 };
    // the video's own event does not bubble
    document.querySelector('[data-media-player]')?.addEventListener('waiting', () => {
      told.count += 1;
    });
    return told;
  });
  await page.locator('video').evaluate((video: HTMLVideoElement) => {
    // due just before the player's own timer, and both are late
    setTimeout(() => {
      Reflect.deleteProperty(video, 'readyState');
      video.dispatchEvent(new Event('playing'));
    }, 299);
    Object.defineProperty(video, 'readyState', { configurable: true, get: () => HTMLMediaElement.HAVE_CURRENT_DATA });
    video.dispatchEvent(new Event('waiting'));
    const later = performance.now() + 350;
    while (performance.now() < later);
  });
  await expect.poll(() => waits.evaluate(({ count }) => count)).toBe(1);
  const at = await playhead(page);
  await expect.poll(() => playhead(page)).toBeGreaterThan(at + 3);
  await pause(page);
  await expect.poll(() => said.reports().at(-1)?.continueAtTime ?? 0).toBeGreaterThan(at + 3);
  expect(said.reports().at(-1)?.videoSessionMaxPlayhead).toBeGreaterThan(at + 3);
});
