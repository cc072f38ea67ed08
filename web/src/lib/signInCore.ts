import { memberIdCookie } from './personalData.ts';
import { retry, type Wait } from './retry.ts';
import type { PendingSignIn, StepProof } from './secondStep.ts';
import type { SignInToken } from './signInToken.ts';
import {
  refreshToken,
  signInWithFederation,
  signInWithPassword,
  type FederationResult,
  type TokenPort,
} from './signInTokens.ts';

/** Injected browser APIs, replaced in tests. */
export interface SignInPorts extends TokenPort {
  readonly cookies: () => string;
  /** The token that came with the page; null without. */
  readonly first: SignInToken | null;
  /** Removes what the person left on the machine. */
  readonly purge: () => Promise<void>;
  /**
   * Leaves a note for the sign-in page that the sign-in of this tab ended without being asked to here (SES-08), instead
   * of all that this tab alone has kept of the person (SES-07).
   */
  readonly noteEnd: () => void;
  readonly channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;
  readonly locks: Pick<LockManager, 'request'>;
  /** Removes what this tab alone keeps of the person, and loads the page for the one who is signed in now. */
  readonly reload: () => void;
  readonly wait: Wait;
}

/** The sign-in of one page, shared with the other tabs of the browser. */
export interface SignIn {
  /** 'unknown' until the refresh of the cold start was answered. */
  readonly status: () => 'unknown' | 'signedIn' | 'signedOut';
  readonly memberId: () => string | null;
  /**
   * The bearer token for a request, refreshed when it is about to expire; null for a visitor. Rejects with Unreachable.
   */
  readonly token: () => Promise<string | null>;
  /** A bearer other than `refused`: one refresh for all callers in all tabs. Null when the sign-in is over (SES-02). */
  readonly renew: (refused: string) => Promise<string | null>;
  /**
   * Signs in with a password, or returns what waits for the second factor; rejects with the server's refusal
   * (CallError), or with Unreachable.
   */
  readonly start: (email: string, password: string) => Promise<PendingSignIn | null>;
  /** Ends a sign-in by its second factor (STF-02); rejects as `start` does. */
  readonly finish: (pending: PendingSignIn, proof: StepProof) => Promise<void>;
  /** Ends a sign-in that began elsewhere, by its state (SSO-04); rejects with Unreachable, also when it was aborted. */
  readonly startFederated: (state: string, signal?: AbortSignal) => Promise<FederationResult>;
  /**
   * Signs out here and in every tab (SES-03), because the server has `refused` the sign-in or at the person's request;
   * `logOut` in logOut.ts also ends the sign-in on the server.
   */
  readonly end: (why: 'requested' | 'refused') => Promise<void>;
  /** Calls `listener` on every sign-in and sign-out, in whichever tab. Returns the function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Whether the page still belongs to the member that the cookie names. */
  readonly isCurrent: () => boolean;
}

type Message = { readonly kind: 'renewed' | 'signedIn'; readonly token: SignInToken } | { readonly kind: 'left' };

const lockName = 'atrium-sign-in';
/** How long to wait for the broadcast of the tab that had the lock before, in milliseconds. */
const broadcastTimeout = 250;

/**
 * Starts a refresh at once when the cookie names a member and the page came without a token; without the cookie no
 * request is sent.
 */
