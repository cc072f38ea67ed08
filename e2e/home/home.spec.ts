import { advance } from '../journey/clock.ts';
import { lookAt, untilQuiet } from '../journey/lookAt.ts';
import { expect, test } from '../journey/test.ts';

test('[HOM-01] home greets and shows started videos, upcoming courses and members', async ({ enter }) => {
  const page = await enter('member', '/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good.(morning|afternoon|evening), Maya$/);
  const watching = page.getByRole('region', { name: 'Continue watching' });
  // the most recent first: today's lesson before yesterday's
  await expect(watching).toContainText(/AI for Business Leaders.*Build Your First AI Workflow/);
  await expect(page.getByRole('region', { name: /^Good/ })).toContainText(
    /Write So the Decision Gets Made is live until \d{1,2}:\d{2}\s[AP]M\sGMT-\u2060[45]\./,
  );
  // from 17:00 to 18:00 UTC another of her sessions meets too, and each has its own link
  const join = page.getByRole('link', { name: /^Join(?: Write So the Decision Gets Made)?$/ });
  await expect(join.and(page.locator('[href*="decision-writing-1"]'))).toBeVisible();
  await expect(page.getByRole('region', { name: 'Upcoming courses' }).getByRole('article')).not.toHaveCount(0);
  const people = page.getByRole('region', { name: 'Meet our members' });
  await expect(people.getByRole('listitem')).toHaveCount(6);
  await people.getByRole('button', { name: 'Show more' }).click();
  await expect(people.getByRole('listitem')).toHaveCount(20);
  await watching.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/courses\/(ondemand|session)\/[\w-]+\/[\w-]+\/[\w-]+$/);
});

test('[HOM-01] [NAV-10] a customer can hide each section and show at most three banners', async ({ enter }) => {
  const page = await enter('gil@globex.example', '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const name of ['Upcoming courses', 'Upcoming events', 'Meet our members']) {
    await expect(page.getByRole('heading', { name })).toHaveCount(0);
  }
  const banners = page.getByRole('list', { name: 'Announcements' }).getByRole('link');
  await expect(banners).toHaveCount(3);
  const pictures = page.getByRole('list', { name: 'Announcements' }).getByRole('img');
  await expect(pictures).toHaveCount(3);
  for (const picture of await pictures.all()) {
    await expect(picture).toHaveAttribute('alt', /\w/);
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
  await banners.first().click();
  await expect(page).toHaveURL('/courses');
});

test('[NAV-10] a small screen gets the small picture', async ({ enter }) => {
  const page = await enter('member');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const picture = page.getByRole('list', { name: 'Announcements' }).getByRole('img').first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain('banner-mobile');
});

test('[HOM-02] the homes of a transactional and a trial account', async ({ another }) => {
  const single = await another('sprint', '/');
  await expect(single.getByRole('region', { name: 'Your sessions' }).getByRole('article')).not.toHaveCount(0);
  await expect(single.getByRole('heading', { name: 'Meet our members' })).toHaveCount(0);
  const trial = await another('trial', '/');
  await expect(trial.getByText('5 days left in your trial.')).toBeVisible();
});

test('[CAT-12] the sessions page says once whose sessions it shows', async ({ enter }) => {
  const main = (await enter('sprints', '/my-sessions')).getByRole('main');
  await expect(main.getByRole('article')).not.toHaveCount(0);
  await expect(main.getByRole('heading', { name: /^(my|your) sessions$/i })).toHaveCount(1);
  // the courses are next in the order of the headings
  await expect(main.getByRole('heading', { level: 2 })).toHaveCount(await main.getByRole('article').count());
});

test('[HOM-01] a printed home begins with its content, and has nothing to press', async ({ enter }) => {
  const page = await enter('member', '/');
  const main = page.getByRole('main');
  const rsvp = main.getByRole('button', { name: /^(RSVP to Event|Cancel RSVP): / });
  await expect(rsvp.first()).toBeVisible();
  const ways = main.getByRole('link', { name: /^(Join|Open the session)/ });
  await expect(ways.first()).toBeVisible();
  // what the margins leave of a sheet, in pixels
  const sheet = { width: 718, height: 980 };
  await page.setViewportSize(sheet);
  await page.emulateMedia({ media: 'print' });
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.getByRole('button')).toHaveCount(0);
  await expect(ways).toHaveCount(0);
  const [first, second] = await main.getByRole('region', { name: 'Upcoming courses' }).getByRole('article').all();
  expect((await second?.boundingBox())?.y).toBe((await first?.boundingBox())?.y);
  // a video that does not fit would leave the rest of the first sheet empty
  const watching = await main.getByRole('region', { name: 'Continue watching' }).getByRole('article').boundingBox();
  expect((watching?.y ?? NaN) + (watching?.height ?? NaN)).toBeLessThan(sheet.height * 0.75);
});

test('a page is printed without the dialog in front of it', async ({ enter }) => {
  const page = await enter('archive', '/');
  await page
    .getByRole('button', { name: /^RSVP to Event: / })
    .first()
    .click();
  const question = page.getByRole('dialog', { name: 'Confirm Registration' });
  await expect(question).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(question).toBeHidden();
  await expect(page.locator('html')).toHaveCSS('overflow', 'visible');
  await page.emulateMedia({ media: 'screen' });
  await expect(question).toBeVisible();
});

test.describe('as time goes by', () => {
  test.use({ fresh: true });

  test('[RTE-10] [HOM-02] home that stays open counts the days of a trial down, and is left for the way on at its end', async ({
    enter,
    request,
  }) => {
    const page = await enter('trial', '/');
    await untilQuiet(page);
    const banner = page.getByRole('region', { name: 'Trial' });
    await expect(banner).toContainText('5 days left in your trial.');
    await advance(request, 'P1D');
    await lookAt(page);
    await expect(banner).toContainText('4 days left in your trial.');
    await advance(request, 'P5D');
    await lookAt(page);
    await expect(page).toHaveURL('/resubscribe');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your free trial has ended');
  });

  test('[RTE-10] the account page that stays open says what comes next after a renewal', async ({ enter, request }) => {
    const page = await enter('member', '/account-settings');
    await untilQuiet(page);
    const plan = page.getByText(/^Renews on /);
    const before = await plan.textContent();
    await advance(request, 'P366D');
    // the payment provider tells the product of the renewal a moment later
    await expect(async () => {
      await lookAt(page);
      await expect(plan).not.toHaveText(before ?? '', { timeout: 2_000 });
    }).toPass();
  });
});
