import { courses } from '@atrium/content/courses.ts';
import type { Page } from '@playwright/test';
import { advance } from '../journey/clock.ts';
import { expect, test } from '../journey/test.ts';

const live = (page: Page) => page.getByRole('region', { name: /^Live (with a cohort|workshop)$/ });
const aiFirst = courses.find((course) => course.courseId === 'ai-first-strategy');

test('[CRS-01] the page of a course shows all facts and plays the trailer', async ({ enter }) => {
  const page = await enter('crashplus', '/courses/ai-first-strategy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(aiFirst?.title ?? '?');
  const format = page.getByRole('region', { name: 'Choose your format' });
  await expect(format.getByRole('radio')).toHaveCount(3);
  await expect(
    format.getByText(/^Materials (are open|open as soon as you enroll)\. Live from .*\d{1,2}:\d{2}\s[AP]M/),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Syllabus (PDF)' }).first()).toHaveAttribute(
    'href',
    aiFirst?.courseMeta.courseSyllabusUrl ?? '?',
  );
  await expect(page.getByRole('region', { name: 'Top takeaway' })).toContainText(
    aiFirst?.courseMeta.topTakeaway ?? '?',
  );
  for (const [name, points] of [
    ["What you'll learn", aiFirst?.courseMeta.whatYouWillLeaveWith],
    ['Perfect for', aiFirst?.courseMeta.whoWillBenefit],
  ] as const) {
    await expect(page.getByRole('region', { name }).getByRole('listitem')).toHaveCount(points?.length ?? -1);
  }
  await expect(page.getByRole('region', { name: 'Your faculty' }).getByRole('img')).not.toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Join this course' })).toBeVisible();
  await page.getByRole('button', { name: /^(Play trailer|Watch lesson 1), / }).click();
  const trailer = page.getByRole('dialog').locator('video');
  await expect.poll(() => trailer.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.5);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: /^(Play trailer|Watch lesson 1), / })).toBeFocused();
});

test('[CRS-01] the syllabus is a PDF, as its link says', async ({ enter }) => {
  const page = await enter('crashplus', '/courses/ai-first-strategy');
  const links = page.getByRole('link', { name: 'Syllabus (PDF)' });
  await expect(links).toHaveCount(2);
  const answer = await page.request.get((await links.first().getAttribute('href')) ?? '');
  expect(answer.headers()['content-type']).toBe('application/pdf');
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
});

test('[CRS-01] an unknown course, or one hidden from this account, is not found', async ({ another }) => {
  const page = await another('member', '/courses/no-such-course');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Oops ... someone's sleeping on the job");
  await page.goto('/courses/legacy-big-data');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Oops ... someone's sleeping on the job");
});

/** The label of the one button in each state, for `member`; by course. */
const buttons: Readonly<Record<string, readonly [name: string, role: 'button' | 'link', href?: RegExp]>> = {
  'leading-through-ambiguity': ['Join Waitlist', 'button'],
  'ai-leaders': ['Go to Live Course', 'link', /^\/courses\/session\/ai-leaders-2$/],
  'decision-writing': ['Go to Live Course', 'link', /\/__sandbox\/meeting\/session\/decision-writing-1$/],
  'prompting-for-analysts': ['Unenroll', 'button'],
  'feedback-people-can-use': ['Launch course', 'link', /^\/courses\/session\/feedback-people-can-use-1$/],
  'pricing-as-strategy': ['Remove From Waitlist', 'button'],
};

test('[CRS-03] the button shows the current action', async ({ enter }) => {
  test.slow();
  const page = await enter('member');
  for (const [courseId, [name, role, href]] of Object.entries(buttons)) {
    await page.goto(`/courses/${courseId}`, { waitUntil: 'commit' });
    const live = page.getByRole('region', { name: /^Live (with a cohort|workshop)$/ });
    const one = live.getByRole(role, { name, exact: true });
    await expect(one, courseId).toBeVisible();
    if (href !== undefined) await expect(one).toHaveAttribute('href', href);
  }
});

test('[CRS-03] a disabled button shows its reason', async ({ enter }) => {
  const page = await enter('member');
  for (const [courseId, name, why] of [
    ['the-board-pack', 'Enroll', /closed|full/],
    ['synthetic-users', 'Coming Soon!', /^Enrollment opens/],
    ['ai-capstone', 'Enroll', /Enrollment is by invitation/],
  ] as const) {
    await page.goto(`/courses/${courseId}`, { waitUntil: 'commit' });
    const button = page.locator('#format').getByRole('button', { name, exact: true });
    await expect(button, courseId).toBeDisabled();
    await expect(button, courseId).toHaveAccessibleDescription(why);
  }
});

