import { persona } from '@atrium/content/people.ts';
import { hostileTexts } from '@atrium/domain/hostileTexts.fixture.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../journey/test.ts';
import {
  changeAnswers,
  closable,
  fields,
  foundIn,
  isOfSanitizer,
  lead,
  markups,
  rowsLike,
  watch,
  type Change,
  type Fields,
} from './hostilePage.ts';

// Answers in which every text that a person can write is hostile. hostileWrites.spec.ts writes such texts.

const bulk = hostileTexts.join('\n');
const [firstText = '', lastText = ''] = [hostileTexts[0], hostileTexts.at(-1)];

/** The address of a calendar of ours, for programs that subscribe to it. */
const ownCalendar = /^<a role="menuitem"[^>]* href="webcal:\/\/localhost:\d+\/calendar\/[\w/-]+\.ics">/;

/** The names of the signed-in member, which are on every page. */
const getMember: Change = (found) => ({
  ...found,
  ...fields(['displayName', 'firstName', 'lastName', 'jobRole'], bulk),
});

/** Whether the text is on the page as text, or in a field of it. */
const shows = (page: Page, text: string): Promise<boolean> =>
  page.evaluate((wanted) => {
    // a page leaves out no character, but may change spaces and case
    const plain = (from: string) => from.replaceAll(/[\s\0]+/g, ' ').toLowerCase();
    const entered = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value);
    return [document.body.textContent, ...entered].some((found) => plain(found).includes(plain(wanted).trim()));
  }, text);

async function check(page: Page, texts: readonly string[]): Promise<void> {
  for (const text of texts)
    await expect.poll(() => shows(page, text), { message: `${page.url().slice(0, 200)} ${text}` }).toBe(true);
  expect(await foundIn(page), page.url().slice(0, 200)).toEqual([]);
}

