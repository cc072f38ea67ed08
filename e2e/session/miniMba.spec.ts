import { play, playhead } from '../journey/player.ts';
import { expect, test } from '../journey/test.ts';

test('[MBA-01] several Mini-MBAs are listed with their state and long dates; one alone opens; a failure leads home', async ({
  enter,
  another,
}) => {
  const page = await enter('graduate', '/mini-mbas');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(2);
  await expect(cards.first()).toContainText(/Upcoming.*Leadership Mini-MBA.*[A-Z][a-z]+ \d{1,2}, \d{4} to /s);
  await expect(cards.last()).toContainText(/Finished.*AI for Business Mini-MBA, summer/s);
  await cards.last().getByRole('link').click();
  await expect(page).toHaveURL('/mini-mbas/mini-mba-ai-0');
  await expect(page.getByRole('region', { name: 'Session', exact: true })).toContainText('4 of 4 lessons watched');

  const one = await another('minimba-one', '/mini-mbas');
  await expect(one).toHaveURL('/mini-mbas/mini-mba-ai-1');
  await one.goto('/drops');
  await one.route('**/graphql', (route) => route.abort());
  await one.evaluate(() => {
    history.pushState(null, '', '/mini-mbas');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(one).toHaveURL('/');
});

test('[MBA-03] [VID-01] a Mini-MBA: parts that open and stay so, lessons with progress, and the next one on its own route', async ({
  enter,
}) => {
  const page = await enter('minimba', '/mini-mbas/mini-mba-ai-1');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('AI for Business Mini-MBA');
  await expect(page.getByText('Board papers are due at the end of week six.')).toBeVisible();
  const part = page.locator('details', { has: page.locator('summary', { hasText: 'Strategy' }) });
  const wasOpen = await part.evaluate((element: HTMLDetailsElement) => element.open);
  await part.locator('summary').click();
  await expect.poll(() => part.evaluate((element: HTMLDetailsElement) => element.open)).toBe(!wasOpen);
  await page.reload();
  await expect.poll(() => part.evaluate((element: HTMLDetailsElement) => element.open)).toBe(!wasOpen);
  if (wasOpen) await part.locator('summary').click();
  const thumbs = part.getByRole('link');
  await expect(thumbs).toHaveCount(2);
  await thumbs.first().click();
  const route = /\/mini-mbas\/mini-mba-ai-1\/mini-mba-ai-1-strategy-videos\/[^/]+$/;
  await expect(page).toHaveURL(route);
  const first = page.url();
  await play(page);
  await expect.poll(() => playhead(page)).toBeGreaterThan(1);
  const [previous, next] = [/^Previous/, /^Next/].map((name) =>
    page.getByRole('link', { name }).or(page.getByRole('button', { name })).first(),
  );
  if (previous === undefined || next === undefined) throw new Error('no neighbors');
  await next.click();
  await expect(page).not.toHaveURL(first);
  await expect(page).toHaveURL(/\/mini-mbas\/mini-mba-ai-1\/[^/]+\/[^/]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('A moat made of habits');
  await previous.click();
  await expect(page).toHaveURL(first);
  await page.goto('/mini-mbas/mini-mba-ai-1');
  await expect(thumbs.first()).toBeVisible();
  await expect(part.getByRole('article').getByRole('img', { name: /^(?:Not started|.*watched)$/i })).toHaveCount(2);
});
