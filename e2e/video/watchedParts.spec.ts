import { lesson } from '../journey/player.ts';
import { expect, test } from '../journey/test.ts';

test('[VID-16] the page says which parts count as watched, and leads to those that are missing', async ({
  enter,
  memberWith,
}) => {
  const who = await memberWith({ areas: ['mcsc-unlimited'] });
  const path = lesson('hiring-with-evidence', 'during', 'notes-that-a-colleague-can-use');
  const page = await enter(who, `${path}?seek=20`);
  await expect(
    page.getByText(/^Not watched yet\. It is complete when you have watched up to \d\d:\d\d\.$/),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Play', exact: true }).first().click();
  await expect(page.getByText(/^Watched: 00:2\d to 00:\d\d$/)).toBeVisible();
  await expect(page.getByText(/^\d+% watched\./)).toBeVisible();
  await page.getByRole('button', { name: /^00:00 to 00:2\d$/ }).click();
  await expect
    .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeLessThan(20);
});
