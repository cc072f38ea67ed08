import type { Page } from '@playwright/test';
import { stopTimers } from '../journey/clock.ts';
import { expect, test } from '../journey/test.ts';

const columnsOf = (page: Page, label: string): Promise<number> =>
  page
    .getByRole('list', { name: label })
    .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);

test.describe('a member without a plan', () => {
  test.use({ fresh: true });

  test('[PLN-01] [PLN-02] [PLN-03] [CAT-10] [CAT-16] takes the quiz, whose answers outlive a reload and a failure, and finds the plan among the courses', async ({
    enter,
    context,
  }) => {
    test.slow();
    const page = await enter('planner', '/courses');
    const words = 'You have not started a learning plan yet. Take the quiz to get personalized recommendations.';
    await expect(page.getByRole('heading', { name: words })).toBeVisible();
    const picks = page.getByRole('region', { name: 'My Picks' });
    await expect(picks).toContainText("Additional courses you'd like to explore");
    await expect(picks).toContainText('No courses selected, please add some by editing your plan.');
    await page.getByRole('link', { name: 'Take the quiz' }).click();
    // the page before has the same heading and a link of the same name, and stays until this one is there
    await expect(page.getByText('A few short questions, about two minutes')).toBeVisible();
    await expect(page).toHaveURL('/plan/intro');
    await page.getByRole('link', { name: 'Take the quiz' }).click();

    const next = page.getByRole('button', { name: 'Next' });
    // as many as an answer may lead to, so that there are never more
    await expect(page.getByRole('main').getByText('Question 1/5')).toBeVisible();
    await expect(next).toBeDisabled();
    await page.getByRole('radio', { name: 'Understand the numbers' }).check();
    await expect(page.getByRole('main').getByText('Question 1/3')).toBeVisible();
    await page.getByRole('radio', { name: 'Lead people' }).check();
    await expect(page.getByRole('main').getByText('Question 1/4')).toBeVisible();
    await next.click();
    await expect(page.getByRole('group', { name: 'Whom do you lead?' })).toBeVisible();
    await expect(page.getByRole('radio').first()).toBeFocused();
    await expect(next).toBeDisabled();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByText('Question 3/4')).toBeVisible();

    // begun answers survive a reload, and another tab goes on with them
    await page.reload();
    await expect(page.getByRole('main').getByText('Question 3/4')).toBeVisible();
    const other = await context.newPage();
    await other.goto('/plan/quiz');
    await other.getByRole('radio', { name: 'Less than three years' }).check();
    await expect(page.getByRole('radio', { name: 'Less than three years' })).toBeChecked();
    await other.close();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByRole('radio', { name: 'Nobody yet, but soon' })).toBeChecked();
    await next.click();
    await next.click();
    const finish = page.getByRole('button', { name: 'Finish' });
    await expect(finish).toBeDisabled();
    await page.getByRole('radio', { name: 'About an hour' }).check();

    await page.route('**/graphql', (route) => route.abort());
    await finish.click();
    const failed = page.getByText('An error occurred while submitting the quiz. Please try again.');
    await expect(failed).toBeVisible();
    await page.unroute('**/graphql');
    await finish.click();
    await expect(page).toHaveURL('/');
    const ready = page.getByRole('dialog', { name: 'Your learning plan is ready: Your First Team' });
    await expect(ready.getByRole('listitem')).toHaveCount(3);
    await ready.getByRole('link', { name: 'Open the plan' }).click();
    await expect(page).toHaveURL('/courses');
    const plan = page.getByRole('region', { name: 'Your First Team' });
    await expect(plan).toContainText('Recommended based on your survey results');
    await expect(plan).toContainText('Leadership');
    await expect(plan).toContainText('Beginner');
    await expect(plan.getByRole('article')).toHaveCount(3);
    await expect(plan.getByRole('link', { name: 'Retake the quiz' })).toHaveAttribute('href', '/plan/quiz');
  });

  test('[PLN-01] a refused quiz shows the words of the server for five seconds', async ({ enter }) => {
    const page = await enter('planner', '/plan/quiz');
    for (const name of ['Understand the numbers', 'Three to ten years', 'About an hour']) {
      await page.getByRole('radio', { name }).check();
      if (name !== 'About an hour') await page.getByRole('button', { name: 'Next' }).click();
    }
    await page.route('**/graphql', (route) => {
      const error = { code: 'STALE_VERSION', message: 'The questions have changed.', reason: '', unlock: [] };
      const payload = { title: null, error: { ...error, field: null, retryAfter: null } };
      return route.fulfill({ json: { data: { submitLearningPlanQuizResponses: payload } } });
    });
    await stopTimers(page);
    await page.getByRole('button', { name: 'Finish' }).click();
    const toast = page.getByText('The questions have changed.');
    await expect(toast).toBeVisible();
    await page.clock.runFor(4_500);
    await expect(toast).toBeVisible();
    await page.clock.runFor(1_000);
    await expect(toast).toHaveCount(0);
    await expect(page).toHaveURL('/plan/quiz');
  });
});

test.describe('a member with a plan', () => {
  test.use({ fresh: true });

  test('[CAT-11] [CAT-16] [CAT-17] [CRD-05] filters more courses, picks one and drops it again, and opens the tutor in a new tab', async ({
    enter,
  }) => {
    test.slow();
    const page = await enter('planned', '/courses');
    const banner = page.getByRole('region', { name: 'ProfAI' });
    await expect(banner).toContainText('6 MONTH BETA ACCESS');
    const open = banner.getByRole('link', { name: 'Open ProfAI' });
    await expect(open).toHaveAttribute('href', '/profai/transfer');
    await expect(open).toHaveAttribute('target', '_blank');

    const more = page.getByRole('region', { name: 'More courses' });
    await expect(more.getByRole('article').first()).toBeVisible();
    for (const [width, columns] of [
      [1440, 4],
      [1000, 3],
      [800, 2],
      [390, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => columnsOf(page, 'More courses'), { message: String(width) }).toBe(columns);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const name of ['Difficulty', 'Topic']) await expect(more.getByRole('group', { name })).toBeVisible();
    for (const name of ['Type', 'Stack']) await expect(more.getByRole('group', { name })).toHaveCount(0);
    await more.getByRole('button', { name: 'Advanced' }).click();
    await expect(page).toHaveURL('/courses?d=Advanced');
    await more.getByRole('button', { name: 'Finance', exact: true }).click();
    await expect(more.getByRole('article')).toHaveCount(2);

    const picks = page.getByRole('region', { name: 'My Picks' });
    await expect(picks.getByRole('article')).toHaveCount(2);
    const pick = more.getByRole('button', { name: /^My Picks.*Pricing as Strategy/ });
    await pick.click();
    // first, as a toast is gone after five seconds
    await expect(page.getByText('Added Pricing as Strategy to My Picks')).toBeVisible();
    await expect(pick).toHaveAttribute('aria-pressed', 'true');
    await expect(picks.getByRole('article')).toHaveCount(3);
    await page.reload();
    await expect(picks.getByRole('article')).toHaveCount(3);

    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('contentId') === true ? route.abort() : route.fallback(),
    );
    await picks.getByRole('button', { name: /^My Picks.*Pricing as Strategy/ }).click();
    await expect(page.getByText('There was an error. Please try again later.')).toBeVisible();
    await expect(picks.getByRole('article')).toHaveCount(3);
    await page.unroute('**/graphql');
    await picks.getByRole('button', { name: /^My Picks.*Pricing as Strategy/ }).click();
    await expect(picks.getByRole('article')).toHaveCount(2);
  });
});
