import { createHash, randomBytes } from 'node:crypto';
import { expect, vi } from 'vitest';
import { digest } from '../../base/secret.ts';
import type { Db } from '../../base/sql/db.ts';
import { codeOfSignIn, type FirstAnswer } from '../../testing/answerStep.ts';

/** A browser as the issuer sees it: it stores cookies, and sends its own origin. */
export interface Browser {
  readonly cookies: Map<string, string>;
  /** `Set-Cookie` lines of the last response. */
  readonly lastCookies: () => readonly string[];
  readonly challenge: (email: string, password: string, change?: Record<string, unknown>) => Promise<Response>;
  readonly redeem: (code: string, change?: Record<string, string>) => Promise<Response>;
  readonly refresh: (headers?: Record<string, string>) => Promise<Response>;
  /** Refreshes as a page that was just opened does. */
  readonly reopen: () => Promise<Response>;
  /** The complete sign-in; returns the id token. */
  readonly signIn: (email: string, password: string) => Promise<string>;
  /** The status and the first error code of a GraphQL response. */
  readonly call: (
    bearer: string,
    query?: string,
  ) => Promise<{ status: number; code: string | undefined; message: string | undefined; data: unknown }>;
}

/** Moves the machine's clock, which token lifetimes follow; the test restores it. */
export function pass(seconds: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 });
}

/**
 * Moves the clock behind the grace period of a refresh token that was used. It begins once the answer has left, which
 * the browser cannot see: so this waits until it has begun.
 */
export async function passGrace(db: Db, used: string): Promise<void> {
  // of ten seconds (THR-17), from before the answer left on: a longer one does not pass by waiting here
  const grace = 11;
  const latest = new Date(Date.now() + grace * 1000);
  await vi.waitFor(async () => {
    const notBegun = await db
      .selectFrom('oidc_record')
      .select('id_hash')
      .where('model', '=', 'RefreshAnswer')
      .where('id_hash', '=', digest(used))
      .where('expires_at', '>', latest)
      .execute();
    expect(notBegun).toEqual([]);
  }, 60_000);
  pass(grace);
}

export const whoAmI = '{ getMember { userId email } }';

/** The names of the cookies of a sign-in; a browser stays known after it (THR-13). */
export function signInCookies({ cookies }: Browser): string[] {
  return [...cookies.keys()].filter((name) => name !== '__Host-atrium-device');
}

/** `through`: the process that serves it, if that is not the one at `origin`. */
export function openBrowser(origin: string, through = origin): Browser {
  const cookies = new Map<string, string>();
  const verifier = randomBytes(32).toString('base64url');
  let last: readonly string[] = [];
  const send = async (
    path: string,
    { headers: own, body }: { headers: Record<string, string>; body: string },
  ): Promise<Response> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { origin, ...(cookie !== '' && { cookie }), ...own };
    const response = await fetch(through + path, { method: 'POST', headers, body });
    last = response.headers.getSetCookie();
    for (const line of last) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      if (line.includes('Max-Age=0')) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
  const form = (fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> =>
    send('/oidc/token', {
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams({ client_id: 'atrium-web', redirect_uri: `${origin}/oauth`, ...fields }).toString(),
    });
  const browser: Browser = {
    cookies,
    lastCookies: () => last,
    challenge: (email, password, change = {}) => {
      const { headers = {}, ...fields } = change;
      return send('/oidc/challenge', {
        headers: { 'content-type': 'application/json', ...(headers as Record<string, string>) },
        body: JSON.stringify({
          email,
          password,
          client_id: 'atrium-web',
          redirect_uri: `${origin}/oauth`,
          code_challenge: createHash('sha256').update(verifier).digest('base64url'),
          code_challenge_method: 'S256',
          state: 'the state',
          nonce: 'the nonce',
          ...fields,
        }),
      });
    },
    redeem: (code, change = {}) => form({ grant_type: 'authorization_code', code, code_verifier: verifier, ...change }),
    refresh: (headers) => form({ grant_type: 'refresh_token' }, headers),
    reopen: () => form({ grant_type: 'refresh_token', reuse: '1' }),
    signIn: async (email, password) => {
      const answer = (await (await browser.challenge(email, password)).json()) as FirstAnswer;
      const code = await codeOfSignIn(through, answer);
      const tokens = (await (await browser.redeem(code)).json()) as { id_token: string };
      return tokens.id_token;
    },
    call: async (bearer, query = whoAmI) => {
      const response = await send('/graphql', {
        headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
        body: JSON.stringify({ query }),
      });
      const body = (await response.json()) as {
        data: unknown;
        errors?: readonly { message: string; extensions: { code: string } }[];
      };
      const error = body.errors?.[0];
      return { status: response.status, code: error?.extensions.code, message: error?.message, data: body.data };
    },
  };
  return browser;
}
