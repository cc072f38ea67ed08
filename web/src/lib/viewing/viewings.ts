import { CallError } from '../callError.ts';
import { now, syncClock } from '../clock.ts';
import { createExecute } from '../executeCore.ts';
import { graphql } from '../gql/gql.ts';
import { wait } from '../retry.ts';
import { signIn } from '../signIn.ts';
import { followSupport } from '../supportMode.ts';
import { isInSupport } from '../supportMode.ts';
import { track } from '../track.ts';
import type { ReportAnswer, Sent } from './viewing.types.ts';
import { createViewingQueue } from './viewingQueue.ts';
import { createViewingStore } from './viewingStore.ts';

const createDocument = graphql(`
  mutation CreateVideoSession($input: CreateVideoSessionInput!) {
    createVideoSession(input: $input) {
      userVideoSessionId
      error {
        ...FaultFields
      }
    }
  }
`);

const updateDocument = graphql(`
  mutation UpdateVideoSession($input: UpdateVideoSessionInput!) {
    updateVideoSession(input: $input) {
      farthestWatchedTime
      continueAtTime
      completed
      autoEnrolled
      watched {
        from
        to
      }
      error {
        ...FaultFields
      }
    }
  }
`);

/** Timeout of a report, in milliseconds. */
const timeout = 15_000;

/** Requests with `keepalive`, which finish after their page is closed. */
const executeKeptAlive = createExecute({
  signIn,
  fetch: (input, init) => fetch(input, { ...init, keepalive: true }),
  url: '/graphql',
  syncClock,
  followSupport,
  wait,
});

/** Codes of temporary errors, after which the same request may succeed. */
const temporary = new Set([
  'UNREACHABLE',
  'INTERNAL',
  'UNAVAILABLE',
  'RATE_LIMITED',
  'UNAUTHENTICATED',
  'TOKEN_EXPIRED',
]);

/** Sends a mutation whose payload carries its own error code. `value` null without a code counts as INTERNAL. */
async function send<T>(call: () => Promise<{ value: T | null; code: string | undefined }>): Promise<Sent<T>> {
  try {
    const { value, code = 'INTERNAL' } = await call();
    if (value !== null) return { kind: 'done', value };
    return failed(code);
  } catch (error) {
    // a timeout counts as a temporary error
    return error instanceof CallError ? failed(error.code) : { kind: 'later' };
  }
}

function failed(code: string): { readonly kind: 'later' | 'refused' } {
  if (temporary.has(code)) return { kind: 'later' };
  track('Background Process Failed', { process: 'saving progress', code });
  return { kind: 'refused' };
}

let timer = 0;

/** The outbox of this browser's viewings (VID-07, VID-08, THR-43). */
export const viewings = createViewingQueue({
  store: createViewingStore(globalThis.indexedDB),
  create: (of) =>
    send(async () => {
      const signal = AbortSignal.timeout(timeout);
      const { createVideoSession: made } = await executeKeptAlive(createDocument, { input: of }, { signal });
      return { value: made?.userVideoSessionId ?? null, code: made?.error?.code };
    }),
  update: (userVideoSessionId, { videoId, courseId }, { clientSeq, ...report }) =>
    send<ReportAnswer>(async () => {
      const input = { ...report, userVideoSessionId, videoId, courseId, clientSeq: String(clientSeq) };
      const signal = AbortSignal.timeout(timeout);
      const { updateVideoSession: taken } = await executeKeptAlive(updateDocument, { input }, { signal });
      const { farthestWatchedTime, continueAtTime, completed, autoEnrolled, watched } = taken ?? {};
      const value =
        typeof farthestWatchedTime !== 'number'
          ? null
          : {
              farthestWatchedTime,
              continueAtTime: continueAtTime ?? 0,
              completed: completed === true,
              autoEnrolled: autoEnrolled === true,
              watched: watched ?? [],
            };
      return { value, code: taken?.error?.code };
    }),
  memberId: () => signIn.memberId(),
  inTurn: (work) => navigator.locks.request('atrium-viewings', work),
  now,
  later: (work, milliseconds) => {
    clearTimeout(timer);
    timer = window.setTimeout(work, milliseconds);
  },
  wait,
  newKey: () => crypto.randomUUID(),
});

/** Sends what waits; in support mode not, because it would be refused there, and lost (STF-06). */
const flush = (): void => {
  if (signIn.status() === 'signedIn' && !isInSupport()) void viewings.flush();
};

addEventListener('online', flush);
// reports that an earlier page could not send
flush();
signIn.subscribe(flush);
