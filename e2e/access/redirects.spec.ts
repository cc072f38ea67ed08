import { readFileSync } from 'node:fs';
import { routeTable } from '@atrium/domain/access/routeTable.ts';
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

// Every place that takes an address to return to is sent mutated ones (THR-06): a few hundred, or as many as
// `REDIRECTS=5000` before the command says. `/elu` is none of them: it takes the address of a person.

test.describe.configure({ timeout: 240_000 + count * 200 });

test('[THR-06] [SIG-05] the pages of visitors lead a member to no other site, whatever their address says', async ({
  enter,
  context,
  baseURL,
}) => {
  const own = baseURL ?? '';
  const page = await enter('member', '/not-authorized');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  const left = await watchLeaving(context, page, own);
  const guestPages = routeTable.flatMap((route) => (route.guestOnly && !route.path.includes('{') ? [route.path] : []));
  expect(guestPages.length).toBeGreaterThan(2);
  const addresses = mutatedFor(own);
  // in one page load: the router guards each address as if a link had been followed
  const landed = await page.evaluate(
    async ({ wanted, pages }) => {
      const nextTask = (): Promise<void> =>
        new Promise((done) => {
          const channel = new MessageChannel();
          channel.port1.onmessage = () => {
            channel.port1.close();
            done();
          };
          channel.port2.postMessage(null);
        });
      const found: string[] = [];
      for (const [at, address] of wanted.entries()) {
        const guestPage = pages[at % pages.length] ?? '/login';
        history.pushState(null, '', `${guestPage}?redirectPath=${encodeURIComponent(address)}`);
        while (location.pathname === guestPage) await nextTask();
        found.push(location.href);
      }
      return found;
    },
    { wanted: addresses, pages: guestPages },
  );
  expect(landed).toHaveLength(addresses.length);
  expect(await leadingAway(page, landed)).toEqual([]);
  // some were followed: those that stay on our pages
  expect(new Set(landed.map((href) => new URL(href).pathname)).size).toBeGreaterThan(5);

  // and by full page loads, wherever the address of a page names one
  const evil = addresses.filter((address) => URL.parse(address, own)?.origin !== own);
  const authorize = (address: string): string => new URLSearchParams(authorization(address)).toString();
  const opened = [
    (address: string) => `/login?redirectPath=${encodeURIComponent(address)}`,
    (address: string) => `/oauth?redirectUrl=${encodeURIComponent(address)}`,
    (address: string) => `/oauth?authRedirectUrl=${encodeURIComponent(address)}`,
    (address: string) => `/oauth?authorize=${encodeURIComponent(authorize(address))}`,
    (address: string) => `/lms?provider=acme-learn&redirectPath=${encodeURIComponent(address)}`,
    (address: string) => `/oidc/session/end?post_logout_redirect_uri=${encodeURIComponent(address)}`,
  ];
  for (const path of opened) {
    for (const address of evil.slice(0, loads)) {
      await page.goto(path(address), { waitUntil: 'commit' });
      await expect(page, path(address)).toHaveURL(
        (url) => url.origin === own && !['/login', '/oauth', '/lms'].includes(url.pathname),
      );
      // a page that is still loading could meet the next navigation
      await page.waitForLoadState();
    }
  }
  expect(left).toEqual([]);
});

