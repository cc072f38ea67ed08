import type { Page } from '@playwright/test';
import { advance } from '../journey/clock.ts';
import { operationOf } from '../journey/operations.ts';
import { expect, test } from '../journey/test.ts';

const week = (page: Page, name: RegExp) =>
  page.getByRole('button', { name }).or(page.locator('summary', { hasText: name }));

test('[SSN-01] [SSN-05] a running session: hero, announcements one at a time, welcome, tasks, resources and dates', async ({
  enter,
}) => {
  const page = await enter('member', '/courses/session/ai-leaders-2');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Session Detail.*AI for Business Leaders/s);
  const news = page.getByRole('region', { name: 'Announcements' });
  await expect(news.getByRole('article').first()).toContainText('The live room has moved.');
  await expect(news.getByRole('article').first().locator('strong').first()).toBeVisible();
  const widths = await news
    .getByRole('article')
    .evaluateAll((slides) =>
      slides.map((slide) => slide.getBoundingClientRect().width / (slide.closest('ul')?.clientWidth ?? 1)),
    );
  for (const width of widths) expect(width).toBeGreaterThan(0.9);
  await expect(page.getByRole('region', { name: 'Welcome to AI for Business Leaders' })).toContainText(
    'Two weeks, five live hours',
  );
  await expect(page.getByRole('link', { name: 'Join the live room' }).first()).toHaveAttribute(
    'href',
    '/__sandbox/meeting/session/ai-leaders-2',
  );
  const resources = page.getByRole('region', { name: 'Worksheets and templates' });
  await expect(resources.getByRole('link', { name: 'Open the worksheets' })).toBeVisible();
  const later = resources.getByRole('button', { name: 'Business case template' });
  await expect(later).toHaveAccessibleDescription('Available Soon');
  await expect(page.getByRole('region', { name: 'Live classes' }).getByRole('listitem')).toHaveCount(5);
  const assistant = page.getByRole('region', { name: 'Teaching assistant' });
  await expect(assistant).toContainText('Noor El Amrani');
  await expect(assistant.getByRole('link', { name: 'Ask on Slack' })).toHaveAttribute('target', '_blank');
  await week(page, /Week 1: See the work/).click();
  const days = page
    .getByRole('group')
    .getByRole('listitem')
    .filter({ hasText: /^(Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday) / });
  await expect(days).toHaveText([/^Monday /, /^Tuesday /, /^Wednesday /, /^Thursday /, /^Friday /]);
  await expect(days.filter({ hasText: 'Rewrite one request' })).toHaveCount(1);
});

for (const width of [1440, 390]) {
  test(`${String(width)} px wide, on a slow network, the session page is readable after at most three requests for data, and nothing moves`, async ({
    enter,
    context,
  }) => {
    test.slow();
    const page = await enter('member');
    await page.setViewportSize({ width, height: 844 });
    const network = await context.newCDPSession(page);
    await network.send('Network.enable');
    await network.send('Network.setCacheDisabled', { cacheDisabled: true });
    const slow = { latency: 150, downloadThroughput: 400_000, uploadThroughput: 200_000 };
    await network.send('Network.emulateNetworkConditions', { offline: false, ...slow });
    await page.addInitScript(() => {
      const shifts: { value: number; of: string[] }[] = [];
      Object.assign(window, { shifts });
      type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };
      new PerformanceObserver((list) => {
        for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
          const of = sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 90) : ''));
          if (!hadRecentInput) shifts.push({ value, of });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const asked: string[] = [];
    page.on('request', (request) => {
      if (['document', 'fetch', 'xhr'].includes(request.resourceType())) asked.push(new URL(request.url()).pathname);
    });
    await page.goto('/courses/session/ai-leaders-2', { waitUntil: 'commit' });
    await expect(page.getByRole('region', { name: 'Announcements' })).toBeVisible({ timeout: 30_000 });
    expect(asked.length, asked.join(', ')).toBeLessThanOrEqual(3);
    await page.waitForLoadState('networkidle');
    const shifts = await page.evaluate(
      () => (window as unknown as { shifts: { value: number; of: string[] }[] }).shifts,
    );
    expect(
      shifts.reduce((sum, { value }) => sum + value, 0),
      JSON.stringify(shifts),
    ).toBeLessThan(0.05);
  });
}

