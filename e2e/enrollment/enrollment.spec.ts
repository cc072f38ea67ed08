import type { Page } from '@playwright/test';
import { mailsTo } from '../journey/mails.ts';
import { expect, test } from '../journey/test.ts';

const format = (page: Page) => page.getByRole('region', { name: /^(Choose your format|Take this course)$/ });
const live = (page: Page) => page.getByRole('region', { name: /^Live (with a cohort|workshop)$/ });

test('[ENR-01] [ENR-02] [ENR-03] enrolling and unenrolling ask first and send a mail', async ({
  enter,
  memberWith,
  request,
}) => {
  const who = await memberWith({ areas: ['mcsc-unlimited'] });
  const page = await enter(who, '/courses/research-with-a-model');
  const enroll = live(page).getByRole('button', { name: 'Enroll', exact: true });
  await enroll.click();
  const ready = page.getByRole('dialog', { name: 'Ready to learn?' });
  await expect(ready).toContainText('Research with a Model Beside You');
  await expect(ready.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await ready.getByRole('button', { name: 'Cancel' }).click();
  await expect(ready).toBeHidden();
  await expect(enroll).toBeFocused();
  await enroll.click();
  await ready.getByRole('button', { name: 'Enroll', exact: true }).click();
  await expect(ready).toBeHidden();
  const next = page.getByRole('dialog', { name: "What's next..." });
  await next.getByRole('button', { name: 'Add to Calendar' }).click();
  const file = page.getByRole('menuitem', { name: /ics/ });
  await expect(file).toHaveAttribute('href', /\.ics/);
  const calendar = await page.request.get((await file.getAttribute('href')) ?? '');
  expect(await calendar.text()).toContain('BEGIN:VEVENT');
  await expect(page.getByRole('menuitem', { name: 'Google Calendar' })).toHaveAttribute('href', /^https:\/\/calendar/);
  await page.keyboard.press('Escape');
  await expect
    .poll(async () => (await mailsTo(request, who)).map(({ subject }) => subject))
    .toContain("You're enrolled: Research with a Model Beside You");
  await expect(next.getByRole('link', { name: 'Open the session' })).toBeVisible();
  await next.getByRole('link', { name: 'Go to Courses' }).click();
  await expect(page).toHaveURL('/courses');
  await expect(page.getByRole('region', { name: /^Active\/Enrolled Courses/ })).toContainText('Research with a Model');
  await page.goto('/courses/research-with-a-model');
  await expect(live(page)).toContainText('Enrolled');
  await expect(live(page).getByRole('link', { name: 'Open the session' })).toHaveAttribute(
    'href',
    /\/courses\/session\//,
  );
  await live(page).getByRole('button', { name: 'Unenroll' }).scrollIntoViewIfNeeded();
  // a page that still grows may not scroll yet
  await expect(async () => {
    await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate(() => window.scrollY), { timeout: 2_000 }).toBeGreaterThan(0);
  }).toPass();
  await live(page).getByRole('button', { name: 'Unenroll' }).click();
  const sure = page.getByRole('dialog', { name: 'Are you sure?' });
  await expect(sure.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await sure.getByRole('button', { name: 'Unenroll' }).click();
  await expect(sure).toBeHidden();
  await expect(enroll).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('[ENR-02] a full session has a waitlist: rank, task items, and leaving it', async ({ enter, memberWith }) => {
  const page = await enter(await memberWith({ areas: ['mcsc-unlimited'] }), '/courses/leading-through-ambiguity');
  await live(page).getByRole('button', { name: 'Join Waitlist' }).click();
  await page.getByRole('dialog', { name: 'Ready to learn?' }).getByRole('button', { name: 'Join Waitlist' }).click();
  const added = page.getByRole('dialog', { name: 'Added To Waitlist' });
  await expect(added).toContainText(/number \d+ in line/);
  await expect(added).toContainText('you have priority for the next session');
  await expect(added.getByRole('listitem')).toHaveText([
    'Read the first case: The week before the merger',
    'Write down one decision that you are postponing',
    'Keep the live dates free for a week',
  ]);
  await added.getByRole('button', { name: 'Done' }).click();
  await expect(live(page)).toContainText(/You're number \d+ in line/);
  await live(page).getByRole('button', { name: 'Remove From Waitlist' }).click();
  await page
    .getByRole('dialog', { name: 'Are you sure?' })
    .getByRole('button', { name: 'Remove From Waitlist' })
    .click();
  await expect(live(page).getByRole('button', { name: 'Join Waitlist' })).toBeVisible();
});

test('[ENR-02] enrolling in a running session opens no dialog', async ({ enter, memberWith }) => {
  const page = await enter(await memberWith({ areas: ['mcsc-unlimited'] }), '/courses/ai-operating-model');
  await live(page).getByRole('button', { name: 'Enroll', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Ready to learn?' })
    .getByRole('button', { name: 'Enroll', exact: true })
    .click();
  await expect(live(page).getByRole('link', { name: 'Go to Live Course' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('[ENR-04] one seat in each course: another date is a swap, not a second seat', async ({ enter, memberWith }) => {
  const page = await enter(await memberWith({ areas: ['ai-academy'] }), '/courses/ai-first-strategy');
  await format(page).getByRole('radio').nth(0).check();
  await live(page).getByRole('button', { name: 'Enroll', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Ready to learn?' })
    .getByRole('button', { name: 'Enroll', exact: true })
    .click();
  const next = page.getByRole('dialog', { name: "What's next..." });
  await expect(next).toBeVisible();
  await page.keyboard.press('Escape');
  await format(page).getByRole('radio').nth(1).check();
  await live(page).getByRole('button', { name: 'Enroll', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Ready to learn?' })
    .getByRole('button', { name: 'Enroll', exact: true })
    .click();
  const swap = page.getByRole('dialog', { name: 'Switch sessions?' });
  await expect(swap.getByRole('button', { name: 'Keep current' })).toBeFocused();
  await swap.getByRole('button', { name: 'Switch session' }).click();
  await expect(next).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(format(page).getByRole('radio', { name: /Enrolled/ })).toHaveCount(1);
});

test('[ENR-04] retrying after a lost answer takes one seat and sends one mail', async ({
  enter,
  context,
  memberWith,
  request,
}) => {
  const who = await memberWith({ areas: ['mcsc-unlimited'] });
  const page = await enter(who, '/courses/scenario-planning');
  const seats = async () => Number(/(\d+) seats left/.exec(await live(page).innerText())?.[1]);
  await expect(live(page)).toContainText('seats left');
  const before = await seats();
  const ready = page.getByRole('dialog', { name: 'Ready to learn?' });
  const sent: unknown[] = [];
  const left: number[] = [];
  await context.route('**/graphql', async (route) => {
    const input = (route.request().postDataJSON() as { variables?: { input?: object } }).variables?.input;
    if (sent.length === 2 || input === undefined || !('clientSeq' in input)) return route.fallback();
    sent.push(input);
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: { saveEnrollment: { session: { seatsRemaining: number } } } };
    left.push(data.saveEnrollment.session.seatsRemaining);
    // the first request reaches the server, but its answer is lost
    return sent.length === 1 ? route.abort() : route.fulfill({ response });
  });
  await live(page).getByRole('button', { name: 'Enroll', exact: true }).click();
  await ready.getByRole('button', { name: 'Enroll', exact: true }).click();
  await expect(ready.getByRole('alert')).toContainText("can't reach");
  await ready.getByRole('button', { name: 'Enroll', exact: true }).click();
  await expect(page.getByRole('dialog', { name: "What's next..." })).toBeVisible();
  expect(sent).toEqual([sent[0], sent[0]]);
  expect(left).toEqual([before - 1, before - 1]);
  await page.keyboard.press('Escape');

  await live(page).getByRole('button', { name: 'Unenroll' }).click();
  await page.getByRole('dialog', { name: 'Are you sure?' }).getByRole('button', { name: 'Unenroll' }).click();
  await expect.poll(seats).toBe(before);
  const told = async () =>
    (await mailsTo(request, who))
      .map(({ subject }) => subject)
      .filter((subject) => subject.includes('Scenario Planning in a Day'))
      .toSorted();
  await expect
    .poll(told)
    .toEqual(["You're enrolled: Scenario Planning in a Day", "You've unenrolled from Scenario Planning in a Day"]);
});
