import { callToActionCoverage } from '@atrium/content/coverage.ts';
import type { Page } from '@playwright/test';
import { expect, test } from './journey/test.ts';

const pages = [
  { name: 'home', path: '/' },
  { name: 'catalogue', path: '/courses' },
  { name: 'course', path: `/courses/${callToActionCoverage.enroll.courseId}` },
  { name: 'session', path: `/courses/session/${callToActionCoverage.goToLiveCourseByRoute.sessionId}` },
];

for (const { name, path } of pages) {
  test(`the ${name} page names the code of its first view, and asks nothing twice`, async ({ enter }) => {
    const page = await enter('member');
    const documents = listen(page);
    const html = await (await page.request.get(path, { headers: { accept: 'text/html' } })).text();
    const named = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, file = '']) => file);
    // what the page does not name never comes
    await page.route('**/assets/*.js', (route) =>
      named.includes(new URL(route.request().url()).pathname) ? route.continue() : undefined,
    );
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(documents.length).toBeGreaterThan(1);
    expect(new Set(documents).size).toBe(documents.length);
  });

  test(`the ${name} page's data does not wait for its code`, async ({ enter }) => {
    const page = await enter('member');
    const documents = listen(page);
    // the packages never come
    await page.route('**/assets/packages-*.js', () => undefined);
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(() => documents.length).toBe(2);
  });
}

/** What the page asks the API from now on. */
function listen(page: Page): readonly string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/graphql') documents.push(request.postData() ?? '');
  });
  return documents;
}
