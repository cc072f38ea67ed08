import { emailOf } from '../journey/signIn.ts';
import { expect, test } from '../journey/test.ts';
import {
  authorization,
  count,
  each,
  leadingAway,
  loads,
  mutatedFor,
  watchLeaving,
  type Sent,
} from './returnAddresses.ts';

// a network may begin 300 sign-ins elsewhere in their window, which other journeys need too
test.use({ fresh: true });
const most = 280;
/** Full page loads for each way in; the rest of the attempts have no page. */
const followed = Math.min(loads, 40);

test.describe.configure({ timeout: 240_000 + count * 200 });

test('[THR-06] [SSO-01] a sign-in by Google leads to no other site, whatever address it was asked to return to', async ({
  page,
  context,
  baseURL,
}) => {
  const own = baseURL ?? '';
  const left = await watchLeaving(context, page, own);
  const who = emailOf('member');
  const addresses = mutatedFor(own);
  const evil = addresses.filter((address) => URL.parse(address, own)?.origin !== own);

  // by full page loads, from the page of a visitor and by the link of its button
  const opened = [
    (address: string) => `/login?redirectPath=${encodeURIComponent(address)}`,
    (address: string) => `/signup?redirectPath=${encodeURIComponent(address)}`,
    (address: string) => `/oidc/federation?${googleQuery(address)}`,
  ];
  for (const path of opened) {
    for (const address of evil.slice(0, followed)) {
      await page.goto(path(address));
      const asksItself = path(address).startsWith('/oidc/');
      // what cannot be stored does not even begin; our pages send no such address
      if (asksItself && address.includes('\0')) {
        await expect(page, path(address)).toHaveURL('/corp-login');
        continue;
      }
      if (!asksItself) await page.getByRole('link', { name: 'Continue with Google' }).click();
      await page.getByRole('link', { name: new RegExp(who) }).click();
      await expect(page, path(address)).toHaveURL(
        (url) => url.origin === own && !/^\/(login|signup|oauth|oidc|__sandbox)/.test(url.pathname),
      );
      await page.waitForLoadState();
      await context.clearCookies();
    }
  }
  expect(left).toEqual([]);

  // and every step of the server, with what the page at /oauth is answered in the end
  const asked = addresses.slice(0, most - opened.length * followed);
  const steps = await each(asked, (address) => signInByGoogle(own, googleQuery(address), who));
  expect(
    await leadingAway(
      page,
      steps.flatMap(({ locations }) => locations),
    ),
  ).toEqual([]);
  // what cannot be stored, such as a null character, does not even begin
  const refused = steps.filter(({ status }) => status !== 200);
  expect(new Set(refused.flatMap(({ locations }) => locations))).toEqual(
    new Set(refused.length > 0 ? ['/oauth?context=corporate'] : []),
  );
  expect(refused.length).toBeLessThan(steps.length / 4);
  const returned = steps.flatMap(({ redirectPath }) => redirectPath ?? []);
  expect(await leadingAway(page, returned)).toEqual([]);
  // some were kept: those that stay on our pages
  expect(new Set(returned).size).toBeGreaterThan(5);
});

const googleQuery = (address: string): string =>
  new URLSearchParams({ provider: 'google', context: 'login', redirectPath: address }).toString();

/** Signs in without a page: each `Location` on the way, and what the page at /oauth is answered. */
async function signInByGoogle(
  own: string,
  query: string,
  who: string,
): Promise<{ locations: string[]; status: number; redirectPath: string | null }> {
  const cookies = new Map<string, string>();
  const locations: string[] = [];
  const send = async (url: URL, init: Sent = {}): Promise<Response> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url, { ...init, redirect: 'manual', headers: { cookie, ...init.headers } });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return answer;
  };
  /** Follows redirects up to a page, or to /oauth. */
  const open = async (address: string): Promise<{ url: URL; text: string }> => {
    const url = new URL(address, own);
    if (url.pathname === '/oauth' || url.origin !== own) return { url, text: '' };
    const answer = await send(url);
    const location = answer.headers.get('location');
    if (location === null) return { url, text: await answer.text() };
    await answer.arrayBuffer();
    locations.push(location);
    return open(new URL(location, url).href);
  };
  const chooser = await open(`/oidc/federation?${query}`);
  const link = [...chooser.text.matchAll(/<a href="([^"]*)">(.*?)<\/a>/gs)].find(([, , words]) => words?.includes(who));
  const { url } = await open((link?.[1] ?? '').replaceAll('&amp;', '&'));
  const finished = await send(new URL('/oidc/federation/finish', own), {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: own },
    body: JSON.stringify({ ...authorization(`${own}/oauth`), federation: url.searchParams.get('state') }),
  });
  const { redirectPath = null } = (await finished.json()) as { redirectPath?: string | null };
  return { locations, status: finished.status, redirectPath };
}
