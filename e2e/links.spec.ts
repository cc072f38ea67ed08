import type { Page } from '@playwright/test';
import { people } from '@atrium/content/people.ts';
import { expect, test } from './journey/test.ts';

/** The demo accounts that sign in with the known password. */
const personas = people.flatMap(({ persona }) =>
  persona === undefined || persona === 'sso-only@acme.example' ? [] : [persona],
);

/** Addresses of ours that the page shows as links; what belongs to another site, and mail, is not ours to open. */
async function linksOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter((link) => link.checkVisibility() && link.origin === location.origin)
      .map((link) => link.pathname + link.search),
  );
}

/** One address of each page of the product: what opens for one course opens for the next. */
function kindOf(address: string): string {
  const parts = address.split('?')[0]?.split('/') ?? [];
  if (parts[1] === 'files' || parts[1] === '__sandbox') return `${parts[1]}/${parts[2] ?? ''}`;
  return [parts[1], parts.length, ['session', 'ondemand'].includes(parts[2] ?? '') ? parts[2] : ''].join(' ');
}

/** What stands at an address once it has settled: the words that say that it did not open, or none. */
async function troubleAt(page: Page, address: string): Promise<string | null> {
  if (/^\/(files|__sandbox|calendar|media)\//.test(address)) {
    const answer = await page.request.get(address, { headers: { accept: 'text/html' } });
    return answer.ok() ? null : `answers ${String(answer.status())}`;
  }
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  const heading = page.getByRole('main').getByRole('heading', { level: 1 }).first();
  await expect(heading, address).toBeVisible();
  await expect(page.getByRole('main').getByRole('status', { name: /^Loading/ }), address).toHaveCount(0);
  // a player is let come before one leaves it
  if (address.split('/').length > 5) await page.waitForLoadState('networkidle');
  const words = await page.getByRole('main').innerText();
  const trouble = /Oops \.\.\.|Not Authorized|This page is coming soon|Oh snap|Hmm\.\.\.|Bummer|Oh no\. You/.exec(
    words,
  );
  return trouble === null ? null : trouble[0];
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
      // links of the pages found, one of each kind, as deep as the product goes
      for (let address = found.shift(); address !== undefined; address = found.shift()) {
        // the bar and the own sessions are followed one by one; of other pages one of each kind
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