test('[CRS-04] [LIM-02] a locked Enroll explains what unlocks it: a dialog for a free account, a page for on demand', async ({
  another,
}) => {
  test.slow();
  const gains = [
    'Unlimited live and on-demand courses',
    'Badges and certificates to share',
    'Certificate programs',
    'Professional Slack community',
    'Discounts on Mini-MBAs',
  ];
  const free = await another('limited', '/courses/ai-first-strategy');
  const locked = free.getByRole('region', { name: 'Live with a cohort' });
  await expect(locked.getByText('Become a member for full access')).toBeVisible();
  await locked.getByRole('button', { name: 'Enroll', exact: true }).click();
  const dialog = free.getByRole('dialog', { name: 'Become a member for full access' });
  await expect(dialog).toContainText('This session comes with Unlimited or AI Academy.');
  await expect(dialog.getByRole('listitem')).toHaveText(gains);
  await dialog.getByRole('link', { name: 'Enroll Now' }).click();
  await expect(free).toHaveURL('/upgrade');
  const own = await another('ondemand', '/courses/ai-first-strategy');
  const live = own.getByRole('region', { name: 'Live with a cohort' });
  await expect(live.getByText('Upgrade for live access')).toBeVisible();
  await live.getByRole('link', { name: 'Enroll', exact: true }).click();
  await expect(own).toHaveURL('/upgrade');
});

test('[ACC-19] [CRS-05] transactional accounts see session dates, and cannot enroll in what they did not buy', async ({
  enter,
}) => {
  const page = await enter('sprints', '/courses/pricing-as-strategy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pricing as Strategy');
  const dates = page.getByRole('region', { name: 'Live with a cohort' }).getByRole('radio');
  await expect(dates.first()).toHaveAccessibleName(/^[A-Z][a-z]{2} \d{1,2}.* to .*\d{4}/);
  await page.goto('/courses/decision-writing');
  const live = page.getByRole('region', { name: 'Live workshop' });
  await expect(live.getByRole('button', { name: 'Enroll', exact: true })).toBeDisabled();
});

test('[CRS-06] lengths in weeks, and in hours and minutes for a workshop', async ({ enter }) => {
  const page = await enter('member', '/courses/ai-first-strategy');
  const main = page.getByRole('main');
  await expect(main.getByText('2-week course')).toBeVisible();
  await page.goto('/courses/prompting-for-analysts');
  await expect(main.getByText('2-hour course')).toBeVisible();
  await page.goto('/courses/ai-risk-in-plain-terms');
  await expect(main.getByText(/^1 hour 30 minute course$/)).toBeVisible();
  await page.goto('/courses/agents-at-work');
  const lessons = `${String(courses.find(({ courseId }) => courseId === 'agents-at-work')?.lengthMinutes)} minutes`;
  await expect(main.getByText(lessons, { exact: true })).toBeVisible();
  await expect(main.getByRole('region', { name: 'On demand' })).toContainText(`(${lessons})`);
});

test('[CRS-07] times and faculty are hidden, and hidden sessions offered, where the course is configured so', async ({
  enter,
}) => {
  const page = await enter('member', '/courses/peer-board');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your faculty' })).toHaveCount(0);
  await expect(page.getByText(/-hour course|minute course/)).toHaveCount(0);
  await page.goto('/courses/roadmaps-that-survive');
  await expect(page.getByRole('radio')).toHaveCount(2);
  await page.goto('/courses/product-strategy');
  await expect(page.getByRole('radio')).toHaveCount(1);
  await page.goto('/courses/ai-operating-model');
  await expect(page.getByText('Materials are open before the first class')).toBeVisible();
  await page.goto('/courses/growth-loops');
  await expect(page.locator('#format').getByRole('link', { name: 'Watch the Recordings' })).toHaveAttribute(
    'href',
    /^\/courses\/session\//,
  );
  await expect(page.locator('#format')).toContainText(/Ended [A-Z][a-z]{2} \d{1,2}, \d{4}\. Materials and recordings/);
});

test.describe('while time goes by', () => {
  test.use({ fresh: true });

  test('[CRS-02] [CRS-03] the button follows the time: unenroll, launch, go, ended', async ({ enter, request }) => {
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
});

test('[CRS-01] a printed course has its words and dates, and nothing to press', async ({ enter }) => {
  const page = await enter('member', '/courses/ai-first-strategy');
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'Enroll', exact: true }).first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const name of ['Enroll', 'Choose format', /^Watch lesson/, /^Save/]) {
    await expect(main.getByRole('button', { name })).toHaveCount(0);
  }
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.getByText('14 seats left', { exact: true })).toBeVisible();
});
