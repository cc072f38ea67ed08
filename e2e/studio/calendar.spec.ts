import { expect, test } from '../journey/test.ts';

test('[STU-07] [STU-01] an editor walks from a month to a meeting of it, and narrows the calendar by its address', async ({
  enter,
}) => {
  const page = await enter('editor', '/studio');
  await page.getByRole('navigation', { name: 'Studio', exact: true }).getByRole('link', { name: 'Calendar' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/^[A-Z][a-z]+ \d{4}$/);
  const first = await heading.innerText();
  await expect(page.getByRole('region').first()).toBeVisible();
  await page.getByRole('link', { name: 'The next month' }).click();
  await expect(heading).not.toHaveText(first);
  await expect(page).toHaveURL(/month=/);
  await page.getByRole('button', { name: 'Certificates', exact: true }).click();
  await expect(page).toHaveURL(/show=certificates/);
  const lines = page.getByRole('region').getByRole('listitem');
  await expect(lines.first()).toContainText('Certificates are issued');
  await page.reload();
  for (const text of await lines.allInnerTexts()) expect(text).toContain('Certificates are issued');
  await page.getByRole('link', { name: 'The month before' }).click();
  await expect(heading).toHaveText(first);
  await page.getByRole('button', { name: 'Meetings' }).click();
  await expect(page).toHaveURL(/show=meetings/);
  await expect(lines.filter({ hasText: 'enrolled' }).first()).toBeVisible();
  await lines.filter({ hasText: 'enrolled' }).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/studio\/session\//);
});

test('[STU-07] an instructor meets the dates of their own courses', async ({ enter }) => {
  const page = await enter('instructor', '/studio/calendar');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Certificates are issued')).toHaveCount(0);
  // a class of theirs opens its session
  await page.goto('/studio/calendar?show=meetings');
  const classes = page.getByRole('main').getByRole('listitem').getByRole('link');
  const none = page.getByText('Nothing happens in this month.');
  await expect(classes.first().or(none)).toBeVisible();
  if (await none.isVisible()) await page.getByRole('link', { name: 'The next month' }).click();
  await classes.first().click();
  await expect(page).toHaveURL(/\/studio\/session\/[^/]+$/);
  await expect(page.getByRole('form', { name: 'The live session' })).toBeVisible();
});

test.describe('late in a month', () => {
  test.use({ fresh: true });

  test('[STU-07] one press leads past the days that are over', async ({ request, enter }) => {
    const today = new Date();
    const month = today.getUTCMonth() + (today.getUTCDate() > 10 ? 1 : 0);
    const hours = Math.round((Date.UTC(today.getUTCFullYear(), month, 15, 12) - today.getTime()) / 3_600_000);
    await request.post('/__sandbox/clock', { data: { advance: `PT${String(hours)}H` } });
    const page = await enter('editor', '/studio/calendar');
    await page.getByRole('link', { name: 'Go to what is next' }).click();
    const next = page.locator('#next');
    await expect(next).toBeFocused();
    await expect(next).toBeInViewport();
    const heading = await next.getByRole('heading').innerText();
    expect(Number(/\d+/.exec(heading)?.[0])).toBeGreaterThanOrEqual(15);
  });
});