export function createSignIn(ports: SignInPorts): SignIn {
  let current = ports.first;
  /** Whether the cold start is over: `current` then decides who is signed in. */
  let isSettled = current !== null || memberIdCookie(ports.cookies()) === null;
  let renewing: Promise<SignInToken | null> | null = null;
  /** Counts sign-outs, so that an answer that arrives after one is dropped. */
  let departures = 0;
  const listeners = new Set<() => void>();
  /** Called on every change of `current`, including a refreshed token. */
  const tokenListeners = new Set<() => void>();

  const replace = (token: SignInToken | null): void => {
    const changed = !isSettled || current?.memberId !== token?.memberId;
    isSettled = true;
    current = token;
    for (const listener of [...tokenListeners, ...(changed ? listeners : [])]) listener();
  };
  const forget = (): void => {
    departures += 1;
    if (current !== null || !isSettled) ports.noteEnd();
    replace(null);
  };
  const endEverywhere = async (why: 'requested' | 'refused'): Promise<void> => {
    departures += 1;
    const wasSignedIn = current !== null || !isSettled;
    isSettled = true;
    current = null;
    ports.channel.postMessage({ kind: 'left' } satisfies Message);
    try {
      await ports.purge();
    } finally {
      if (wasSignedIn && why === 'refused') ports.noteEnd();
      // listeners may open another page at once, so they are called last
      if (wasSignedIn) for (const listener of [...tokenListeners, ...listeners]) listener();
    }
  };
  /** Whether that is somebody else than the person for whom the page was loaded. */
  const isOfAnother = (memberId: string | null): boolean =>
    current !== null && memberId !== null && current.memberId !== memberId;
  ports.channel.addEventListener('message', (event) => {
    const message = (event as MessageEvent<Message>).data;
    // the tab that signed out removes the data that all tabs share; doing it again could affect the next sign-in
    if (message.kind === 'left') forget();
    // a refresh that was in flight while this tab signed out
    else if (message.kind === 'renewed' && current === null && isSettled) return;
    else if (isOfAnother(message.token.memberId)) ports.reload();
    else replace(message.token);
  });

  /** Never settles, so that the page sends and shows nothing more: somebody else is signed in now (THR-22). */
  const reloadForAnother = (): Promise<never> => {
    ports.reload();
    return new Promise(() => undefined);
  };

  /** Runs `work` while it has the lock of all tabs; `waited` says whether another tab had it before. */
  const withLock = <T>(work: (waited: boolean) => Promise<T>): Promise<T> =>
    ports.locks
      .request(lockName, { ifAvailable: true }, async (lock) =>
        lock === null ? { waited: true as const } : { waited: false as const, value: await work(false) },
      )
      .then((first) => (first.waited ? ports.locks.request(lockName, () => work(true)) : first.value));

  const fetchToken = (refused: string | null): Promise<SignInToken | null> =>
    withLock(async (waited) => {
      const departuresBefore = departures;
      // the previous tab has usually refreshed, and is about to broadcast the token
      if (waited) await nextBroadcast(tokenListeners, () => isNew(current, refused) || departuresBefore !== departures);
      if (isNew(current, refused)) return current;
      const token = await refreshToken(ports, { reuse: refused === null });
      // signed out while the answer was in flight
      if (departuresBefore !== departures) return null;
      if (token === null) {
        await endEverywhere('refused');
        return null;
      }
      if (isOfAnother(token.memberId)) return token;
      replace(token);
      ports.channel.postMessage({ kind: 'renewed', token } satisfies Message);
      return token;
    });
  const renewOnce = (refused: string | null): Promise<SignInToken | null> => {
    renewing ??= retry(() => fetchToken(refused), ports.wait)
      .then((token) => (token !== null && isOfAnother(token.memberId) ? reloadForAnother() : token))
      .finally(() => {
        renewing = null;
      });
    return renewing;
  };

  const begin = (token: SignInToken): void => {
    replace(token);
    ports.channel.postMessage({ kind: 'signedIn', token } satisfies Message);
  };

  const signIn: SignIn = {
    status: () => (current !== null ? 'signedIn' : isSettled ? 'signedOut' : 'unknown'),
    memberId: () => current?.memberId ?? null,
    token: async () => {
      if (current === null && isSettled) return null;
      if (current !== null && current.staleAt > Date.now()) return current.idToken;
      return (await renewOnce(current?.idToken ?? null))?.idToken ?? null;
    },
    renew: async (refused) => {
      if (isNew(current, refused)) return current?.idToken ?? null;
      if (current === null && isSettled) return null;
      return (await renewOnce(refused))?.idToken ?? null;
    },
    start: (email, password) =>
      withLock(async () => {
        const started = await signInWithPassword(ports, email, password);
        if ('prove' in started) return started;
        begin(started);
        return null;
      }),
    finish: (pending, proof) =>
      withLock(async () => {
        begin(await pending.prove(proof));
      }),
    startFederated: (state, signal) =>
      withLock(async () => {
        const ended: typeof fetch = (to, init) => ports.fetch(to, { ...init, signal: signal ?? null });
        const result = await signInWithFederation({ ...ports, fetch: ended }, state);
        if (result.ok) begin(result.token);
        return result;
      }),
    end: async (why) => {
      if (current === null && isSettled) return;
      if (why === 'refused' && isOfAnother(memberIdCookie(ports.cookies()))) await reloadForAnother();
      await endEverywhere(why);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isCurrent: () => (current?.memberId ?? null) === memberIdCookie(ports.cookies()),
  };
  // a failure shows at the first call that needs the token, which asks again
  if (!isSettled) renewOnce(null).catch(() => undefined);
  return signIn;
}

function isNew(current: SignInToken | null, refused: string | null): boolean {
  return current !== null && current.idToken !== refused && current.staleAt > Date.now();
}

/** Resolves when `isThere` is true: now, after a broadcast, or at the timeout. */
function nextBroadcast(tokenListeners: Set<() => void>, isThere: () => boolean): Promise<void> {
  if (isThere()) return Promise.resolve();
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      tokenListeners.delete(check);
      resolve();
    };
    const check = (): void => {
      if (isThere()) end();
    };
    const timer = setTimeout(end, broadcastTimeout);
    tokenListeners.add(check);
  });
}
