import type { Locator, Page } from '@playwright/test';
import { isBuilt } from '@atrium/domain/access/builtRoutes.ts';
import { matchRoute } from '@atrium/domain/access/matchRoute.ts';
import { people } from '@atrium/content/people.ts';
import { expect, test } from '../journey/test.ts';

/** The demo accounts that sign in with the known password. */
const personas = people.flatMap(({ persona }) =>
  persona === undefined || persona === 'sso-only@acme.example' ? [] : [persona],
);

/** Internal links of the page; external links and mail addresses are left out. */
async function linksOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter((link) => link.checkVisibility() && link.origin === location.origin)
      .map((link) => link.pathname + link.search),
  );
}

/** The kind of a page by its address: when it opens for one course, it opens for the next. */
function kindOf(address: string): string {
  const parts = address.split('?')[0]?.split('/') ?? [];
  if (parts[1] === 'files' || parts[1] === '__sandbox') return `${parts[1]}/${parts[2] ?? ''}`;
  return [parts[1], parts.length, ['session', 'ondemand'].includes(parts[2] ?? '') ? parts[2] : ''].join(' ');
}

/** The final path of a page, after redirects of the route table. */
function placeOf(path: string): string {
  const match = matchRoute(path);
  return match?.kind === 'redirect' ? match.to : path;
}

/**
 * Whether the final place is the requested page, a list's only entry, or a session among the pages that it belongs to.
 */
function isWithin(place: string, path: string): boolean {
  if (path === '/') return place === '/';
  return place === path || place.startsWith(`${path}/`) || place.endsWith(path.slice(path.lastIndexOf('/')));
}

/** Why an address did not open: its status, the page where it ended instead, or its message; null when it opened. */
async function troubleAt(page: Page, address: string): Promise<string | null> {
  if (/^\/(files|__sandbox|calendar|media)\//.test(address)) {
    const answer = await page.request.get(address, { headers: { accept: 'text/html' } });
    return answer.ok() ? null : `answers ${String(answer.status())}`;
  }
  if (!isBuilt(address)) return 'is not built';
  const place = () => placeOf(new URL(page.url()).pathname);
  const left = place();
  const end = placeOf(address.split('?')[0] ?? address);
  await page.evaluate((to) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  const heading = page.getByRole('main').getByRole('heading', { level: 1 }).first();
  // a loaded page focuses its heading; until then the previous page is still shown
  if (end !== left) {
    await expect
      .poll(async () => !isWithin(place(), end) || (await isFocused(heading)), { message: address })
      .toBe(true);
  }
  await expect(heading, address).toBeVisible();
  await expect(page.getByRole('main').getByRole('status', { name: /^Loading/ }), address).toHaveCount(0);
  // waits for the player before leaving its page
  if (address.split('/').length > 5) await page.waitForLoadState('networkidle');
  if (!isWithin(place(), end)) return `ends at ${place()}`;
  const words = await page.getByRole('main').innerText();
  const refused = /Oops \.\.\.|This page is coming soon|Oh snap|Hmm\.\.\.|Bummer|Oh no\. You/.exec(words);
  return refused === null ? null : refused[0];
}

async function isFocused(heading: Locator): Promise<boolean> {
  return heading.evaluateAll((found) => found.some((item) => item === document.activeElement));
}

const parts = 4;
for (let part = 0; part < parts; part += 1) {
  test(`every link that a page shows opens for the person who sees it (${String(part + 1)} of ${String(parts)})`, async ({
    another,
  }) => {
    test.setTimeout(180_000);
    const failures: string[] = [];
    for (const who of personas.filter((_, at) => at % parts === part)) {
      const page = await another(who, '/');
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await page.getByRole('button', { name: /^Open menu/ }).click();
      await expect(page.getByRole('dialog', { name: 'Member menu' })).toBeVisible();
      const found = await linksOf(page);
      await page.keyboard.press('Escape');
      const seen = new Set<string>(['/']);
      const kinds = new Set<string>([kindOf('/')]);
      // follows links of the pages found, one of each kind, as deep as the product goes
      for (let address = found.shift(); address !== undefined; address = found.shift()) {
        // every link of the bar and to own sessions is followed; of other pages one of each kind
        const kind = kindOf(address);
        if (seen.has(address) || (kinds.has(kind) && address.split('/').length > 2)) continue;
        seen.add(address);
        kinds.add(kind);
        const trouble = await troubleAt(page, address);
        if (trouble !== null) failures.push(`${who}: ${address}: ${trouble}`);
        else if (!address.startsWith('/files') && !address.startsWith('/__')) found.push(...(await linksOf(page)));
      }
      await page.context().close();
    }
    expect(failures).toEqual([]);
  });
}
