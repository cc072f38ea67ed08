import { userIdCookie } from './personalData.ts';
import {
  refreshToken,
  signInWithPassword,
  Unreachable,
  type HeldToken,
  type SignInResult,
  type TokenPort,
} from './sessionTokens.ts';

/** Injected browser APIs, replaced in tests. */
export interface SessionPorts extends TokenPort {
  readonly cookies: () => string;
  /** Removes the personal data stored on this machine. */
  readonly purge: () => Promise<void>;
  readonly channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;
  readonly locks: Pick<LockManager, 'request'>;
  /** Reloads the page, for another person. */
  readonly reload: () => void;
  /** Resolves after so many milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** The sign-in of one page, shared with the other tabs of the browser. */
export interface Session {
  /** 'unknown' until the cold start's refresh was answered. */
  readonly status: () => 'unknown' | 'signedIn' | 'signedOut';
  readonly userId: () => string | null;
  /**
   * The bearer token for a request, refreshed when it is about to expire; null for a visitor. Rejects with Unreachable.
   */
  readonly token: () => Promise<string | null>;
  /**
   * A bearer token other than `refused`: one refresh for all callers in all tabs. Null when the sign-in has ended
   * (SES-02).
   */
  readonly renew: (refused: string) => Promise<string | null>;
  readonly signIn: (email: string, password: string) => Promise<SignInResult>;
  /** Signs out here and in every tab (SES-03); `signOut` in signOut.ts also ends the sign-in on the server. */
  readonly leave: () => Promise<void>;
  /** Calls back on every sign-in and sign-out, in whichever tab. Returns the function that unsubscribes. */
  readonly subscribe: (heard: () => void) => () => void;
  /** Whether the page still belongs to the member that the cookie names. */
  readonly isCurrent: () => boolean;
}

type Message = { readonly kind: 'renewed' | 'signedIn'; readonly token: HeldToken } | { readonly kind: 'left' };

/** Delays before an unanswered refresh is retried, in milliseconds. */
const pauses = [400, 1200, 3600];
const lockName = 'atrium-session';
/** How long a tab that waited for the lock waits for the other tab's broadcast of the new token, in milliseconds. */
const wordWait = 250;

/** Starts a refresh at once when the cookie names a member; without the cookie no request is sent. */
export function createSession(ports: SessionPorts): Session {
  let held: HeldToken | null = null;
  let known = userIdCookie(ports.cookies()) === null;
  let renewing: Promise<HeldToken | null> | null = null;
  let departures = 0;
  const listeners = new Set<() => void>();
  const words = new Set<() => void>();

  const hold = (token: HeldToken | null): void => {
    const changed = !known || held?.userId !== token?.userId;
    known = true;
    held = token;
    for (const heard of [...words, ...(changed ? listeners : [])]) heard();
  };
  const forget = (): void => {
    departures += 1;
    hold(null);
  };
  const leaveAll = async (): Promise<void> => {
    departures += 1;
    const wasSignedIn = held !== null || !known;
    known = true;
    held = null;
    ports.channel.postMessage({ kind: 'left' } satisfies Message);
    try {
      await ports.purge();
    } finally {
      // a listener may open another page at once, so call it only after everything is removed
      if (wasSignedIn) for (const heard of [...words, ...listeners]) heard();
    }
  };
  ports.channel.addEventListener('message', (event) => {
    const message = (event as MessageEvent<Message>).data;
    // the tab that signed out has already removed the shared data; removing it again could affect the next sign-in
    if (message.kind === 'left') forget();
    // a token from a refresh that was in flight while this tab signed out
    else if (message.kind === 'renewed' && held === null && known) return;
    else if (held !== null && held.userId !== message.token.userId) ports.reload();
    else hold(message.token);
  });

  /**
   * Runs `work` under the browser-wide Web Lock; `waited` says whether another tab held it before, and may have
   * broadcast a new token.
   */
  const inTurn = <T>(work: (waited: boolean) => Promise<T>): Promise<T> =>
    ports.locks
      .request(lockName, { ifAvailable: true }, async (free) =>
        free === null ? { waited: true as const } : { waited: false as const, value: await work(false) },
      )
      .then((first) => (first.waited ? ports.locks.request(lockName, () => work(true)) : first.value));

  const fetchToken = (refused: string | null): Promise<HeldToken | null> =>
    inTurn(async (waited) => {
      const begun = departures;
      if (waited) await nextWord(words, () => isNew(held, refused) || begun !== departures);
      if (isNew(held, refused)) return held;
      const token = await refreshToken(ports, { reuse: refused === null });
      // the member signed out while the answer was in flight
      if (begun !== departures) return null;
      if (token === null) {
        await leaveAll();
        return null;
      }
      hold(token);
      ports.channel.postMessage({ kind: 'renewed', token } satisfies Message);
      return token;
    });
  const renewOnce = (refused: string | null): Promise<HeldToken | null> => {
    renewing ??= patiently(ports, () => fetchToken(refused)).finally(() => {
      renewing = null;
    });
    return renewing;
  };

  const session: Session = {
    status: () => (held !== null ? 'signedIn' : known ? 'signedOut' : 'unknown'),
    userId: () => held?.userId ?? null,
    token: async () => {
      if (held === null && known) return null;
      if (held !== null && held.staleAt > Date.now()) return held.idToken;
      return (await renewOnce(held?.idToken ?? null))?.idToken ?? null;
    },
    renew: async (refused) => {
      if (isNew(held, refused)) return held?.idToken ?? null;
      if (held === null && known) return null;
      return (await renewOnce(refused))?.idToken ?? null;
    },
    signIn: (email, password) =>
      inTurn(async () => {
        const result = await signInWithPassword(ports, email, password);
        if (result.ok) {
          hold(result.token);
          ports.channel.postMessage({ kind: 'signedIn', token: result.token } satisfies Message);
        }
        return result;
      }),
    leave: async () => {
      if (held === null && known) return;
      await leaveAll();
    },
    subscribe: (heard) => {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
    isCurrent: () => (held?.userId ?? null) === userIdCookie(ports.cookies()),
  };
  // the first call that needs the token retries and reports the failure
  if (!known) renewOnce(null).catch(() => undefined);
  return session;
}

/**
 * Retries `work` for a few seconds while the service is unreachable, because an outage must not sign anybody out
 * (THR-18).
 */
async function patiently<T>(ports: SessionPorts, work: () => Promise<T>): Promise<T> {
  for (const pause of pauses) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      // jitter, so that a restarted server does not get all retries at once
      await ports.wait(pause * (0.75 + Math.random() / 2));
    }
  }
  return work();
}

function isNew(held: HeldToken | null, refused: string | null): boolean {
  return held !== null && held.idToken !== refused && held.staleAt > Date.now();
}

/** Resolves when `isThere` holds: now, after a message from another tab, or at the timeout. */
function nextWord(words: Set<() => void>, isThere: () => boolean): Promise<void> {
  if (isThere()) return Promise.resolve();
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      words.delete(look);
      resolve();
    };
    const look = (): void => {
      if (isThere()) end();
    };
    const timer = setTimeout(end, wordWait);
    words.add(look);
  });
}
