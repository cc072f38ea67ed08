import { expect, test } from '../journey/test.ts';

test('[VID-15] a word that is said in a lesson is found from the catalogue, and opens the video at that second', async ({
  enter,
}) => {
  const page = await enter('member', '/courses');
  const search = page.getByLabel('Search courses');
  await search.fill('mailboxes');
  await search.press('Enter');
  // no course is called so, and the lessons are shown nevertheless
  await expect(page.getByText('No courses found. Try adjusting your search filters.')).toBeVisible();
  const lessons = page.getByRole('region', { name: /^Said in lessons/ });
  const hit = lessons.getByRole('article').filter({ hasText: 'Map the work, not the org chart' });
  await expect(hit.locator('mark')).toHaveText('mailboxes');
  await expect(hit).toContainText('I searched three mailboxes for the policy number.');
  const link = hit.getByRole('link');
  const seek = Number(new URL((await link.getAttribute('href')) ?? '', page.url()).searchParams.get('seek'));
  expect(seek).toBeGreaterThan(10);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Map the work, not the org chart');
  await expect
    .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => Math.floor(video.currentTime)))
    .toBe(seek);
  await page.goto('/courses?q=zzzzzz');
  await expect(page.getByText('No courses found.')).toBeVisible();
  await expect(page.getByRole('region', { name: /^Said in lessons/ })).toHaveCount(0);
});