test('[THR-32] [ORG-03] [ORG-05] [ORG-13] a company sees a thousand hostile names, addresses and searches as text', async ({
  enter,
  context,
  baseURL,
}) => {
  test.slow();
  const seen = watch(context, baseURL ?? '');
  const page = await enter('ann@acme.example');
  const person = ['name', 'email'];
  await changeAnswers(page, {
    getMember,
    getOrganizationEmployees: ({ employees, ...rest }, { searchTerm }) =>
      searchTerm === ''
        ? { ...rest, employees: rowsLike(employees, 'userId', person), total: hostileTexts.length }
        : { ...rest, employees: [], total: 0 },
    getEmployeeDetails: ({ employee, ...rest }) => ({
      ...rest,
      employee: { ...(employee as Fields), ...fields(person, bulk) },
    }),
    listSeats: ({ seats, ...rest }, { searchTerm }) =>
      searchTerm === ''
        ? { ...rest, seats: rowsLike(seats, 'seatId', person), total: hostileTexts.length }
        : { ...rest, seats: [], total: 0 },
  });
  const rows = page.locator('table:has(tbody th a) > tbody > tr');
  await page.goto('/organization');
  await expect(rows).toHaveCount(hostileTexts.length);
  await check(page, [firstText, lastText]);
  await lead(page, `/organization?search=${encodeURIComponent(bulk)}`);
  await expect(page.getByText(/^Nothing matches “/)).toBeVisible();
  await check(page, [firstText, lastText]);
  await lead(page, '/organization/employee/bob-tanaka');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Student Details');
  await check(page, [firstText, lastText]);
  await lead(page, '/organization/seats');
  await expect(rows).toHaveCount(hostileTexts.length);
  await check(page, [firstText, lastText]);
  await page
    .getByRole('button', { name: /^Revoke/ })
    .last()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await check(page, [lastText]);
  await page.keyboard.press('Escape');
  await lead(page, `/organization/seats?search=${encodeURIComponent(bulk)}`);
  await expect(page.getByText(/^Nobody matches “/)).toBeVisible();
  await check(page, [firstText, lastText]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  expect(seen).toEqual([]);
});

test('[THR-32] [THR-48] a member sees a thousand hostile texts by others, by editors and in the address as text', async ({
  enter,
  context,
  baseURL,
  faults,
}) => {
  test.slow();
  const seen = watch(context, baseURL ?? '');
  const page = await enter('member');
  const none = { list: [], pageInfo: { total: 0, totalPages: 0 } };
  await changeAnswers(page, {
    getMember,
    listMembers: ({ list, ...rest }, { filter = '' }) =>
      filter === '' ? { ...rest, list: rowsLike(list, 'userId', ['displayName', 'jobRole', 'company']) } : none,
    getMemberProfile: (found) => ({
      ...found,
      ...fields(['firstName', 'middleName', 'lastName', 'jobRole', 'industry', 'jobFunction', 'about'], bulk),
      ...fields(['growthTip', 'communityGive', 'communityGet', 'whatILove'], bulk),
      ...fields(['linkedin', 'twitter', 'instagram'], bulk),
      languages: hostileTexts.slice(0, 100).map((name) => ({ name })),
      company: { ...(found['company'] as Fields), name: bulk },
      location: { ...(found['location'] as Fields), country: bulk, region: bulk, city: bulk },
    }),
    getAccountSettings: (found) => ({
      ...found,
      email: bulk,
      mayLink: true,
      linking: { ...(found['linking'] as Fields), result: 'PENDING', email: bulk },
      devices: rowsLike(found['devices'], 'sid', ['device']).map((device) => ({ ...device, isThis: false })),
    }),
    getCredential: (found) => ({
      ...found,
      ...fields(['holderName', 'revokedReason'], bulk),
      status: 'REVOKED',
      revokedAt: found['issuedAt'],
    }),
    getMemberEvent: (found, { memberEventId }) => ({
      ...found,
      memberEventId,
      title: `Event ${String(memberEventId)}`,
      details: markups[Number(memberEventId)] ?? null,
    }),
  });
  await page.goto('/');
  await check(page, [firstText, lastText]);
  await page.getByRole('button', { name: /^Open menu, signed in as/ }).click();
  // its texts are on the page below it too
  await expect(page.getByRole('dialog', { name: 'Member menu' })).toBeVisible();
  await check(page, [lastText]);
  await page.keyboard.press('Escape');
  await lead(page, '/account-settings');
  await expect(page.getByRole('button', { name: /^Log out/ })).not.toHaveCount(0);
  await check(page, [firstText, lastText]);
  await lead(page, `/member-directory/${persona('member').memberId}/edit`);
  await expect(page.getByRole('link', { name: 'View Profile' })).toBeVisible();
  await check(page, [firstText, lastText]);
  await lead(page, '/verify/ATR-7Q4M-29KD-X8PH');
  await expect(page.getByText('Not valid.')).toBeVisible();
  await check(page, [firstText, lastText]);
  for (const path of ['/member-directory', '/courses', '/resources']) {
    await lead(page, `${path}?q=${encodeURIComponent(bulk)}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await check(page, [firstText, lastText]);
  }
  expect(faults).toEqual([]);
  await lead(page, '/events/what-changed-in-ai');
  await expect(page.getByRole('heading', { name: 'Event what-changed-in-ai' })).toBeVisible();
  // what a page may not contain is dropped, and takes nothing else with it
  const found: string[] = [];
  for (const n of markups.keys()) {
    await lead(page, `/events/${String(n)}`);
    await page.getByRole('heading', { name: `Event ${String(n)}`, exact: true }).waitFor();
    if (n === 0) await expect(page.getByText(/^piece \d+$/)).toHaveCount(closable.length);
    // a link to a script is left without its address
    found.push(
      ...(await foundIn(page)).filter((html) => !/^<a(?: title="[^"]*")?>/.test(html) && !ownCalendar.test(html)),
    );
  }
  expect(found).toEqual([]);
  faults.splice(0, faults.length, ...faults.filter((fault) => !isOfSanitizer(fault)));
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  expect(seen).toEqual([]);
});

test('[THR-32] hostile announcements, lessons found and purchases are text, and lead nowhere', async ({
  enter,
  context,
  baseURL,
  faults,
}) => {
  test.slow();
  const seen = watch(context, baseURL ?? '');
  const page = await enter('member');
  await changeAnswers(page, {
    getMember,
    getSessionContent: ({ announcements, ...rest }) => ({
      ...rest,
      title: lastText,
      announcements: rowsLike(announcements, 'sessionContentId', ['announcement']),
    }),
    searchLessons: ({ hits, ...rest }) => ({
      ...rest,
      hits: rowsLike(hits, 'videoId', ['title', 'courseTitle']).map((hit, n) => ({
        ...hit,
        sentence: [
          { text: hostileTexts[n], found: false },
          { text: hostileTexts[n], found: true },
        ],
      })),
      nextAfter: null,
    }),
  });
  await page.goto('/courses?q=mailboxes');
  const lessons = page.getByRole('region', { name: /^Said in lessons/ }).getByRole('article');
  await expect(lessons).toHaveCount(hostileTexts.length);
  await check(page, [firstText, lastText]);

  await lead(page, '/courses/session/ai-leaders-2');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(lastText);
  const written = page.getByRole('region', { name: 'Announcements' }).locator('article');
  await expect(written).toHaveCount(hostileTexts.length);
  // as Markdown, which loads later
  await expect(written.locator('code')).not.toHaveCount(0);
  // the page's own subscription to a calendar, once it is known
  expect((await foundIn(page)).filter((html) => !ownCalendar.test(html))).toEqual([]);

  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('checkoutId') === true
      ? route.fulfill({
          json: {
            data: {
              settleStripeCheckout: { state: 'COMPLETE', opened: { name: bulk, features: [bulk] }, error: null },
            },
          },
        })
      : route.fallback(),
  );
  await lead(page, '/checkout-confirmation?checkout=cs_1');
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome, / })).toBeVisible();
  await check(page, [firstText, lastText]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  expect(faults).toEqual([]);
  expect(seen).toEqual([]);
});
