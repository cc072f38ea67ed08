import { afterEach, expect, test, vi } from 'vitest';
import { Unreachable } from '#lib/callError.ts';
import { findOnwardAddress } from './findOnwardAddress.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const partner = 'https://partner.example/arrive?from=a b';
const search = `?authRedirectUrl=${encodeURIComponent(partner)}`;

const { signal } = new AbortController();

function answerWith(body: unknown, status = 200): void {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(body), { status })));
}

test('[SIG-05] [SES-06] a member who is signed in goes on to the registered address with a one-time code, to another one home', async () => {
  answerWith({ acode: 'once' });
  expect(await findOnwardAddress(search, signal)).toBe('https://partner.example/arrive?from=a+b&acode=once');
  answerWith({ error: { code: 'INVALID_INPUT', message: 'This address is not registered for sign-in.' } }, 400);
  expect(await findOnwardAddress(search, signal)).toBe('/');
});

test('[SIG-05] whose sign-in has ended signs in first, and still goes on afterwards', async () => {
  answerWith({ error: { code: 'UNAUTHENTICATED', message: 'Unauthorized' } }, 401);
  const address = await findOnwardAddress(search, signal);
  expect(new URL(address ?? '', location.origin).searchParams.get('authRedirectUrl')).toBe(partner);
  expect(address).toMatch(/^\/login\?/);
});

test('[SIG-05] [THR-18] an outage leads nowhere', async () => {
  answerWith({}, 503);
  await expect(findOnwardAddress(search, signal)).rejects.toBeInstanceOf(Unreachable);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  await expect(findOnwardAddress(search, signal)).rejects.toBeInstanceOf(Unreachable);
});

test('[SIG-05] a query with several wishes is led by the redirect URL, then the auth redirect URL, then the request', async () => {
  answerWith({ acode: 'once' });
  const request = `authorize=${encodeURIComponent('client_id=partner&prompt=none')}`;
  const [wanted, auth] = [`redirectUrl=${encodeURIComponent(partner)}`, search.slice(1)];
  expect(await findOnwardAddress(`?${request}&${auth}&${wanted}`, signal)).toMatch(/^\/user\/onward\?redirectUrl=/);
  expect(await findOnwardAddress(`?${request}&${auth}`, signal)).toBe(
    'https://partner.example/arrive?from=a+b&acode=once',
  );
  expect(await findOnwardAddress(`?${request}`, signal)).toBe('/oidc/auth?client_id=partner&prompt=none');
  expect(await findOnwardAddress('?state=s', signal)).toBeNull();
});
