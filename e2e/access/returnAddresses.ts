import { mutatedAddress, nastyAddresses } from '@atrium/domain/access/mutatedAddress.fixture.ts';
import type { BrowserContext, Page } from '@playwright/test';
import fc from 'fast-check';

// What the journeys about addresses to return to share (THR-06).

/** How many addresses each place is sent: `REDIRECTS` before the command. */
export const count = Number(process.env['REDIRECTS'] ?? 200);
/** How many full page loads show what the browser really does with them. */
export const loads = Math.max(2, Math.ceil(count / 100));
const inFlight = 6;

/** Different addresses; those that have been used for open redirects first. */
export function mutatedFor(own: string): string[] {
  const sampled = fc.sample(mutatedAddress(own), { numRuns: count * 2, seed: 7 });
  // a URL parser gives the first one our own origin
  const nearlyOwn = [`blob:${own}/x`, `filesystem:${own}/x`, `${own}@evil.example/`, `${own}.evil.example/`];
  return [...new Set([...nearlyOwn, ...nastyAddresses, ...sampled].filter((address) => address.isWellFormed()))].slice(
    0,
    count,
  );
}

/** Those of the addresses, as a page or a `Location` has them, that Chromium resolves to another site. */
export function leadingAway(page: Page, addresses: Iterable<string>): Promise<string[]> {
  return page.evaluate(
    (given) =>
      given.filter((address) => {
        const url = URL.parse(address, location.href);
        return url?.origin !== location.origin || url.protocol !== location.protocol;
      }),
    [...new Set(addresses)],
  );
}

/** Collects what a browser asks of other sites, and the dialogs of scripts in addresses. */
export async function watchLeaving(context: BrowserContext, page: Page, own: string): Promise<string[]> {
  const left: string[] = [];
  await context.route(
    (url) => url.origin !== own,
    (route) => {
      left.push(route.request().url());
      return route.abort();
    },
  );
  page.on('dialog', (dialog) => {
    left.push(dialog.message());
    void dialog.dismiss();
  });
  return left;
}

/** Runs the work for each item, some at a time; the results have the order of the items. */
export async function each<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const rest = items.entries();
  const worker = async (): Promise<void> => {
    for (const [at, item] of rest) results[at] = await work(item);
  };
  await Promise.all(Array.from({ length: inFlight }, worker));
  return results;
}

export type Sent = Omit<RequestInit, 'headers'> & { readonly headers?: Readonly<Record<string, string>> };

/** Another site's request to our issuer, which wants to be answered at this address. */
export const authorization = (redirectUri: string) => ({
  client_id: 'atrium-web',
  redirect_uri: redirectUri,
  response_type: 'code',
  scope: 'openid',
  code_challenge: 'a'.repeat(43),
  code_challenge_method: 'S256',
  state: 's',
  nonce: 'n',
});
