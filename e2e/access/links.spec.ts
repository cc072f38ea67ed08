import { people } from '@atrium/content/people.ts';
import { matchPage } from '@atrium/domain/access/studioRoutes.ts';
import type { Page, Response } from '@playwright/test';
import { operationOf } from '../journey/operations.ts';
import { withoutPageData } from '../journey/pageData.ts';
import { expect, test } from '../journey/test.ts';

/** The demo accounts that sign in with the known password. */
const personas = people.flatMap(({ persona }) =>
  persona === undefined || persona === 'sso-only@acme.example' ? [] : [persona],
);

/** Those whom the home page asks the survey. */
const asked = new Set(people.flatMap(({ persona, survey }) => (survey === 'PENDING' ? [persona] : [])));

/** The kind of a page by its address: when it opens for one course, it opens for the next. */
function kindOf(address: string): string {
  const parts = address.split('?')[0]?.split('/') ?? [];
  if (parts[1] === 'files' || parts[1] === '__sandbox') return `${parts[1]}/${parts[2] ?? ''}`;
  return [parts[1], parts.length, ['session', 'ondemand'].includes(parts[2] ?? '') ? parts[2] : ''].join(' ');
}

/** The final path of a page, after redirects of the route table. */
function placeOf(path: string): string {
  const match = matchPage(path);
  return match?.kind === 'redirect' ? match.to : path;
}

/**
 * Whether the final place is the requested page, a list's only entry, or a session among the pages that it belongs to.
 */
function isWithin(place: string, path: string): boolean {
  if (path === '/') return place === '/';
  return place === path || place.startsWith(`${path}/`) || place.endsWith(path.slice(path.lastIndexOf('/')));
}

/** Employees without a Mini-MBA are redirected home from the list, by a rule of the product. */
const ledHome = 'employee: /mini-mbas: ends at /';

interface Opened {
  readonly place: string;
  readonly text: string;
  /** The page's visible links within the product; external links and mail addresses are left out. */
  readonly links: readonly string[];
}

/**
 * What a page shows once it has settled: it has focused its heading, or a dialog over it, and nothing is loading.
 * `to`: the address to open within the app; null for the page that is open. One call of the browser, because each
 * costs as much as the page. Rejects when the page has not settled within half a minute.
 */
function settle(page: Page, to: string | null): Promise<Opened> {
  return page.evaluate(async (address) => {
    const left = location.pathname;
    if (address !== null) {
      document.querySelector<HTMLElement>('dialog[open] [aria-label="Close"]')?.click();
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      history.pushState({}, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    }
    // a page that was loaded focuses its heading; until then the previous one is still shown
    const moves = address !== null && new URL(address, location.origin).pathname !== left;
    const settled = (): boolean => {
      const heading = document.querySelector('main h1');
      const loading = document.querySelector('main [role="status"][aria-label^="Loading"]');
      const arrived =
        document.activeElement === heading || (document.activeElement?.closest('dialog[open]') ?? null) !== null;
      return heading?.checkVisibility() === true && loading === null && (!moves || arrived);
    };
    const deadline = performance.now() + 30_000;
    while (!settled()) {
      if (performance.now() > deadline) throw new Error(`${address ?? left} does not settle at ${location.pathname}`);
      await new Promise((resolve) => {
        setTimeout(resolve, 20);
      });
    }
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter((link) => link.checkVisibility() && link.origin === location.origin)
      .map((link) => link.pathname + link.search);
    return { place: location.pathname, text: document.querySelector('main')?.innerText ?? '', links };
  }, to);
}

/** Opens the home page so that the survey does not cover it: once it has asked, it does not ask again for a day. */
async function passSurvey(page: Page): Promise<void> {
  await page.goto('about:blank');
  await withoutPageData(page.context());
  const answerTo = (operation: string): Promise<Response> =>
    page.waitForResponse((answer) => operationOf(answer.request()) === operation);
  const [status, prompt] = [answerTo('SurveyStatus'), answerTo('SaveSurveyPrompt')];
  // never sent when an earlier test has met the survey
  prompt.catch(() => undefined);
  await page.goto('/');
  const { data } = (await (await status).json()) as { data: { getSurveyStatus: { isDue: boolean } } };
  await page.context().unroute('**');
  if (!data.getSurveyStatus.isDue) return;
  await prompt;
  await page.reload();
}

/** The links of the open page and of the member menu, which is closed again. */
async function linksWithMenu(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: /^Open menu/ }).click();
  await expect(page.getByRole('dialog', { name: 'Member menu' })).toBeVisible();
  const { links } = await settle(page, null);
  await page.keyboard.press('Escape');
  return [...links];
}