test('[THR-06] [THR-07] [THR-52] the server redirects, hands over and sells to no address of another site', async ({
  enter,
  context,
  baseURL,
}) => {
  const own = baseURL ?? '';
  const page = await enter('trial', '/not-authorized');
  const addresses = mutatedFor(own);
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const send = (path: string, init: Sent = {}): Promise<Response> =>
    fetch(own + path, { ...init, redirect: 'manual', headers: { cookie, origin: own, ...init.headers } });
  const form = (fields: Record<string, string>): Sent => ({ method: 'POST', body: new URLSearchParams(fields) });
  const json = (body: object, headers: Record<string, string> = {}): Sent => ({
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      ...headers,
    },
  });
  const ofQuery = (fields: Record<string, string>): string => new URLSearchParams(fields).toString();

  const redirecting: Readonly<Record<string, (address: string) => Promise<Response>>> = {
    '/user/onward': (address) => send(`/user/onward?${ofQuery({ redirectUrl: address })}`),
    '/oidc/auth': (address) => send(`/oidc/auth?${ofQuery(authorization(address))}`),
    '/__sandbox/google/auth': (address) =>
      send(`/__sandbox/google/auth?${ofQuery({ ...authorization(address), client_id: 'atrium' })}`),
    '/oidc/session/end': (address) =>
      send(`/oidc/session/end?${ofQuery({ post_logout_redirect_uri: address, client_id: 'atrium-web' })}`),
    '/oidc/callback': (address) =>
      send(`/oidc/callback/${encodeURIComponent(address)}?${ofQuery({ state: address, code: address })}`),
    '/oidc/saml/acs': (address) => send('/oidc/saml/acs', form({ RelayState: address, SAMLResponse: 'none' })),
  };
  for (const [name, ask] of Object.entries(redirecting)) {
    const answers = await each(addresses, async (address) => {
      const answer = await ask(address);
      await answer.arrayBuffer();
      return { status: answer.status, location: answer.headers.get('location') };
    });
    expect(
      await leadingAway(
        page,
        answers.flatMap(({ location }) => location ?? []),
      ),
      name,
    ).toEqual([]);
    expect(
      answers.filter(({ status }) => status >= 500),
      name,
    ).toEqual([]);
  }

  const codes = await each(addresses, async (address) => {
    const answer = await send('/user/obtainACode', json({ authRedirectUrl: address }));
    return ((await answer.json()) as { acode?: string }).acode ?? null;
  });
  expect(codes.filter((code) => code !== null)).toEqual([]);

  // each of the next parts may take longer than a token is good for that the part before has used
  const renewed = { grant_type: 'refresh_token', client_id: 'atrium-web', redirect_uri: `${own}/oauth` };
  let token = '';
  const renew = async (): Promise<void> => {
    // by the browser's own cookies: each renewal replaces them
    const answer = await page.request.post('/oidc/token', { form: renewed, headers: { origin: own } });
    token = ((await answer.json()) as { id_token: string }).id_token;
  };
  const call = async <T>(operation: string, variables: object): Promise<T> => {
    const body = { query: hashOf(operation), persisted: true, variables };
    const answer = await send('/graphql', json(body, { authorization: `Bearer ${token}` }));
    return ((await answer.json()) as { data: T }).data;
  };

  // a learning system: what is not refused is one of our pages, and leads to our own start of the sign-in
  await renew();
  const ways = await each(addresses, async (address) => {
    const options = JSON.stringify({ provider: 'acme-learn', redirectPath: address });
    const b64options = Buffer.from(options).toString('base64');
    const found = await call<{ lookupLMSProvider: { authorizeUrl: string | null } }>('LookupLMSProvider', {
      b64options,
    });
    return { address, authorizeUrl: found.lookupLMSProvider.authorizeUrl };
  });
  const led = ways.filter(({ authorizeUrl }) => authorizeUrl !== null);
  expect(led).not.toEqual([]);
  expect(
    await leadingAway(
      page,
      led.flatMap(({ address, authorizeUrl }) => [address, authorizeUrl ?? '']),
    ),
  ).toEqual([]);

  // the till: whatever else it refuses, it takes no return address of another site
  for (const field of ['return_url', 'cancel_url']) {
    await renew();
    const taken = await each(addresses, async (address) => {
      const input = { product_id: 'unlimited', return_url: '/', cancel_url: '/', [field]: address };
      type Sold = { createStripeCheckoutForProduct: { url: string | null; error: { code: string } | null } };
      const { url, error } = (await call<Sold>('CreateStripeCheckoutForProduct', { input }))
        .createStripeCheckoutForProduct;
      return error?.code === 'INVALID_INPUT' ? [] : [address, ...(url === null ? [] : [url])];
    });
    expect(taken.flat()).not.toEqual([]);
    expect(await leadingAway(page, taken.flat()), field).toEqual([]);
  }
});

const documents = new URL('../../web/src/lib/gql/persisted-documents.json', import.meta.url);

/** The hash by which the pages request an operation. */
function hashOf(operation: string): string {
  const known = JSON.parse(readFileSync(documents, 'utf8')) as Record<string, string>;
  const found = Object.entries(known).find(([, text]) => new RegExp(`(?:query|mutation) ${operation}\\b`).test(text));
  if (found === undefined) throw new Error(`the pages have no operation ${operation}`);
  return found[0];
}
