import { courses } from '@atrium/content/courses.ts';
import { badgeCoverage } from '@atrium/content/coverage.ts';
import type { Locator, Page } from '@playwright/test';
import { block } from '../journey/block.ts';
import { advance } from '../journey/clock.ts';
import { goOnline } from '../journey/online.ts';
import { operationOf } from '../journey/operations.ts';
import { lesson } from '../journey/player.ts';
import { expect, test } from '../journey/test.ts';
import { keepToasts } from '../journey/toasts.ts';

const titleOf = (courseId: string): string => {
  const course = courses.find((item) => item.courseId === courseId);
  if (course === undefined) throw new Error(`no course ${courseId}`);
  return course.title;
};

/** The card of a course, wherever it is on the page. */
const cardOf = (page: Page, courseId: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: titleOf(courseId), exact: true }) });

const section = (page: Page, name: RegExp) => page.getByRole('region', { name });
const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search courses' });
const count = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^\d+ courses?$/ });

async function counted(page: Page): Promise<number> {
  await expect(count(page)).toBeVisible();
  return Number.parseInt((await count(page).textContent()) ?? '', 10);
}

/** Scrolls until every course of the list is loaded. */
async function showAll(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: 'Show more courses' });
  await expect(page.getByRole('article').first()).toBeVisible();
  while (await more.isVisible()) {
    const before = await page.getByRole('article').count();
    // the list may have reached its end in the meantime
    await more.evaluateAll((found) => {
      found[0]?.scrollIntoView();
    });
    await expect
      .poll(async () => (await more.isHidden()) || (await page.getByRole('article').count()) > before)
      .toBe(true);
  }
}

test('[CAT-02] the dashboard of a member: saved toggle, types and stacks', async ({ enter }) => {
  const page = await enter('gil@globex.example', '/courses');
  await expect(page.getByRole('heading', { level: 1, name: 'Courses Dashboard' })).toBeVisible();
  await expect(group(page, 'Type').getByRole('button').first()).toHaveText('Saved');
  for (const name of ['All', 'Sprints', 'Workshops']) {
    await expect(group(page, 'Type').getByRole('button', { name, exact: true })).toBeVisible();
  }
  await expect(group(page, 'Stack').getByRole('button', { name: 'Growth', exact: true })).toBeVisible();
  await expect(group(page, 'Difficulty')).toHaveCount(0);
  await expect(group(page, 'Topic')).toHaveCount(0);
});

test('[ACC-19] [CAT-02] free and AI academy accounts filter by difficulty and topic, unless their customer filters by function', async ({
  another,
}) => {
  test.slow();
  for (const who of ['limited', 'academy']) {
    const page = await another(who, '/courses');
    await expect(group(page, 'Difficulty').getByRole('button', { name: 'Beginner' }), who).toBeVisible();
    await expect(group(page, 'Topic').getByRole('button', { name: 'Leadership' }), who).toBeVisible();
    await expect(group(page, 'Stack'), who).toHaveCount(0);
    await page.context().close();
  }
  const acme = await another('bob@acme.example', '/courses');
  await expect(group(acme, 'Stack').getByRole('button', { name: 'Growth', exact: true })).toBeVisible();
  await expect(group(acme, 'Topic')).toHaveCount(0);
});

test('[CAT-01] [CAT-06] filters are in the address, and restored by Back and by a shared link', async ({ enter }) => {
  const page = await enter('gil@globex.example', '/courses');
  const all = await counted(page);
  const workshops = group(page, 'Type').getByRole('button', { name: 'Workshops' });
  await workshops.click();
  await expect(page).toHaveURL('/courses?m=WORKSHOP');
  await expect(workshops).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => counted(page)).toBeLessThan(all);
  const some = await counted(page);
  await group(page, 'Stack').getByRole('button', { name: 'Growth', exact: true }).click();
  await expect(page).toHaveURL('/courses?m=WORKSHOP&s=Growth');
  await expect.poll(() => counted(page)).toBeLessThan(some);
  const few = await counted(page);
  await page.goBack();
  await expect(page).toHaveURL('/courses?m=WORKSHOP');
  await expect.poll(() => counted(page)).toBe(some);
  await page.goForward();
  await page.reload();
  await expect.poll(() => counted(page)).toBe(few);
  await expect(workshops).toHaveAttribute('aria-pressed', 'true');
  await group(page, 'Type').getByRole('button', { name: 'All', exact: true }).click();
  await expect(page).toHaveURL('/courses?s=Growth');
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/courses');
  await expect.poll(() => counted(page)).toBe(all);
});

