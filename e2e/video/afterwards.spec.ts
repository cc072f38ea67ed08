import { isPlaying, lesson, play, playedFrom, playhead, videoOf } from '../journey/player.ts';
import { expect, test } from '../journey/test.ts';

test('[VID-03] [VID-13] a finished lesson is complete when one returns to it, without a reload', async ({
  enter,
  memberWith,
}) => {
  test.slow();
  const who = await memberWith({ areas: ['mcsc-unlimited'] });
  const page = await enter(who, lesson('hiring-with-evidence', 'before', 'write-the-job-as-results'));
  const { title } = videoOf('hiring-with-evidence', 'write-the-job-as-results');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(title);
  await expect(page.getByText('Not watched yet.')).toBeVisible();
  await play(page);
  await page.locator('video').evaluate((video: HTMLVideoElement) => {
    video.currentTime = video.duration - 4;
  });
  await expect(page.getByText(/^Up next in/)).toBeVisible();
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(heading).not.toHaveText(title);
  await expect.poll(() => isPlaying(page)).toBe(true);
  // what was loaded with the first look at the page is not what it says now
  await page.goBack();
  await expect(heading).toHaveText(title);
  await expect(page.getByText('Complete. Not watched:')).toBeVisible();
  await expect(page.getByText('Not watched yet.')).toHaveCount(0);
  await page.getByRole('link', { name: 'Next', exact: true }).click();
  await expect(heading).not.toHaveText(title);
  await page.getByRole('link', { name: 'Previous', exact: true }).click();
  await expect(heading).toHaveText(title);
  await expect(page.getByText('Complete. Not watched:')).toBeVisible();
});

test('[VID-17] a lesson whose end was watched opens where a part was skipped, and home says how much that is', async ({
  enter,
}) => {
  test.slow();
  const course = 'crash-data-fluency';
  const { title } = videoOf(course, 'cause-or-company');
  const page = await enter('crashplus', lesson(course, 'questions', 'cause-or-company'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await play(page);
  await expect.poll(() => playhead(page)).toBeGreaterThan(3);
  await page.locator('video').evaluate((video: HTMLVideoElement) => {
    video.currentTime = video.duration - 6;
  });
  await expect(page.getByText('Restart video')).toBeVisible();
  const missing = page.getByRole('button', { name: /^00:0\d to \d\d:\d\d$/ });
  await expect(missing).toBeVisible();
  const from = Number((await missing.innerText()).slice(3, 5));
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  const begun = page.getByRole('region', { name: 'Continue watching' }).getByRole('article');
  await expect(begun).toContainText(title);
  await expect(begun).toContainText(/\d+ (sec|min) unwatched/);
  await begun.getByRole('link', { name: title }).click();
  await play(page);
  expect(await playedFrom(page)).toBeCloseTo(from, 0);
});
