import { expect, test } from '../journey/test.ts';

const number = 'ATR-7Q4M-29KD-X8PH';

test('[CRT-01] [CRT-02] [API-04] a member finds a certificate, registers for it after a question, and leaves it again', async ({
  enter,
  memberWith,
}) => {
  const page = await enter(await memberWith({ areas: ['mcsc-unlimited'] }), '/certificates');
  await expect(page.getByText(/The next ones are issued [A-Z][a-z]+ \d+, \d{4}/)).toBeVisible();
  await page.getByRole('link', { name: 'AI Foundations' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI Foundations');
  const standing = page.getByRole('region', { name: 'Where you stand' });
  await expect(standing).toContainText('Register to have your progress count.');
  await expect(standing.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '0 of 2 courses');
  await expect(page.getByRole('region', { name: 'Practice' }).getByRole('listitem')).toHaveCount(3);

  const tracked = (event: string) =>
    page.waitForRequest(
      (request) => request.url().endsWith('/collect') && (request.postData() ?? '').includes(`"${event}"`),
    );
  const entered = tracked('Certificate Registered');
  await page.getByRole('button', { name: 'Register' }).click();
  const prompt = page.getByRole('dialog', { name: 'Register for AI Foundations' });
  await expect(prompt).toContainText('Most members finish in six weeks.');
  await prompt.getByRole('button', { name: 'Register' }).click();
  const registered = page.getByRole('dialog', { name: "You're registered" });
  await expect(registered).toContainText('now count');
  await registered.getByRole('button', { name: 'Done' }).click();
  await expect(standing).toHaveText(/^Still to complete: a live session of “AI for Business Leaders” and one course/);
  await entered;

  const gone = tracked('Certificate Unregistered');
  await page.getByRole('button', { name: 'Unregister' }).click();
  await page.getByRole('dialog', { name: 'Are you sure?' }).getByRole('button', { name: 'Unregister' }).click();
  const left = page.getByRole('dialog', { name: "You're no longer registered" });
  await expect(left).toContainText('You stay enrolled in the courses');
  await left.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: 'Register' })).toBeVisible();
  await gone;
});

test('[CRT-03] a certificate that does not exist shows the not-found page', async ({ enter }) => {
  const page = await enter('member', '/certificates/no-such-certificate');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Oops ... someone's sleeping on the job");
});

test('[CRT-04] the holder opens the certificate and shares it; a visitor sees that it is valid', async ({
  enter,
  browser,
  product,
}) => {
  const page = await enter('member', '/certificates/leading-an-organization');
  await page.getByRole('link', { name: 'View Your Certificate' }).click();
  await expect(page).toHaveURL(`/verify/${number}`);
  const linkedIn = await page.getByRole('link', { name: 'Add to LinkedIn profile' }).getAttribute('href');
  expect(new URL(linkedIn ?? '').searchParams.get('certUrl')).toMatch(new RegExp(`/verify/${number}$`));

  const visitor = await (await browser.newContext({ baseURL: product.origin })).newPage();
  await visitor.goto(`/verify/${number}`);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Maya Fernandes');
  await expect(visitor.getByText('Verified.')).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Add to LinkedIn profile' })).toHaveCount(0);
  // printed, the certificate is one page across
  const pdf = (await visitor.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  expect(pdf).toMatch(/\/MediaBox\s*\[0 0 84\d(?:\.\d+)? 59\d/);
  await visitor.goto('/verify/ATR-K6WN-8T3C-R5VJ');
  await expect(visitor.getByText('Not valid.')).toBeVisible();
  await visitor.goto('/verify/ATR-2222-2222-2222');
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('No certificate has this number');
  await visitor.context().close();
});

test('[CRC-01] crash courses lead to the one that is not finished; others are not found, and an outage leads home', async ({
  enter,
  another,
}) => {
  const page = await enter('crash', '/crash-courses');
  await expect(page).toHaveURL('/crash-courses/crash-ai-for-managers');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI for Managers Crash Course');
  await expect(page.getByRole('button', { name: 'Register' })).toHaveCount(0);
  await page.goto('/crash-courses/crash-data-fluency');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Oops ... someone's sleeping on the job");

  const other = await another('crashplus', '/crash-courses/crash-data-fluency');
  await other.getByRole('link', { name: 'Finance for Everyone Crash Course' }).click();
  await expect(other).toHaveURL('/crash-courses/crash-finance-for-everyone');
  await other.goto('/certificates');
  await other.route('**/graphql', (route) =>
    (route.request().postData() ?? '').includes('certificateId') ? route.abort() : route.continue(),
  );
  await other.evaluate(() => {
    history.pushState(null, '', '/crash-courses');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(other).toHaveURL('/');
});

test('[MBA-01] [MBA-02] a Mini-MBA that has not begun is named with its date, and where to ask', async ({ enter }) => {
  const page = await enter('minimba-none', '/mini-mbas');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^You're enrolled in Product Mini-MBA \d{1,2}\/\d{1,2}\/\d{2}$/,
  );
  await expect(page.getByText('Starting soon')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Contact support' })).toBeVisible();
});
