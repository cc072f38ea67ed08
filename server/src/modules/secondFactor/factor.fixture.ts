import { Secret, TOTP } from 'otpauth';
import type { Caller } from '../../testing/harness.ts';

/** What a call about second factors answers. */
export interface Changed {
  readonly secondFactors: {
    readonly factors: readonly { readonly factorId: string; readonly kind: string; readonly name: string }[];
    readonly recoveryCodesLeft: number;
  } | null;
  readonly recoveryCodes: readonly string[] | null;
  readonly error: { readonly code: string } | null;
}

export const changed =
  '{ secondFactors { factors { factorId kind name } recoveryCodesLeft } recoveryCodes error { code } }';

/** The code that an app with this secret shows `steps` of 30 seconds from now. */
export function codeFor(secret: string, steps = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
}

/** Begins to add an authenticator. */
export async function startApp(caller: Caller): Promise<{ readonly handle: string; readonly secret: string }> {
  type Answer = { startAuthenticator: { handle: string; secret: string; error: { code: string } | null } };
  const document = 'mutation { startAuthenticator { handle secret error { code } } }';
  const { startAuthenticator } = await caller.query<Answer>(document);
  if (startAuthenticator.error !== null) throw new Error(startAuthenticator.error.code);
  return startAuthenticator;
}

/** Adds what an app with this handle shows. */
export async function addApp(
  caller: Caller,
  given: { readonly handle: string; readonly code: string; readonly name?: string },
): Promise<Changed> {
  const document = `mutation ($handle: String!, $code: String!, $name: String!) {
    addAuthenticator(handle: $handle, code: $code, name: $name) ${changed}
  }`;
  const variables = { name: 'My phone', ...given };
  return (await caller.query<{ addAuthenticator: Changed }>(document, variables)).addAuthenticator;
}

/** Adds an authenticator by the code of the step before this one, so that the present one is still unused. */
export async function addNewApp(
  caller: Caller,
): Promise<{ readonly secret: string; readonly codes: readonly string[] }> {
  const { handle, secret } = await startApp(caller);
  const { recoveryCodes, error } = await addApp(caller, { handle, code: codeFor(secret, -1) });
  if (error !== null) throw new Error(error.code);
  return { secret, codes: recoveryCodes ?? [] };
}
