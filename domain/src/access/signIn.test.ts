import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkRoute } from './checkRoute.ts';
import { mutatedAddress, nastyAddresses } from './mutatedAddress.fixture.ts';
import { ownOrHttps } from './ownOrHttps.ts';
import { safeRedirectPath, signedOutTarget, wantedPath } from './signIn.ts';
import { aViewer } from './viewer.fixture.ts';

declare const URL: new (input: string, base: string) => { origin: string; pathname: string };

const origin = 'https://atrium.example';

test('[RTE-04] a signed-out visitor goes to the invitation, the preview, signup or login', () => {
  expect(signedOutTarget('/courses?invite=AC%20ME&preview=P')).toBe('/invite-registration/AC%20ME');
  expect(signedOutTarget('/?preview=P1&gotoSignup=1')).toBe('/preview/P1');
  expect(signedOutTarget('/events?gotoSignup&q=x#top')).toBe('/signup?redirectPath=%2Fevents%3Fq%3Dx%23top');
  expect(signedOutTarget('/events?gotoSignup=1&q=&t=a')).toBe('/signup?redirectPath=%2Fevents%3Fq%3D%26t%3Da');
  expect(signedOutTarget('/courses')).toBe('/login?redirectPath=%2Fcourses');
  expect(signedOutTarget('/courses#?invite=x')).toBe('/login?redirectPath=%2Fcourses%23%3Finvite%3Dx');
});

test('[RTE-05] the address for after sign-in is restored with query and hash', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 8 }).map((part) => encodeURIComponent(part));
  const address = fc.tuple(text, text, text).map(([path, query, hash]) => `/p${path}?x=${query}&y#${hash}`);
  fc.assert(
    fc.property(address, (wanted) => {
      const target = signedOutTarget(wanted);
      expect(decodeURIComponent(target.replace('/login?redirectPath=', ''))).toBe(wanted);
      expect(checkRoute(aViewer({}), '/login', target.slice('/login'.length))).toMatchObject({
        to: safeRedirectPath(wanted) ?? '/',
      });
    }),
  );
  expect(safeRedirectPath('/courses?q=a%20b&t=x,y#top')).toBe('/courses?q=a%20b&t=x,y#top');
});

test('[THR-33] a link of a pass is a path of ours, or an address with https', () => {
  expect(ownOrHttps('/courses?q=a')).toBe('/courses?q=a');
  expect(ownOrHttps('https://a.example')).toBe('https://a.example/');
  const others = ['', 'courses', 'http://a.example', 'javascript:alert(1)', 'https://', '/\\a.example', '//a.example'];
  expect(others.filter((text) => ownOrHttps(text) !== null)).toEqual([]);
});

test('[SIG-05] a target that might leave our pages is refused', () => {
  expect(nastyAddresses.filter((input) => safeRedirectPath(input, origin) !== null)).toEqual([]);
  expect(safeRedirectPath('/courses?t=a,b#top', origin)).toBe('/courses?t=a,b#top');
  expect(safeRedirectPath(`${origin}/courses`, origin)).toBe('/courses');
  expect(safeRedirectPath('/search?q=http://other.example//x', origin)).toBe('/search?q=http://other.example//x');
  expect([2048, 2049].map((length) => safeRedirectPath(`/${'x'.repeat(length - 1)}`)?.length)).toEqual([
    2048,
    undefined,
  ]);
  const hidden = ['%2F', '%5c', '%00', '%0A', '%0d', '%09'];
  expect(hidden.filter((code) => safeRedirectPath(`/courses${code}x`) !== null)).toEqual([]);
  expect(hidden.filter((code) => safeRedirectPath(`/courses?q=${code}`) === null)).toEqual([]);
});

test('[SIG-05] the redirect path goes before the redirect URL, and that before the auth redirect URL', () => {
  const [path, url, auth] = [
    'redirectPath=%2Fdrops',
    'redirectUrl=https%3A%2F%2Fa.example%2F',
    'authRedirectUrl=https%3A%2F%2Fb.example%2F',
  ];
  expect(wantedPath(`?${auth}&${url}&${path}`)).toBe('/drops');
  expect(wantedPath(`?${auth}&${url}`)).toBe(`/oauth?${url}`);
  expect(wantedPath(`?${auth}&redirectPath=%2F%2Fevil.example`)).toBe(`/oauth?${auth}`);
  for (const nothing of ['', '?redirectUrl=', '?redirectPath=evil', `?redirectUrl=${'x'.repeat(2049)}`]) {
    expect(wantedPath(nothing)).toBeNull();
  }
});

test('[SIG-05] thousands of mutated addresses: a URL parser never resolves one to another origin', () => {
  let accepted = 0;
  // A router that parses the path a second time must not find a host in it either.
  const staysHere = (path: string): boolean => {
    const read = new URL(path, origin);
    return read.origin === origin && new URL(read.pathname, origin).origin === origin;
  };
  fc.assert(
    fc.property(mutatedAddress(origin), (input) => {
      const path = safeRedirectPath(input, origin);
      if (path !== null) accepted += 1;
      return path === null || staysHere(path);
    }),
    { numRuns: 10_000 },
  );
  expect(accepted).toBeGreaterThan(500);
});
