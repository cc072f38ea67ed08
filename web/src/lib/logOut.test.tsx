import { beforeEach, expect, test, vi } from 'vitest';

vi.mock('./graphql.ts', () => ({ execute: vi.fn(() => Promise.resolve({})) }));
vi.mock('./signIn.ts', () => ({ signIn: { end: vi.fn(() => Promise.resolve()) } }));

// where a page goes is remembered by the module
beforeEach(() => {
  vi.resetModules();
});

test('[SES-05] a sign-out at request leads to the sign-in page alone, one that was not asked for keeps the address', async () => {
  const { departureTarget, logOut } = await import('./logOut.ts');
  expect(departureTarget('/courses?q=ai')).toBe('/login?redirectPath=%2Fcourses%3Fq%3Dai');
  await logOut();
  expect(departureTarget('/courses?q=ai')).toBe('/login');
});

test('[SES-05] a sign-out at request on the way to another page leads there', async () => {
  const { departureTarget, logOut } = await import('./logOut.ts');
  await logOut('/invite-registration/JOIN');
  expect(departureTarget('/courses')).toBe('/invite-registration/JOIN');
});

test('[SES-05] without an answer of the server the browser signs out all the same', async () => {
  const [{ logOut }, { execute }, { signIn }] = await Promise.all([
    import('./logOut.ts'),
    import('./graphql.ts'),
    import('./signIn.ts'),
  ]);
  vi.mocked(execute).mockRejectedValueOnce(new Error('offline'));
  vi.mocked(signIn.end).mockClear();
  await logOut();
  expect(signIn.end).toHaveBeenCalledExactlyOnceWith('requested');
});

test('[SES-05] the server ends the sign-in before the browser forgets the token that says whose it is', async () => {
  const [{ logOut }, { execute }, { signIn }] = await Promise.all([
    import('./logOut.ts'),
    import('./graphql.ts'),
    import('./signIn.ts'),
  ]);
  vi.mocked(execute).mockClear();
  vi.mocked(signIn.end).mockClear();
  await logOut();
  const [[asked], [ended]] = [
    vi.mocked(execute).mock.invocationCallOrder,
    vi.mocked(signIn.end).mock.invocationCallOrder,
  ];
  expect(asked).toBeLessThan(ended ?? 0);
});