test('[SSN-05] [SSN-13] thumbnails lead to their video; those of next week say Available Soon', async ({ enter }) => {
  const page = await enter('member', '/courses/session/ai-leaders-2');
  await week(page, /Week 2: Keep or stop/).click();
  const soon = page.getByRole('article').filter({ hasText: 'When to stop a pilot' });
  await expect(soon).toContainText('Available Soon');
  await expect(soon.getByRole('link')).toHaveCount(0);
  await week(page, /Week 1: See the work/).click();
  await page.getByRole('link', { name: 'Four ways a model helps' }).click();
  await expect(page).toHaveURL(
    '/courses/session/ai-leaders-2/ai-leaders-2-week-1-videos/ai-leaders-2-week-1-videos-ai-leaders-four-ways-a-model-helps',
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Four ways a model helps');
});

test('[SSN-05] a video of next week does not open by its address', async ({ enter }) => {
  const page = await enter('member', '/courses/session/ai-leaders-2');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(
    '/courses/session/ai-leaders-2/ai-leaders-2-week-2-videos/ai-leaders-2-week-2-videos-ai-leaders-when-to-stop-a-pilot',
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Available Soon');
  await expect(page.getByRole('button', { name: 'Play' })).toHaveCount(0);
});

test('[SSN-03] the guard screen of a live session: closed to others than members and employees', async ({
  another,
}) => {
  test.slow();
  const page = await another('crashplus', '/courses/session/ai-leaders-2');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Bummer. You're not enrolled in this class.");
  await page.getByRole('link', { name: 'Return to Home Page' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/courses/session/growth-loops-1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Bummer. You're not enrolled in this class.");
  const staff = await another('employee', '/courses/session/ai-leaders-2');
  await expect(staff.getByRole('heading', { level: 1 })).toContainText('AI for Business Leaders');
  // a member who completed it may come back
  const past = await another('member', '/courses/session/growth-loops-1');
  await expect(past.getByRole('heading', { level: 1 })).toContainText('Growth Loops');
});

test('[SSN-01] the recordings of which a past class speaks are linked at its dates, and open', async ({ enter }) => {
  const page = await enter('member', '/courses/growth-loops');
  await page.getByRole('link', { name: 'Watch the Recordings' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Growth Loops');
  const classes = page.getByRole('region', { name: 'Live classes' });
  await expect(classes.getByRole('listitem').first()).toBeVisible();
  await expect(classes.getByRole('link', { name: 'Watch the recording' })).toHaveCount(
    await classes.getByRole('listitem').count(),
  );
  const opening = page.waitForEvent('popup');
  await classes.getByRole('link', { name: 'Watch the recording' }).first().click();
  const recording = await opening;
  await expect(recording.getByRole('heading', { level: 1 })).toHaveText('Growth Loops');
  await expect(recording.getByText('Recording', { exact: true })).toBeVisible();
  await recording.getByRole('link', { name: 'Back to the session' }).click();
  await expect(recording).toHaveURL('/courses/session/growth-loops-1');
  await page.goto('/courses/session/platform-strategy-1');
  await expect(page.getByText('The recordings and the cases stay open to everyone who took part.')).toBeVisible();
  await expect(classes.getByRole('link', { name: 'Watch the recording' }).first()).toBeVisible();
});

test('[SSN-08] a project that was handed in may be sent again; one that was returned says so and is open', async ({
  another,
}) => {
  test.slow();
  const member = await another('member', '/courses/session/growth-loops-1');
  await expect(week(member, /Your project: one loop/)).toContainText('Submitted');
  await expect(member.getByRole('button', { name: 'Project Submitted! Need to resubmit?' })).toBeEnabled();
  const archive = await another('archive', '/courses/session/growth-loops-1');
  await expect(week(archive, /Your project: one loop/)).toContainText('Returned');
  await archive.getByRole('button', { name: 'Submit project', exact: true }).click();
  await expect(archive.getByRole('dialog', { name: 'Submit your project' })).toBeVisible();
});

test('[SSN-03] [SSN-04] an on-demand session requires an entitlement and a release', async ({ another }) => {
  test.slow();
  const closed = "Oh no. You don't have access to this on-demand content.";
  const single = await another('sprint', '/courses/session/agents-at-work-od');
  await expect(single.getByRole('heading', { level: 1 })).toHaveText(closed);
  await expect(single.getByRole('link', { name: 'Return to Home Page' })).toHaveAttribute('href', '/');
  const member = await another('member', '/courses/session/agents-at-work-od');
  await expect(member.getByRole('heading', { level: 1 })).toContainText('Agents at Work');
  await member.goto('/courses/session/forecasting-without-false-precision-od');
  await expect(member.getByRole('heading', { level: 1 })).toHaveText(closed);
  await member.goto('/courses/session/no-such-session');
  await expect(member.getByRole('heading', { level: 1 })).toHaveText("Oops ... someone's sleeping on the job");
});

test('[THR-62] a device whose clock is days ahead or behind opens and closes nothing', async ({ enter, page }) => {
  test.slow();
  const shift = async (days: number) => {
    await page.clock.setSystemTime(Date.now() + days * 24 * 60 * 60_000);
    await page.goto('/courses/session/ai-leaders-2');
    await expect(page.getByRole('region', { name: 'Session', exact: true })).toContainText(/Day [23] of 12/);
    const template = page.getByRole('region', { name: 'Worksheets and templates' });
    await expect(template.getByRole('button', { name: 'Business case template' })).toHaveAccessibleDescription(
      'Available Soon',
    );
    await expect(page.getByText('Overdue')).toHaveCount(0);
  };
  await enter('member', '/courses');
  await shift(9);
  await shift(-9);
});

test('[SSN-09] expanded and collapsed containers stay so', async ({ enter }) => {
  const page = await enter('member', '/courses/session/ai-leaders-2');
  const item = page.getByText('Post your map in the community');
  await expect(item).toBeHidden();
  await week(page, /Week 1: See the work/).click();
  await expect(item).toBeVisible();
  await week(page, /Before the first session/).click();
  await expect(page.getByText('Keep the hour log for one working day')).toBeHidden();
  await page.reload();
  await expect(item).toBeVisible();
  await expect(page.getByText('Keep the hour log for one working day')).toBeHidden();
});

test('[SSN-01] [SSN-02] the tasks title is overridden, and an entitlement hides the session title', async ({
  another,
}) => {
  const page = await another('member', '/courses/session/decision-writing-1');
  await expect(page.getByRole('region', { name: /^Before and after the workshop/ })).toBeVisible();
  const gil = await another('gil@globex.example', '/courses/session/ai-leaders-2');
  await expect(gil.getByRole('heading', { level: 1 })).toHaveText('Session Detail');
});

test('[MBA-03] a Mini-MBA and its lessons have one address for viewers with access to /mini-mbas', async ({
  enter,
}) => {
  const page = await enter('minimba', '/courses/session/mini-mba-ai-1');
  await expect(page).toHaveURL('/mini-mbas/mini-mba-ai-1');
  const head = page.getByRole('region', { name: 'Session', exact: true });
  await expect(head.getByRole('link', { name: 'Mini-MBAs' })).toHaveAttribute('href', '/mini-mbas');
  await expect(head.getByRole('link', { name: 'Courses' })).toHaveCount(0);
  await head.getByRole('link', { name: /^(?:Start|Continue)/ }).click();
  await expect(page).toHaveURL(/^[^?]*\/mini-mbas\/mini-mba-ai-1\/[^/]+\/[^/]+$/);
  const lesson = new URL(page.url()).pathname;
  await page.goto(lesson.replace('/mini-mbas/', '/courses/ondemand/'));
  await expect(page).toHaveURL(lesson);
  await expect(page.getByRole('region', { name: 'Video', exact: true }).getByRole('link').first()).toHaveText(
    'Mini-MBAs',
  );
});

test.describe('while time goes by', () => {
  test.use({ fresh: true });

  test('[SSN-06] [SSN-08] [SSN-10] items are ticked off at once and stay so, days are counted, and a project is handed in', async ({
    enter,
    request,
  }) => {
    const page = await enter('member', '/courses/session/ai-leaders-2');
    await expect(page.getByRole('region', { name: 'Session', exact: true })).toContainText(/Day [23] of 12/);
    const schedule = page.getByRole('region', { name: 'Schedule' });
    await expect(schedule.getByRole('listitem')).toHaveCount(5);
    const shown = await schedule.getByRole('list', { name: /^Week/ }).getAttribute('aria-label');
    const step = schedule.getByRole('button', { name: shown === 'Week 1' ? 'Next week' : 'Previous week' });
    await step.click();
    await expect(schedule.getByRole('list', { name: shown === 'Week 1' ? 'Week 2' : 'Week 1' })).toBeVisible();
    await expect(step).toBeDisabled();

    const partner = page.getByRole('checkbox', { name: /Find a partner/ });
    const ticked = page.waitForResponse((response) => operationOf(response.request()) === 'SaveSessionContentProgress');
    await partner.check();
    // shown at once, and saved when it is answered
    await ticked;
    await page.reload();
    await expect(partner).toBeChecked();
    await page.route('**/graphql', (route) => route.abort());
    await partner.click();
    // it goes back when the change could not be saved
    await expect(page.getByRole('alert')).toHaveText(/can't reach/);
    await expect(partner).toBeChecked();
    await page.unroute('**/graphql');

    const steps = page.getByRole('region', { name: 'Welcome to AI for Business Leaders' });
    await steps.getByRole('button', { name: 'Submit your project' }).click();
    const project = page.locator('summary', { hasText: 'Your project' });
    await expect(project).toBeFocused();
    await expect(page.getByRole('button', { name: 'Project Submission Available Soon' })).toBeDisabled();
    await advance(request, 'P7D');
    await page.reload();
    await page.getByRole('button', { name: 'Submit project' }).click();
    const dialog = page.getByRole('dialog', { name: 'Submit your project' });
    await expect(dialog.getByRole('link', { name: 'Send Your Work' })).toHaveAttribute('href', /^mailto:/);
    await dialog.getByRole('button', { name: "I've Sent It" }).click();
    await expect(page.getByRole('button', { name: 'Project Submitted! Need to resubmit?' })).toBeVisible();
    await expect(project).toContainText('Submitted');
  });

  test('[SSN-05] [SSN-07] content opens at its time; a week is completed, not completed, or overdue after its day', async ({
    enter,
    request,
  }) => {
    const page = await enter('member', '/courses/session/ai-leaders-2');
    const template = page.getByRole('region', { name: 'Worksheets and templates' });
    await expect(template.getByRole('button', { name: 'Business case template' })).toBeVisible();
    const completed = page.locator('summary', { hasText: 'Before the first session' });
    await expect(completed.getByRole('img')).toHaveAccessibleName('Watched');
    await expect(completed).toContainText('1 of 1');
    const first = page.locator('summary', { hasText: 'Week 1: See the work' });
    await expect(first).toContainText(/Due \w{3} \d{1,2}\s*\d+% watched/);
    await expect(page.getByText('Overdue')).toHaveCount(0);
    await advance(request, 'P6D');
    await page.reload();
    await expect(template.getByRole('link', { name: 'Business case template' })).toBeVisible();
    await expect(first).toContainText('Overdue');
    await expect(completed).not.toContainText('Overdue');
    // on demand the optional videos count, and nothing is overdue
    await page.goto('/courses/session/agents-at-work-od');
    await expect(page.locator('summary', { hasText: 'Supervision' })).toContainText('0 of 1');
    await expect(page.getByText('Overdue')).toHaveCount(0);
  });
});

test('[SSN-01] a printed session has all its announcements and dates, and no button that only moves the page', async ({
  enter,
}) => {
  const page = await enter('member', '/courses/session/ai-leaders-2');
  const news = page.getByRole('region', { name: 'Announcements' }).getByRole('article');
  const goOn = page.getByRole('link', { name: /^Continue: / });
  await expect(goOn).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next week' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(goOn).toBeHidden();
  for (const name of [/^Announcements: /, / week$/, 'Add to Calendar']) {
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  }
  const [first, second] = [await news.first().boundingBox(), await news.nth(1).boundingBox()];
  expect(second?.x).toBe(first?.x);
  expect(second?.y).toBeGreaterThan(first?.y ?? Infinity);
  await expect(page.getByRole('region', { name: 'Live classes' }).getByRole('listitem')).toHaveCount(5);
});
