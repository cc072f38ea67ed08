import { aViewer } from '@atrium/domain/access/viewer.fixture.ts';
import type { Viewer } from '@atrium/domain/access/viewer.ts';
import { QueryClient } from '@tanstack/react-query';
import { isRedirect } from '@tanstack/react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { CallError, callFault, type CallFault } from './callError.ts';
import { execute } from './graphql.ts';
import { guard } from './guard.ts';
import { signIn } from './signIn.ts';
import { readStored, writeStored } from './storage.ts';

vi.mock('./graphql.ts');
vi.mock('./signIn.ts', () => ({ signIn: { token: () => Promise.resolve('a token'), end: vi.fn() } }));

beforeEach(() => {
  vi.mocked(execute).mockReset();
});

/** Where this account is redirected from an address, and what the page there gets to know of it. */
async function ledFrom(viewer: Viewer | null, pathname: string, searchStr = '', hash = '') {
  const queryClient = new QueryClient();
  queryClient.setQueryData(['viewer'], viewer);
  const outcome: unknown = await guard({ queryClient }, { pathname, searchStr, hash }).catch((error: unknown) => error);
  if (!isRedirect(outcome)) return outcome;
  const { href, replace, state } = outcome.options;
  return { href, replace, state };
}

async function openWith(code: CallFault['code']): Promise<unknown> {
  const fault = callFault(code, '');
  vi.mocked(execute).mockRejectedValue(new CallError([fault], null));
  const address = { pathname: '/drops', searchStr: '', hash: '' };
  return guard({ queryClient: new QueryClient() }, address).catch((error: unknown) => error);
}

test('[SES-03] a page that finds its sign-in ended redirects to the sign-in page', async () => {
  const outcome = await openWith('UNAUTHENTICATED');
  expect(isRedirect(outcome) && outcome.options.href).toMatch(/^\/login\b/);
});

test('[SES-04] a page that gets an answer without a member signs out, and redirects to the sign-in page', async () => {
  vi.mocked(execute).mockResolvedValue({
    getMember: null,
    getMemberEntitlements: null,
    getFeatureFlags: null,
    getSupportMode: null,
  });
  const address = { pathname: '/drops', searchStr: '', hash: '' };
  const outcome: unknown = await guard({ queryClient: new QueryClient() }, address).catch((error: unknown) => error);
  expect(isRedirect(outcome) && outcome.options.href).toMatch(/^\/login\b/);
  expect(signIn.end).toHaveBeenCalledExactlyOnceWith('refused');
});

test('[THR-18] a page that opens during an outage does not redirect', async () => {
  for (const code of ['UNREACHABLE', 'INTERNAL'] as const) expect(await openWith(code)).toBeInstanceOf(CallError);
});

test('[RTE-02] a moved address redirects with query and hash, and the page knows the old one', async () => {
  const member = aViewer({ entitlements: ['area/mcsc-unlimited'] });
  expect(await ledFrom(member, '/sprints', '?t=AI', 'available')).toEqual({
    href: '/courses?t=AI#available',
    replace: true,
    state: { from: '/sprints' },
  });
  expect(await ledFrom(member, '/sprints')).toMatchObject({ href: '/courses' });
  expect(await ledFrom(member, '/courses', '?t=AI', 'available')).toEqual({ viewer: member });
});

test('[ACC-02] a forbidden page redirects without its hash, and the target can name it', async () => {
  const stranger = aViewer({ entitlements: [] });
  expect(await ledFrom(stranger, '/courses', '?t=AI', 'available')).toEqual({
    href: '/not-authorized',
    replace: true,
    state: { from: '/courses' },
  });
});

test('[RTE-05] after a required sign-in query and hash are restored', async () => {
  expect(await ledFrom(null, '/courses', '?t=AI', 'available')).toMatchObject({
    href: `/login?redirectPath=${encodeURIComponent('/courses?t=AI#available')}`,
  });
});

test('[PAS-08] [THR-06] a stored pass leads to its invitation at the next sign-in, once, and nowhere but to a page of ours', async () => {
  const member = aViewer({ entitlements: ['area/mcsc-unlimited'] });
  writeStored('passRedirect', '//evil.example');
  expect(await ledFrom(member, '/courses')).toEqual({ viewer: member });
  expect(await ledFrom(member, '/login', '?redirectPath=%2Fcourses')).toMatchObject({
    href: '/invite-registration/%2F%2Fevil.example',
  });
  expect(readStored('passRedirect')).toBeNull();
  expect(await ledFrom(member, '/login', '?redirectPath=%2Fcourses')).toMatchObject({ href: '/courses' });
});

test('[SIG-06] a wanted path with any characters is redirected to, encoded', async () => {
  expect(
    await ledFrom(aViewer({}), '/login', `?redirectPath=${encodeURIComponent('/courses?q=日本🧿')}`),
  ).toMatchObject({
    href: `/courses?q=${encodeURIComponent('日本🧿')}`,
  });
});
