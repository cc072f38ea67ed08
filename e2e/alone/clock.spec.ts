import type { APIRequestContext, Page } from '@playwright/test';
import { lesson, play } from '../journey/player.ts';
import { expect, test } from '../journey/test.ts';

/** Moves product time for all pages; returns when the due work has run. */
async function advance(request: APIRequestContext, duration: string): Promise<void> {
  const answer = await request.post('/__sandbox/clock', { data: { advance: duration } });
  expect(answer.ok()).toBe(true);
}

const live = (page: Page) => page.getByRole('region', { name: /^Live (with a cohort|workshop)$/ });

test.describe.configure({ mode: 'serial' });

test.afterEach(async ({ request }) => {
  await request.post('/__sandbox/clock', { data: { now: new Date().toISOString() } });
});

test('[CRD-03] hours run down while time goes by', async ({ enter, request }) => {
  const page = await enter('archive', '/courses?q=unit%20economics');
  const hours = async () => {
    const tag = page.getByText(/^Closes in \d+ Hours?$/).first();
    await expect(tag).toBeVisible();
    return Number.parseInt(((await tag.textContent()) ?? '').replace(/\D+/, ''), 10);
  };
  const before = await hours();
  await advance(request, 'PT3H');
  await page.reload();
  expect(await hours()).toBe(before - 3);
});

test('[SSN-05] what was Available Soon opens when its time has come', async ({ enter, request }) => {
  const page = await enter('member', '/courses/session/ai-leaders-2');
  const template = page.getByRole('region', { name: 'Worksheets and templates' });
  await expect(template.getByRole('button', { name: 'Business case template' })).toBeVisible();
  await advance(request, 'P6D');
  await page.reload();
  await expect(template.getByRole('link', { name: 'Business case template' })).toBeVisible();
});

test('[CRS-02] [CRS-03] the one button follows the time: unenroll, launch, go, ended', async ({ enter, request }) => {
  test.slow();
  const page = await enter('member', '/courses/prompting-for-analysts');
  await expect(live(page).getByRole('button', { name: 'Unenroll' })).toBeVisible();
  const button = live(page).getByRole('link', { name: /^(Launch course|Go to Live Course)$/ });
  // the workshop is about twelve days away, at a time of day that depends on the first start
  await advance(request, 'P10D');
  for (let step = 0; step < 18 && (await button.count()) === 0; step += 1) {
    await advance(request, 'PT4H');
    await page.reload();
    await expect(live(page)).toBeVisible();
  }
  await expect(button).toHaveText('Launch course');
  for (let hour = 0; hour < 36 && (await button.textContent()) === 'Launch course'; hour += 1) {
    await advance(request, 'PT1H');
    await page.reload();
    await expect(button).toBeVisible();
  }
  await expect(button).toHaveText('Go to Live Course');
  await expect(button).toHaveAttribute('href', /prompting-for-analysts-1$/);
  await advance(request, 'P1D');
  await page.goto('/courses');
  const past = page.getByRole('region', { name: /^Past Courses/ });
  await expect(past.getByRole('heading', { name: 'Prompting for Analysts' })).toBeVisible();
});

test('[LIM-08] the allowance begins anew with the month', async ({ enter, request }) => {
  const page = await enter('limited-over');
  const fresh = lesson('agents-at-work', 'permissions', 'read-draft-send-pay').replace('/ondemand/', '/session/');
  await page.goto(fresh);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shucks.');
  await advance(request, 'P31D');
  await page.goto(fresh);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Read, draft, send, pay');
  await play(page);
});
