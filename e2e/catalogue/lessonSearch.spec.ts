import { expect, test } from '../journey/test.ts';

test('[VID-15] a word that is said in a lesson is found from the catalogue, and opens the video at that second', async ({
  enter,
}) => {
  const page = await enter('member', '/courses');
  const search = page.getByLabel('Search courses');
  await search.fill('mailboxes');
  await search.press('Enter');
  // no course is called so: the lessons come first, and the sentence is no heading
  await expect(
    page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /^0 courses, \d+ lessons?$/ }),
  ).toBeVisible();
  await expect(page.getByText('No courses found. Try adjusting your search filters.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No courses found.' })).toHaveCount(0);
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
