import { block } from '../journey/block.ts';
import { isPlaying, lesson, listenToReports, pause, play, playhead } from '../journey/player.ts';
import { expect, test } from '../journey/test.ts';

// What a member sees when a video cannot be played, and how it goes on.

const path = lesson('agents-at-work', 'supervision', 'logs-that-people-read');

test('[VID-07] pictures that never come are said and end the viewing; Try again plays them', async ({
  enter,
  memberWith,
}) => {
  test.slow();
  const page = await enter(await memberWith({ areas: ['mcsc-unlimited'] }));
  await page.clock.install();
  const said = listenToReports(page);
  const segments = /\/media\/.*\.(m4s|ts|mp4)(\?|$)/;
  await page.route(segments, (route) => route.fulfill({ status: 503 }));
  await page.goto(path);
  await page.getByRole('button', { name: 'Play', exact: true }).first().click();
  const alert = page.getByRole('alert').filter({ hasText: 'Playback was interrupted.' });
  await expect(async () => {
    // the player asks for them again and again before it gives up
    await page.clock.runFor(10_000);
    await expect(alert).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect.poll(() => said.reports().at(-1)?.status).toBe('ENDED');
  await page.unroute(segments);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => isPlaying(page)).toBe(true);
  await expect(alert).toHaveCount(0);
});

test('[VID-12] a stream that is not there is said, and Try again plays it', async ({ enter, memberWith }) => {
  const page = await enter(await memberWith({ areas: ['mcsc-unlimited'] }));
  await page.clock.install();
  const manifests = /\/media\/.*\.m3u8(\?|$)/;
  await page.route(manifests, (route) => route.fulfill({ status: 503 }));
  await page.goto(path);
  const alert = page.getByRole('alert').filter({ hasText: 'Playback was interrupted.' });
  await expect(async () => {
    await page.clock.runFor(10_000);
    await expect(alert).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.unroute(manifests);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await play(page);
  await expect(alert).toHaveCount(0);
});

test('[VID-12] a player that cannot be loaded is said, and Try again loads it', async ({ enter, memberWith }) => {
  const page = await enter(await memberWith({ areas: ['mcsc-unlimited'] }));
  const code = /\/assets\/VidstackPlayer-/;
  await page.route(code, (route) => route.abort());
  await page.goto(path);
  const alert = page.getByRole('alert').filter({ hasText: "The player couldn't be loaded." });
  await expect(alert).toBeVisible();
  await page.unroute(code);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await play(page);
  await expect(alert).toHaveCount(0);
});

for (const width of [1440, 390])
  test(`[RTE-08] [VID-01] ${String(width)} px wide, a slow next video is waited for in the dark, where its picture will be`, async ({
    enter,
    memberWith,
  }) => {
    const page = await enter(await memberWith({ areas: ['mcsc-unlimited'] }));
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    const picture = await page.locator('video').boundingBox();
    const { blocked, release } = block();
    await page.route('**/graphql', async (route) => {
      await blocked;
      await route.continue();
    });
    await page.getByRole('link', { name: 'Next', exact: true }).click();
    const waiting = page.locator('main [aria-busy=true]').filter({ hasText: 'Loading the video' });
    await expect(waiting).toBeVisible();
    await page.evaluate(() => {
      scrollTo(0, 0);
    });
    const ahead = await waiting.locator('span[style*="16 / 9"]').boundingBox();
    expect(ahead?.width).toBeCloseTo(picture?.width ?? NaN, 0);
    expect(ahead?.height).toBeCloseTo(picture?.height ?? NaN, 0);
    expect(Math.abs((ahead?.y ?? NaN) - (picture?.y ?? NaN))).toBeLessThan(2);
    release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The stop button');
  });

test('[VID-13] 390 px wide, the bar shows by its mark alone that what was watched offline waits', async ({ enter }) => {
  const page = await enter('archive');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  await play(page);
  // less than a second is not worth a report
  await expect.poll(() => playhead(page)).toBeGreaterThan(1);
  await page.context().setOffline(true);
  await pause(page);
  const dot = page.getByRole('status').filter({ hasText: 'Offline, will save' });
  const mark = await dot.locator('svg').boundingBox();
  const bar = await page.getByRole('slider', { name: 'Seek' }).boundingBox();
  expect(mark?.width).toBeGreaterThan(0);
  // beside the clock, and the bar keeps its one row
  expect((mark?.y ?? NaN) - (bar?.y ?? NaN)).toBeLessThan(60);
  await page.context().setOffline(false);
});
