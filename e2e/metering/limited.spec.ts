import type { Page } from '@playwright/test';
import { advance } from '../journey/clock.ts';
import { lesson, play } from '../journey/player.ts';
import { expect, test } from '../journey/test.ts';

/** Scrolls until every course that was found is on the page. */
async function showAllCourses(page: Page): Promise<void> {
  const found = page.getByRole('status').filter({ hasText: /^\d+ courses$/ });
  const total = Number.parseInt(await found.innerText(), 10);
  await expect(async () => {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(total, { timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
}

test('[LIM-01] [CAT-08] a free account sees and dismisses the remaining videos, and is offered a free course', async ({
  enter,
}) => {
  const page = await enter('limited', '/courses');
  const bar = page.getByRole('region', { name: 'Free videos' });
  await expect(bar).toContainText(/^\d videos? left this month\. Become a member for full access\./);
  await expect(bar).toBeInViewport();
  await expect(bar.getByRole('link', { name: 'ENROLL NOW' })).toHaveAttribute('href', '/upgrade');
  // by keyboard nothing ends under it (WCAG 2.4.11); more courses would move what has the focus
  await showAllCourses(page);
  await page.getByRole('contentinfo').getByRole('link').first().focus();
  await page.keyboard.press('Shift+Tab');
  for (let steps = 0; steps < 3; steps += 1) {
    await page.keyboard.press('Tab');
    const [focused, over] = await Promise.all([page.locator(':focus').boundingBox(), bar.boundingBox()]);
    expect((focused?.y ?? NaN) + (focused?.height ?? NaN)).toBeLessThanOrEqual(over?.y ?? NaN);
  }
  await bar.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('left this month')).toHaveCount(0);
  const free = page.getByRole('region', { name: 'Membership' });
  await expect(free).toContainText('Four courses are free.');
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
    /Your free videos reset [A-Z][a-z]{2}, [A-Z][a-z]{2} \d{1,2}, \d{1,2}:\d{2}\s[AP]M/,
  );
  await expect(dialog.getByRole('link', { name: 'Enroll Now' })).toHaveAttribute('href', '/upgrade');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'ENROLL NOW' })).toBeFocused();
  const bar = page.getByRole('region', { name: 'Free videos' });
  await bar.getByRole('button', { name: 'Close' }).click();
  await expect(bar).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Start free' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(bar).toHaveCount(0);
});

test('[NAV-07] [LIM-02] a free account meets a dialog at Mini-MBAs and at Resources; closed, it leaves the ways on', async ({
  enter,
}) => {
  const page = await enter('limited', '/courses');
  const tabs = page.getByRole('navigation', { name: 'Main' });
  const dialog = page.getByRole('dialog', { name: 'Become a member for full access' });
  for (const [tab, sentence] of [
    ['Mini-MBAs', 'Mini-MBAs are bought one at a time. Members pay less.'],
    ['Resources', 'This page comes with'],
  ] as const) {
    await tabs.getByRole('link', { name: tab }).click();
    await expect(dialog).toContainText(sentence);
    await expect(dialog.getByRole('listitem')).toHaveText([
      'Unlimited live and on-demand courses',
      'Badges and certificates to share',
      'Certificate programs',
      'Professional Slack community',
      'Discounts on Mini-MBAs',
    ]);
    await expect(dialog.getByRole('link', { name: 'Enroll Now' })).toHaveAttribute('href', '/upgrade');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(tab);
    // the heading, or the tab that was pressed
    await expect(page.locator(':focus')).toHaveText(tab);
  }
  await page.getByRole('main').getByRole('link', { name: 'Browse courses' }).click();
  await expect(page).toHaveURL('/courses');
});

test('[LIM-01] neither the free home nor a member has the bar', async ({ another }) => {
  const free = await another('limited', '/');
  await expect(free.getByRole('region', { name: 'Free sessions' })).toBeVisible();
  await expect(free.getByText('left this month')).toHaveCount(0);
  const member = await another('member', '/courses');
  await expect(member.getByRole('heading', { name: /^Available Courses/ })).toBeVisible();
  await expect(member.getByText('left this month')).toHaveCount(0);
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

test('[LIM-04] one banner is above the title of the catalogue, the next steps are below its search box, and the vote follows the courses', async ({
  enter,
}) => {
  const page = await enter('limited');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/courses');
  const tops = async (): Promise<Record<string, number>> => {
    const parts = {
      free: page.getByRole('main').getByRole('region', { name: 'Membership' }),
      title: page.getByRole('heading', { level: 1 }),
      search: page.getByRole('main').getByRole('searchbox'),
      courses: page.getByRole('article').first(),
      vote: page.getByRole('region', { name: 'Vote' }),
      steps: page.getByRole('region', { name: 'Next steps' }),
    };
    const boxes = Object.entries(parts).map(async ([name, part]) => [name, (await part.boundingBox())?.y ?? NaN]);
    return Object.fromEntries(await Promise.all(boxes)) as Record<string, number>;
  };
  const order = async (): Promise<string[]> =>
    Object.entries(await tops())
      .sort(([, a], [, b]) => a - b)
      .map(([name]) => name);
  await expect.poll(order).toEqual(['free', 'title', 'search', 'steps', 'courses', 'vote']);
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
    await page.getByRole('dialog').getByRole('button', { name: 'Not now' }).click();
    // of the two that lead to a membership one decides
    const ways = page.getByText(/^enroll now$/i);
    await expect(ways).toHaveCount(2);
    const colors = await ways.evaluateAll((found) => found.map((way) => getComputedStyle(way).backgroundColor));
    expect(new Set(colors).size).toBe(2);
    await advance(request, 'P31D');
    await page.goto(fresh);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Read, draft, send, pay');
    await play(page);
  });
});
