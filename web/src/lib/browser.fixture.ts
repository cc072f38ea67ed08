import { createExecute, type Execute } from './executeCore.ts';
import { createSignIn, type SignIn, type SignInPorts } from './signInCore.ts';
import type { SignInToken } from './signInToken.ts';

/** A fake server for sign-in and one API call, which counts requests, and a browser with several tabs. */
export interface FakeBrowser {
  readonly openTab: () => { signIn: SignIn; execute: Execute; reloads: () => number };
  readonly server: {
    refreshes: number;
    /** How many of them accept the token in the cookie. */
    reuses: number;
    challenges: unknown[];
    calls: (string | null)[];
    /** Answers to give before the default ones; an Error means no answer at all. */
    readonly next: (Response | Error)[];
    /** What happens to every token issued so far: it has expired, is refused, or is accepted. */
    verdict: 'good' | 'expired' | 'refused';
    signedIn: boolean;
    /** Put into tokens in place of the nonce that was asked for; null: the right one. */
    nonce: string | null;
    /** The member who is signed in. */
    memberId: string;
  };
  cookies: string;
  /** The token that comes with the next page. */
  first: SignInToken | null;
  purges: number;
  /** How many tabs were left a note that their sign-in has ended. */
  notes: number;
  readonly waits: number[];
}

const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

export function openFakeBrowser(cookies = 'atrium-user=m1; atrium-audience=atrium-web'): FakeBrowser {
  const tabs = new Set<(message: unknown) => void>();
  const lock = { tail: Promise.resolve() as Promise<unknown>, busy: 0 };
  let serial = 0;
  let nonce = '';
  const given = (): string => {
    serial += 1;
    const claims = { s4UserId: browser.server.memberId, nonce: browser.server.nonce ?? nonce, serial };
    return `h.${btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_')}.s`;
  };
  const token = (): Response => {
    browser.server.verdict = 'good';
    return json({ id_token: given(), expires_in: 600 });
  };
  const browser: FakeBrowser = {
    cookies,
    first: null,
    purges: 0,
    notes: 0,
    waits: [],
    server: {
      refreshes: 0,
      reuses: 0,
      challenges: [],
      calls: [],
      next: [],
      verdict: 'good',
      signedIn: true,
      nonce: null,
      memberId: 'm1',
    },
    openTab: () => {
      let reloads = 0;
      const hear: ((event: MessageEvent) => void)[] = [];
      const receive = (data: unknown): void => {
        for (const listener of hear) listener({ data } as MessageEvent);
      };
      tabs.add(receive);
      const ports: SignInPorts = {
        fetch,
        origin: 'http://atrium.test',
        cookies: () => browser.cookies,
        first: browser.first,
        purge: () => {
          browser.purges += 1;
          browser.cookies = '';
          return Promise.resolve();
        },
        noteEnd: () => {
          browser.notes += 1;
        },
        channel: {
          postMessage: (message: unknown) => {
            const copy: unknown = structuredClone(message);
            for (const other of tabs)
              if (other !== receive)
                setTimeout(() => {
                  other(copy);
                }, 5);
          },
          addEventListener: (_type: string, listener: unknown) => hear.push(listener as (event: MessageEvent) => void),
        } as SignInPorts['channel'],
        locks: { request } as SignInPorts['locks'],
        reload: () => {
          reloads += 1;
        },
        wait,
      };
      const signIn = createSignIn(ports);
      const execute = createExecute({
        signIn,
        fetch,
        url: '/graphql',
        followSupport: () => undefined,
        syncClock: () => undefined,
        wait,
      });
      return { signIn, execute, reloads: () => reloads };
    },
  };

  const wait = (milliseconds: number): Promise<void> => {
    browser.waits.push(milliseconds);
    return Promise.resolve();
  };
  const fetch: typeof globalThis.fetch = async (input, init) => {
    await Promise.resolve();
    const { server } = browser;
    const path = (typeof input === 'string' ? input : '').replace('http://atrium.test', '');
    const body = typeof init?.body === 'string' ? init.body : '';
    const isRefresh = path === '/oidc/token' && body.includes('grant_type=refresh_token');
    if (isRefresh) server.refreshes += 1;
    if (isRefresh && body.includes('reuse=1')) server.reuses += 1;
    const bearer = new Headers(init?.headers).get('authorization');
    if (path === '/graphql') server.calls.push(bearer);
    const planned = server.next.shift();
    if (planned instanceof Error) throw planned;
    if (planned !== undefined) return planned;
    if (path === '/oidc/challenge') {
      const asked = JSON.parse(body) as { state: string; nonce: string };
      server.challenges.push(asked);
      ({ nonce } = asked);
      return json({ code: 'the-code', state: asked.state, iss: 'http://atrium.test/oidc' });
    }
    if (path === '/oidc/token') return !isRefresh || server.signedIn ? token() : json({ error: 'invalid_grant' }, 400);
    const verdict = server.verdict;
    if (verdict === 'refused') return json({ errors: [{ message: 'Unauthorized' }] }, 401);
    if (verdict === 'expired') {
      return json({ data: null, errors: [{ message: 'x', extensions: { code: 'TOKEN_EXPIRED' } }] });
    }
    return json({ data: { ok: true } });
  };
  const request = async (_name: string, ...rest: unknown[]): Promise<unknown> => {
    const work = rest.at(-1) as (lock: unknown) => Promise<unknown>;
    const ifAvailable = rest.length > 1;
    if (ifAvailable && lock.busy > 0) return work(null);
    lock.busy += 1;
    const turn = lock.tail.then(() => work({}));
    lock.tail = turn
      .catch(() => undefined)
      .finally(() => {
        lock.busy -= 1;
      });
    return turn;
  };
  return browser;
}

export { json as answerOf };