/** Kinds of files that were fetched: a file is the same for everybody, so one of each kind is enough. */
const fetched = new Set<string>();

/** Pictures have no links, and drawing them is an eighth of the work of the browser here. */
async function leaveOutPictures(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  await browser.send('Network.setBlockedURLs', { urls: ['*.webp', '*.svg', '*.png', '*.jpg'] });
}

/** Why an address did not open: its status, where it ended instead, or its message; else the links that it shows. */
async function follow(page: Page, address: string): Promise<string | readonly string[]> {
  if (/^\/(files|__sandbox|calendar|media|credentials)\//.test(address)) {
    if (fetched.has(kindOf(address))) return [];
    const answer = await page.request.get(address, { headers: { accept: 'text/html' } });
    if (answer.ok() && address.startsWith('/files/')) fetched.add(kindOf(address));
    return answer.ok() ? [] : `answers ${String(answer.status())}`;
  }
  if (matchPage(address.split(/[?#]/)[0] ?? '') === null) return 'is no page of ours';
  // hands the person over to another site, which ends this page; tutor.spec.ts opens it
  if (address === '/profai/transfer') return [];
  const { place, text, links } = await settle(page, address);
  const end = placeOf(address.split('?')[0] ?? address);
  // the logo of a page for visitors, which leads members home
  const ledOn = address === '/login' && place === '/';
  if (!ledOn && !isWithin(placeOf(place), end)) return `ends at ${place}`;
  return /Oops \.\.\.|Oh snap|Hmm\.\.\.|Bummer|Oh no\. You/.exec(text)?.[0] ?? links;
}

// each walks through a few people in the time of one test
const parts = 6;
for (let part = 0; part < parts; part += 1) {
  test(`every link that a page shows opens for the person who sees it (${String(part + 1)} of ${String(parts)})`, async ({
    enter,
    context,
    page,
  }) => {
    test.setTimeout(180_000);
    await leaveOutPictures(page);
    const failures: string[] = [];
    for (const who of personas.filter((_, at) => at % parts === part)) {
      // one browser for all, so that it loads and compiles the app once
      await page.goto('about:blank');
      await context.clearCookies();
      await enter(who, '/');
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      await settle(page, null);
      if (asked.has(who)) {
        await passSurvey(page);
        await settle(page, null);
      }
      const found = await linksWithMenu(page);
      const seen = new Set<string>(['/']);
      const kinds = new Set<string>([kindOf('/')]);
      // follows links of the pages found, one of each kind, as deep as the product goes
      for (let address = found.shift(); address !== undefined; address = found.shift()) {
        // every link of the bar and to own sessions is followed; of other pages one of each kind
        const kind = kindOf(address);
        if (seen.has(address) || (kinds.has(kind) && address.split('/').length > 2)) continue;
        seen.add(address);
        kinds.add(kind);
        const outcome = await follow(page, address);
        if (typeof outcome === 'string') failures.push(`${who}: ${address}: ${outcome}`);
        else found.push(...outcome);
      }
    }
    expect(failures.filter((failure) => failure !== ledHome)).toEqual([]);
  });
}