test('[CAT-06] choosing every option of a group equals All', async ({ enter }) => {
  const page = await enter('gil@globex.example', '/courses?s=Growth,Foundations,Applied%20AI,Decision%20Making');
  const stack = group(page, 'Stack');
  await stack.getByRole('button', { name: 'Team Leadership' }).click();
  await expect(page).toHaveURL('/courses');
  await expect(stack.getByRole('button', { name: 'All', exact: true })).toHaveAttribute('aria-pressed', 'true');
  const saved = group(page, 'Type').getByRole('button', { name: 'Saved' });
  await saved.click();
  await expect(page).toHaveURL('/courses?b=true');
  await saved.click();
  await expect(page).toHaveURL('/courses');
});

test('[CAT-01] the older spelling of the type works, and the list follows', async ({ enter }) => {
  const page = await enter('crashplus', '/courses?filter=SPRINT&d=Advanced');
  await showAll(page);
  const kinds = await page.getByRole('article').allTextContents();
  expect(kinds.length).toBeGreaterThan(1);
  for (const text of kinds) expect(text).toContain('Sprint');
});

test('[CAT-05] [CAT-04] the search trims its text, clears type and topic, and has a helpful empty state', async ({
  enter,
}) => {
  const page = await enter('crashplus', '/courses?m=WORKSHOP&s=Growth');
  await counted(page);
  await search(page).fill('   product  ');
  await expect(page).toHaveURL('/courses?q=product&s=Growth');
  await expect(cardOf(page, 'synthetic-users')).toBeVisible();
  await search(page).fill('');
  await expect(page).toHaveURL('/courses?s=Growth');
  await page.goto('/courses');
  await search(page).fill('strateggy');
  // a misspelling still finds it
  await expect(cardOf(page, 'platform-strategy')).toBeVisible();
  await search(page).fill('zzqqxxy');
  await search(page).press('Enter');
  await expect(
    page.getByRole('heading', { name: 'No courses found. Try adjusting your search filters.' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Clear Search' }).click();
  await expect(page).toHaveURL('/courses');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(search(page)).toHaveValue('');
});

test('[CAT-04] a spinner while it searches', async ({ enter, context }) => {
  const page = await enter('crashplus', '/courses');
  await expect(page.getByRole('article').first()).toBeVisible();
  const { blocked, release } = block();
  await context.route('**/graphql', async (route) => {
    await blocked;
    await route.fallback();
  });
  await search(page).fill('pricing');
  const spinner = page.getByRole('status', { name: 'Searching' }).or(page.getByText('Searching'));
  await expect(spinner.first()).toBeAttached();
  release();
  await expect(spinner).toHaveCount(0);
});

test('[CAT-03] [CRD-01] [CRD-02] own, available and past courses, with every badge', async ({ enter }) => {
  const page = await enter('member', '/courses');
  await showAll(page);
  const active = section(page, /^Active\/Enrolled Courses/);
  const available = section(page, /^Available Courses/);
  const past = section(page, /^Past Courses/);
  for (const id of ['ai-leaders', 'prompting-for-analysts', 'pricing-as-strategy', 'first-ai-workflow']) {
    await expect(active.getByRole('heading', { name: titleOf(id), exact: true })).toHaveCount(1);
  }
  await expect(available.getByRole('heading', { name: titleOf('ai-first-strategy'), exact: true })).toHaveCount(1);
  await expect(past.getByRole('heading', { name: titleOf('growth-loops'), exact: true })).toHaveCount(1);
  const badges: Readonly<Record<string, RegExp>> = {
    [badgeCoverage.active.courseId]: /^Active$/,
    [badgeCoverage.watchingOnDemand.courseId]: /Watching On Demand/,
    [badgeCoverage.enrolled.courseId]: /^Enrolled$/,
    [badgeCoverage.waitlisted.courseId]: /Waitlisted!/,
    [badgeCoverage.comingSoon.courseId]: /Coming Soon!/,
    [badgeCoverage.courseFullByWaitlist.courseId]: /Course Full/,
    [badgeCoverage.closesInDays.courseId]: /Closes in \d+ Days?/,
    [badgeCoverage.closesInHours.courseId]: /Closes in \d+ Hours?/,
    [badgeCoverage.limitedAvailability.courseId]: /Limited Availability/,
    [badgeCoverage.freeCourse.courseId]: /Free Course/,
    [badgeCoverage.badgeEarned.courseId]: /Badge Earned/,
    [badgeCoverage.completedByBadge.courseId]: /Completed/,
  };
  for (const [courseId, words] of Object.entries(badges)) {
    await expect(cardOf(page, courseId).first().getByText(words), courseId).toBeVisible();
  }
  const card = cardOf(page, 'ai-first-strategy').first();
  await expect(card).toContainText('Sprint');
  await expect(card).toContainText('2 weeks');
  await expect(card).toContainText('Rated 4.8 out of 5');
  await expect(card).toContainText(/Next live [A-Z][a-z]{2} \d{1,2}, \d{1,2}:\d{2}\s[AP]M\sGMT-\u2060[45]/);
  await expect(card).toContainText('Available on demand');
  await expect(card.getByRole('button', { name: `Save ${titleOf('ai-first-strategy')}` })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(cardOf(page, 'research-with-a-model').first()).toContainText('Live sessions only');
  await expect(cardOf(page, 'peer-board').first()).not.toContainText('Faculty');
});

test('[CRD-03] shows shows shows hours below a day, days above, and nothing beyond a week', async ({ enter }) => {
  const page = await enter('crashplus', '/courses');
  await showAll(page);
  await expect(cardOf(page, 'unit-economics').first()).toContainText(/Closes in ([2-9]|1\d) Hours/);
  await expect(cardOf(page, 'ai-first-strategy').first()).toContainText('Closes in 3 Days');
  await expect(cardOf(page, 'research-with-a-model').first()).not.toContainText('Closes in');
});

test('[CRD-05] a course is saved at once, stays saved, and the save can be undone', async ({
  enter,
  memberWith,
  page,
}) => {
  await keepToasts(page);
  await enter(await memberWith({ areas: ['mcsc-unlimited'] }), '/courses');
  const title = titleOf('segments-that-hold');
  await showAll(page);
  const save = page.getByRole('button', { name: `Save ${title}` });
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  const notes = page.getByRole('region', { name: 'Notifications' });
  await expect(notes).toContainText(`Saved ${title}`);
  await page.goto('/courses?b=true');
  await expect(cardOf(page, 'segments-that-hold').first()).toBeVisible();
  await save.click();
  await expect(notes).toContainText(`Removed ${title}`);
  await notes.getByRole('button', { name: 'Undo' }).click();
  await expect(notes).toContainText(`Saved ${title}`);
  await page.reload();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
});

test('[CRD-05] a failed save is rolled back with a message', async ({ enter, memberWith, page, context }) => {
  await keepToasts(page);
  await enter(await memberWith({ areas: ['mcsc-unlimited'] }), '/courses');
  await showAll(page);
  const save = page.getByRole('button', { name: `Save ${titleOf('peer-board')}` });
  await expect(save).toHaveAttribute('aria-pressed', 'false');
  await context.route('**/graphql', (route) => route.abort());
  await save.click();
  await expect(page.getByText('There was an error. Please try again later.')).toBeVisible();
  await expect(save).toHaveAttribute('aria-pressed', 'false');
});

test('[THR-44] presses on a bookmark while the first answer is late are sent in their order, and the last one holds', async ({
  enter,
  memberWith,
}) => {
  const page = await enter(await memberWith({ areas: ['mcsc-unlimited'] }), '/courses');
  const save = page.getByRole('button', { name: `Save ${titleOf('unit-economics')}` });
  const other = page.getByRole('button', { name: `Save ${titleOf('ai-operating-model')}` });
  await expect(save).toHaveAttribute('aria-pressed', 'false');
  const { blocked, release } = block();
  const sent: string[] = [];
  await page.route('**/graphql', async (route) => {
    const operation = operationOf(route.request());
    if (operation === 'AddCourseSave' || operation === 'RemoveCourseSave') {
      const { contentId } = (route.request().postDataJSON() as { variables: { contentId: string } }).variables;
      sent.push(`${operation} ${contentId}`);
      if (sent.length === 1) await blocked;
    }
    await route.continue();
  });
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'false');
  // another course does not wait for it
  await other.click();
  await expect.poll(() => sent).toEqual(['AddCourseSave unit-economics', 'AddCourseSave ai-operating-model']);
  const settled = page.waitForResponse((response) => operationOf(response.request()) === 'RemoveCourseSave');
  release();
  await settled;
  expect(sent.at(-1)).toBe('RemoveCourseSave unit-economics');
  await page.unroute('**/graphql');
  await page.reload();
  await expect(other).toHaveAttribute('aria-pressed', 'true');
  await expect(save).toHaveAttribute('aria-pressed', 'false');
});

test('[CAT-15] four cards in a row, three on a tablet, one on a phone', async ({ enter }) => {
  const page = await enter('crashplus', '/courses');
  const list = section(page, /^Available Courses/).getByRole('list');
  await expect(list.getByRole('article').first()).toBeVisible();
  for (const [width, columns] of [
    [1440, 4],
    [834, 3],
    [390, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const inFirstRow = () =>
      list.getByRole('listitem').evaluateAll((items) => {
        const tops = items.map((item) => Math.round(item.getBoundingClientRect().top));
        return tops.filter((top) => top === tops[0]).length;
      });
    await expect.poll(inFirstRow, String(width)).toBe(columns);
  }
});

test('[CAT-12] single-course accounts are redirected to their own course', async ({ another }) => {
  test.slow();
  const ends = {
    sprint: '/courses/ai-first-strategy',
    sprints: '/my-sessions',
    workshops: '/courses',
    'transactional-none': '/courses',
  };
  for (const [who, path] of Object.entries(ends)) {
    const page = await another(who, '/courses');
    await expect(page.getByRole('heading', { level: 1 }), who).toBeVisible();
    await expect(page).toHaveURL(path);
    if (path === '/courses') {
      await expect(page.getByText("Hmm... The courses for your account didn't load correctly.")).toBeVisible();
    }
    await page.context().close();
  }
});

test.describe('while time goes by', () => {
  test.use({ fresh: true });

  test('[CRD-03] the remaining hours count down', async ({ enter, request }) => {
    const page = await enter('archive', '/courses?q=unit%20economics');
    const hours = async () => {
      const tag = page.getByText(/^Closes in \d+ Hours?$/).first();
      await expect(tag).toBeVisible();
      return Number.parseInt(((await tag.textContent()) ?? '').replace(/\D+/, ''), 10);
    };
    // again when an hour has ended by itself in between
    await expect(async () => {
      const before = await hours();
      await advance(request, 'PT3H');
      await page.reload();
      expect(await hours()).toBe(before - 3);
    }).toPass();
  });
});

/** Texts that run as script, or draw an element, where a page takes text for markup. */
const markup = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  "'-alert(1)-'",
  'javascript:alert(1)',
  '</title><iframe srcdoc="<script>parent.alert(1)</script>">',
  '{{constructor.constructor("alert(1)")()}}',
  '&lt;img src=x onerror=alert(1)&gt;',
];

test('[THR-48] markup in the search, in ?seek or in the stored logo stays text: nothing of it runs or is drawn', async ({
  enter,
  page,
}) => {
  const ran: string[] = [];
  page.on('dialog', (dialog) => {
    ran.push(dialog.message());
    void dialog.dismiss();
  });
  await enter('member', '/courses');
  await expect(page.getByRole('article').first()).toBeVisible();
  const drawn = () =>
    page.locator('iframe, [onload], [onerror], [src=x], [src*="evil"], [href^="javascript:"]').count();
  for (const text of markup) {
    await search(page).fill(text);
    await search(page).press('Enter');
    await expect(page).toHaveURL((url) => url.searchParams.get('q') === text);
    await expect(
      page
        .getByRole('main')
        .getByRole('status')
        .filter({ hasText: /^\d+ courses?$|^No/ })
        .first(),
    ).toBeAttached();
    expect(await drawn(), text).toBe(0);
  }
  const video = lesson('first-ai-workflow', 'draw-it', 'pick-a-task-that-repeats');
  for (const stored of ['/x" onerror="alert(1)', 'javascript:alert(1)', '//evil.example/logo.svg']) {
    await page.evaluate((value) => {
      localStorage.setItem('navLogoUrl', value);
    }, stored);
    await page.goto(`${video}?seek=${encodeURIComponent(`10${stored}`)}`);
    await expect(page.getByText(/^00:00 \/ \d/)).toBeVisible();
    expect(await drawn(), stored).toBe(0);
  }
  expect(ran).toEqual([]);
});

test('[CAT-01] [RTE-09] a filter that is pressed offline says so, not the number of the courses before', async ({
  enter,
}) => {
  const page = await enter('archive', '/courses');
  const before = await counted(page);
  await page.context().setOffline(true);
  await group(page, 'Topic').getByRole('button', { name: 'Finance' }).click();
  await expect(page.getByText("You're offline. We'll load this when you're back.")).toBeVisible();
  await expect(count(page)).toBeHidden();
  await goOnline(page);
  // the number of the courses before stands in until the answer is there
  await expect.poll(() => counted(page)).toBeLessThan(before);
});
