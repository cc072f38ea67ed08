import { beforeEach, expect, test, vi } from 'vitest';
import { execute } from './graphql.ts';
import { identifyAddress } from './identifyAddress.ts';
import { registerWithPass } from './registerWithPass.ts';
import { signIn } from './signIn.ts';
import { signUp } from './signUp.ts';

const identified = vi.hoisted(() => vi.fn());
vi.mock('./graphql.ts', () => ({ execute: vi.fn() }));
vi.mock('./signIn.ts', () => ({ signIn: { memberId: vi.fn() } }));
vi.mock('./trackHere.ts', () => ({ trackQueue: { identifyAddress: identified } }));

beforeEach(() => {
  identified.mockReset();
  vi.mocked(signIn.memberId).mockReturnValue(null);
});

const email = 'ida@newcomers.example';
const person = { email, firstName: 'Ida', lastName: 'Newcomer' };
const page: unknown = expect.objectContaining({ path: location.pathname });

test.each([
  ['signs up', 'signupLimitedUser', () => signUp(person)],
  ['registers by a pass', 'createUserWithPass', () => registerWithPass({ code: 'JOIN', ...person })],
])('[API-04] a person who %s is identified once it has succeeded', async (_, field, register) => {
  const error = { code: 'RATE_LIMITED', message: '', reason: null, unlock: [], field: null, retryAfter: 60 };
  vi.mocked(execute).mockResolvedValueOnce({ [field]: { error } });
  await expect(register()).rejects.toThrow();
  expect(identified).not.toHaveBeenCalled();
  vi.mocked(execute).mockResolvedValueOnce({ [field]: { result: 'OK', tac: 't', link: null, error: null } });
  await register();
  await vi.waitFor(() => {
    expect(identified).toHaveBeenCalledExactlyOnceWith(email, page);
  });
});

test('[API-04] a member who accepts an invitation is known from the sign-in', async () => {
  vi.mocked(signIn.memberId).mockReturnValue('m1');
  await identifyAddress(email);
  expect(identified).not.toHaveBeenCalled();
});
