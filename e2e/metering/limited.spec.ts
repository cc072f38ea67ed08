import { advance } from '../journey/clock.ts';
import { lesson, play } from '../journey/player.ts';
import { expect, test } from '../journey/test.ts';

test('[LIM-01] [CAT-08] a free account sees and dismisses the remaining videos, and is offered a free course', async ({
  enter,
}) => {
  const page = await enter('limited', '/courses');
  const bar = page.getByRole('region', { name: 'Membership' }).last();
  await expect(bar).toContainText(/^\d video\(s\) left this month\. Become a member for full access\./);
  await expect(bar).toBeInViewport();
  await expect(bar.getByRole('link', { name: 'ENROLL NOW' })).toHaveAttribute('href', '/upgrade');
  await bar.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('left this month')).toHaveCount(0);
  const free = page.getByRole('region', { name: 'Membership' });
  await expect(free).toContainText('Three courses are free.');
  await free.getByRole('link', { name: 'Start free' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cash Before Profit');
});

test('[LIM-01] [LIM-03] after the last video the bar and its dialog say when the allowance resets; the bar can be dismissed', async ({
  enter,
}) => {
  const page = await enter('limited-over', '/courses');
  await expect(page.getByText("You've reached your free video limit.")).toBeVisible();
  await page.getByRole('button', { name: 'ENROLL NOW' }).click();
  const dialog = page.getByRole('dialog', { name: "You've reached your monthly viewing limit" });
  await expect(dialog).toContainText(
    /Your free videos reset [A-Z][a-z]{2}, [A-Z][a-z]{2} \d{1,2}, \d{1,2}:\d{2} [AP]M/,
  );
  await expect(dialog.getByRole('link', { name: 'Enroll Now' })).toHaveAttribute('href', '/upgrade');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'ENROLL NOW' })).toBeFocused();
  const bar = page.getByRole('region', { name: 'Membership' }).filter({ hasText: 'free video limit' });
  await bar.getByRole('button', { name: 'Close' }).click();
  await expect(bar).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Start free' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(bar).toHaveCount(0);
});

test('[LIM-01] neither the free home nor a member has the bar', async ({ another }) => {
  const free = await another('limited', '/');
  await expect(free.getByRole('region', { name: 'Free sessions' })).toBeVisible();
  await expect(free.getByText('left this month')).toHaveCount(0);
  const member = await another('member', '/courses');
  await expect(member.getByRole('heading', { name: /^Available Courses/ })).toBeVisible();
  await expect(member.getByText('left this month')).toHaveCount(0);
});

test('[BIL-04] the upgrade page: two sets of plans, one price for on-demand accounts, and home for everybody else', async ({
  another,
}) => {
  test.slow();
  const offered: Readonly<Record<string, readonly string[]>> = {
    limited: ['On Demand $495 a year', 'AI Academy $750 a year', 'Unlimited $995 a year'],
    // with the new consumer pricing
    'limited-over': ['On Demand $495 a year', 'AI Academy Unlimited $995 a year'],
  };
  for (const [who, plans] of Object.entries(offered)) {
    const page = await another(who, '/upgrade');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Membership Pricing');
    await expect(page).toHaveTitle('Upgrade Page · Atrium');
    const main = page.getByRole('main');
    const rows = main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) });
    const shown = await rows.evaluateAll((items) =>
      items.map((item) => `${item.querySelector('h2')?.innerText ?? ''} ${item.querySelector('p')?.innerText ?? ''}`),
    );
    expect(shown, who).toEqual(plans);
    await expect(main).toContainText('Mini-MBAs purchased separately');
    await expect(main).toContainText('A group of 15+?');
    await page.context().close();
  }
  const onDemand = await another('ondemand', '/upgrade');
  const main = onDemand.getByRole('main');
  await expect(main.getByRole('link', { name: 'Upgrade for $250' })).toBeVisible();
  await expect(main).toContainText('Renews at $995/year.');
  await expect(main.getByRole('heading', { level: 2 })).toHaveCount(0);
  await onDemand.context().close();
  const member = await another('member', '/upgrade');
  await expect(member).toHaveURL('/');
});

test('[CAT-08] a dismissed vote stays dismissed', async ({ enter }) => {
  const page = await enter('member', '/courses');
  const vote = page.getByRole('region', { name: 'Vote' });
  await expect(vote).toContainText('Which course should we teach next?');
  await expect(vote.getByRole('link', { name: 'Vote' })).toHaveAttribute('href', /^(?:https|mailto):/);
  await vote.getByRole('button', { name: 'Close' }).click();
  await expect(vote).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: /^Available Courses/ })).toBeVisible();
  await expect(vote).toHaveCount(0);
});

test('[LIM-04] on a phone one banner is above the title of the catalogue, and the others follow the courses', async ({
  enter,
}) => {
  const page = await enter('limited');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/courses');
  const tops = async (): Promise<Record<string, number>> => {
    const parts = {
      free: page.getByRole('main').getByRole('region', { name: 'Membership' }),
      title: page.getByRole('heading', { level: 1 }),
      courses: page.getByRole('article').first(),
      vote: page.getByRole('region', { name: 'Vote' }),
      steps: page.getByRole('region', { name: 'Next steps' }),
    };
    const boxes = Object.entries(parts).map(async ([name, part]) => [name, (await part.boundingBox())?.y ?? NaN]);
    return Object.fromEntries(await Promise.all(boxes)) as Record<string, number>;
  };
  await expect(page.getByRole('article').first()).toBeVisible();
  const order = Object.entries(await tops()).sort(([, a], [, b]) => a - b);
  expect(order.map(([name]) => name)).toEqual(['free', 'title', 'courses', 'vote', 'steps']);
  await expect(page.getByRole('article').first()).toBeInViewport();
});

test('[CAT-02] on a phone the filters are behind one button, and a course is on the first screen', async ({
  enter,
}) => {
  const page = await enter('crashplus');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/courses');
  const first = page.getByRole('article').first();
  await expect(first).toBeInViewport({ ratio: 0.5 });
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('button', { name: 'Sprints' }).click();
  await expect(page).toHaveURL(/[?&]m=SPRINT/i);
  await sheet.getByRole('button', { name: /^Show \d+ courses$/ }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeFocused();
});

test.describe('while time goes by', () => {
  test.use({ fresh: true });

  test('[LIM-08] the allowance resets with the month', async ({ enter, request }) => {
    const page = await enter('limited-over');
    const fresh = lesson('agents-at-work', 'permissions', 'read-draft-send-pay').replace('/ondemand/', '/session/');
    await page.goto(fresh);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shucks.');
    await advance(request, 'P31D');
    await page.goto(fresh);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Read, draft, send, pay');
    await play(page);
  });
});
