import { beforeEach, expect, test, vi } from 'vitest';
import { CallError, callFault, Unreachable } from '#lib/callError.ts';
import { logOut } from '#lib/logOut.ts';
import { registerWithPass } from '#lib/registerWithPass.ts';
import { signIn } from '#lib/signIn.ts';
import { readStored } from '#lib/storage.ts';
import { finishReturn } from './finishReturn.ts';

vi.mock('#lib/signIn.ts', () => ({ signIn: { status: vi.fn(), startFederated: vi.fn() } }));
vi.mock('#lib/logOut.ts', () => ({ logOut: vi.fn() }));
// its request would be sent while the tests of other files run
vi.mock('#lib/track.ts', () => ({ identify: vi.fn(), track: vi.fn() }));
vi.mock('#lib/registerWithPass.ts', () => ({ registerWithPass: vi.fn() }));

const answers = vi.mocked(signIn.startFederated);
const leaving = vi.mocked(logOut);
const asked = { now: 1, signal: new AbortController().signal };
const account = { href: '/account-settings', reload: true };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  answers.mockReset();
  vi.mocked(signIn.status).mockReset().mockReturnValue('signedIn');
  // as the real one, which removes what is stored
  leaving.mockReset().mockImplementation(() => {
    localStorage.clear();
    return Promise.resolve();
  });
});

test('[SSO-06] after a second address was linked the page signs out, and goes to the account page', async () => {
  answers.mockResolvedValue({ ok: false, linked: true });
  expect(await finishReturn('?state=linked', asked)).toEqual(account);
  expect(leaving).toHaveBeenCalledExactlyOnceWith('/account-settings');
  expect(readStored('accountLinkingError')).toBe('LINKED');
});

test('[SSO-06] a linked account signs out too, and says so afterwards; any other failure does not sign out', async () => {
  const context = 'add-secondary-email';
  answers.mockResolvedValue({ ok: false, code: 'ALREADY_LINKED', context });
  expect(await finishReturn('?state=taken', asked)).toEqual(account);
  expect([leaving.mock.calls.length, readStored('accountLinkingError')]).toEqual([1, 'ALREADY_LINKED']);
  answers.mockResolvedValue({ ok: false, code: 'SSO_FAILED', context });
  expect(await finishReturn('?state=other', asked)).toEqual({ ...account, reload: false });
  expect([leaving.mock.calls.length, readStored('accountLinkingError')]).toEqual([1, 'LINK_FAILED']);
});

test('[SSO-04] [THR-22] a page that has belonged to another sign-in is loaded anew, and one of a visitor is not', async () => {
  const token = { idToken: 'a.b.c', memberId: 'm2', staleAt: 1 };
  answers.mockResolvedValue({ ok: true, token, redirectPath: '/courses?q=ai' });
  const href = '/login?redirectPath=%2Fcourses%3Fq%3Dai';
  for (const [status, reload] of [
    ['signedIn', true],
    ['unknown', true],
    ['signedOut', false],
  ] as const) {
    vi.mocked(signIn.status).mockReturnValue(status);
    expect(await finishReturn(`?state=${status}`, asked), status).toEqual({ href, reload });
  }
});

test('[PAS-05] [SSO-09] why a pass lets nobody in is left for its preview; any other failure is a failed registration', async () => {
  const signup = { ssoUsername: 'acme_1', email: 'ida@acme.example', firstName: 'Ida', lastName: 'Newcomer' };
  answers.mockResolvedValue({ ok: false, signup, pass: 'JOIN US' });
  for (const [reason, stored] of [
    ['PASS_CAP_REACHED', 'PASS_CAP_REACHED'],
    ['PASS_CLOSED', 'PASS_CLOSED'],
    ['OTHER_ORGANIZATION', 'OTHER_ORGANIZATION'],
    ['SSO_FAILED', 'PASS_SSO_FAILED'],
  ] as const) {
    const error = new CallError([{ ...callFault('FORBIDDEN', ''), reason }], null);
    vi.mocked(registerWithPass).mockRejectedValueOnce(error);
    expect(await finishReturn(`?state=${reason}`, asked)).toEqual({ href: '/preview/JOIN%20US', reload: false });
    expect(readStored('passRegistrationError')).toBe(stored);
  }
});

test('[PAS-05] a person who registers with a pass that starts later is not signed in, and its preview says that it is kept', async () => {
  const signup = { ssoUsername: 'acme_1', email: 'ida@acme.example', firstName: 'Ida', lastName: 'Newcomer' };
  answers
    .mockResolvedValueOnce({ ok: false, signup, pass: 'LATER' })
    .mockResolvedValueOnce({ ok: false, code: 'ACCOUNT_NOT_FOUND', context: 'pass' });
  vi.mocked(registerWithPass).mockReset();
  expect(await finishReturn('?state=later', asked)).toEqual({
    href: '/preview/LATER',
    reload: false,
    state: { isPassKept: true },
  });
  expect(registerWithPass).toHaveBeenCalledExactlyOnceWith({ code: 'LATER', ...signup });
});

test('[SSO-07] [RTE-09] a return that got no answer in time may be handled again, and one that failed may not', async () => {
  const over = new AbortController();
  answers.mockImplementationOnce(() => {
    over.abort();
    return Promise.reject(new Unreachable('no answer'));
  });
  await expect(finishReturn('?state=late', { now: 1, signal: over.signal })).rejects.toBeInstanceOf(Unreachable);
  answers.mockRejectedValue(new Unreachable('no answer'));
  expect(await finishReturn('?state=late', asked)).toEqual({ href: '/login', reload: false });
  expect(await finishReturn('?state=late', asked)).toEqual({ href: '/', reload: false });
  expect(answers).toHaveBeenCalledTimes(2);
});
