import { expect, test } from '../journey/test.ts';

test('[CAT-13] legacy courses without buttons, the words for none, and for a failure that a second try mends', async ({
  another,
}) => {
  const page = await another('archive', '/courses/business-archive');
  const cards = page.getByRole('list', { name: 'Legacy courses' }).getByRole('article');
  await expect(cards).toHaveCount(3);
  await expect(cards.getByRole('button')).toHaveCount(0);
  await cards.getByRole('link', { name: 'Big Data for Managers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Big Data for Managers' })).toBeVisible();

  const staff = await another('employee', '/courses/business-archive');
  await expect(staff.getByRole('heading', { level: 1, name: 'Legacy Courses' })).toBeVisible();
  await expect(staff.getByText(/older courses with lifetime access.*may be outdated.*remain accessible/)).toBeVisible();

  const failing = await another('archive', '/drops');
  await failing.getByRole('button', { name: /^Open menu/ }).click();
  const refused = { data: null, errors: [{ message: 'no', extensions: { code: 'FORBIDDEN' } }] };
  await failing.route('**/graphql', (route) => route.fulfill({ json: refused }));
  await failing.getByRole('link', { name: 'Business Course Archive' }).click();
  await expect(failing.getByRole('heading', { name: 'Unable to load legacy courses' })).toBeVisible();
  await expect(
    failing.getByText('There was an error loading your legacy courses. Please try again later.'),
  ).toBeVisible();
  await failing.unroute('**/graphql');
  await failing.getByRole('button', { name: 'Try again' }).click();
  await expect(failing.getByRole('article')).toHaveCount(3);
});

test('[CAT-14] [CRD-04] the portfolio shows the sprints with one tag each; without any it says so, and that is logged', async ({
  another,
}) => {
  const page = await another('member', '/courses/portfolio');
  await expect(page.getByText('Your catalog of Section courses')).toBeVisible();
  const courses = page.getByRole('region', { name: /^Your Courses/ });
  const card = (title: string) => courses.getByRole('article').filter({ has: page.getByRole('link', { name: title }) });
  for (const [title, tag] of [
    ['Platform Strategy', 'Badge Earned'],
    ['Experiments That Decide', 'Attended'],
    ['AI for Business Leaders', 'Enrolled'],
    ['Build Your First AI Workflow', 'Watching On Demand'],
  ] as const) {
    await expect(card(title).getByText(tag, { exact: true }), title).toBeVisible();
  }

  const logged: unknown[] = [];
  const listen = (to: typeof page): void => {
    to.on('request', (request) => {
      if (!request.url().endsWith('/collect')) return;
      logged.push(...(request.postDataJSON() as { events: { name?: string; properties?: object }[] }).events);
    });
  };
  listen(page);
  await page.getByRole('button', { name: 'Add All to Calendar' }).click();
  const subscribe = page.getByRole('dialog').getByRole('link', { name: /Subscribe in Calendar/ });
  await expect(subscribe).toHaveAttribute('href', /^webcal:/);
  await expect(subscribe).toHaveAttribute('target', '_blank');
  const clicked = expect.objectContaining({ name: 'CTA Clicked' }) as unknown;
  await expect.poll(() => logged).toContainEqual(clicked);

  const none = await another('workshops');
  listen(none);
  await none.goto('/courses/portfolio');
  const words = "Hmm... Your course portfolio didn't load correctly.";
  await expect(none.getByRole('heading', { name: words })).toBeVisible();
  const failure = { process: 'course portfolio', code: 'NO_SESSIONS' };
  const event = expect.objectContaining({ name: 'Background Process Failed', properties: failure }) as unknown;
  await expect.poll(() => logged).toContainEqual(event);

  // a failure has the same words, is logged by its code, and a second try mends it
  const failing = await another('sprints', '/my-sessions');
  listen(failing);
  const refused = { data: null, errors: [{ message: 'no', extensions: { code: 'FORBIDDEN' } }] };
  await failing.route('**/graphql', (route) => route.fulfill({ json: refused }));
  // no link leads here, and with the page's own address its data would come with the HTML
  await failing.evaluate(() => {
    history.pushState(null, '', '/courses/portfolio');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(failing.getByRole('heading', { name: words })).toBeVisible();
  const code = { process: 'course portfolio', code: 'FORBIDDEN' };
  const refusal = expect.objectContaining({ name: 'Background Process Failed', properties: code }) as unknown;
  await expect.poll(() => logged).toContainEqual(refusal);
  await failing.unroute('**/graphql');
  await failing.getByRole('button', { name: 'Try again' }).click();
  await expect(failing.getByRole('article')).toHaveCount(2);
});
