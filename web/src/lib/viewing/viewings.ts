import { now, syncClock } from '../clock.ts';
import { CallError, createExecute } from '../executeCore.ts';
import { graphql } from '../gql/gql.ts';
import { session } from '../session.ts';
import { createViewingQueue, type ReportAnswer, type Sent } from './viewingQueue.ts';
import { createViewingStore } from './viewingStore.ts';

const createDocument = graphql(`
  mutation CreateVideoSession($input: CreateVideoSessionInput!) {
    createVideoSession(input: $input) {
      userVideoSessionId
      error {
        code
        message
      }
    }
  }
`);

const updateDocument = graphql(`
  mutation UpdateVideoSession($input: UpdateVideoSessionInput!) {
    updateVideoSession(input: $input) {
      farthestWatchedTime
      completed
      autoEnrolled
      error {
        code
        message
      }
    }
  }
`);

/** As long as a report may take before it counts as not sent. */
const patience = 15_000;

/** Calls that outlive their page. */
const executeToTheEnd = createExecute({
  session,
  fetch: (input, init) => fetch(input, { ...init, keepalive: true }),
  url: '/graphql',
  syncClock,
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
});

/** Codes of a moment: the same call may be taken later. */
const passing = new Set(['UNREACHABLE', 'INTERNAL', 'UNAVAILABLE', 'RATE_LIMITED', 'UNAUTHENTICATED', 'TOKEN_EXPIRED']);

/** Makes a call whose payload names its own refusals; `value` null is a payload without either. */
async function send<T>(call: () => Promise<{ value: T | null; code: string | undefined }>): Promise<Sent<T>> {
  try {
    const { value, code = 'INTERNAL' } = await call();
    if (value !== null) return { kind: 'done', value };
    return { kind: passing.has(code) ? 'later' : 'refused' };
  } catch (error) {
    // no answer in time is an answer for later, like every other silence
    return { kind: error instanceof CallError && !passing.has(error.code) ? 'refused' : 'later' };
  }
}

let timer = 0;

/** The viewings of this browser and what of them still has to be told to the server (VID-07, VID-08, THR-43). */
export const viewings = createViewingQueue({
  store: createViewingStore(globalThis.indexedDB),
  create: (of) =>
    send(async () => {
      const signal = AbortSignal.timeout(patience);
      const { createVideoSession: made } = await executeToTheEnd(createDocument, { input: of }, { signal });
      return { value: made?.userVideoSessionId ?? null, code: made?.error?.code };
    }),
  update: (userVideoSessionId, { videoId, courseId }, { clientSeq, ...report }) =>
    send<ReportAnswer>(async () => {
      const input = { ...report, userVideoSessionId, videoId, courseId, clientSeq: String(clientSeq) };
      const signal = AbortSignal.timeout(patience);
      const { updateVideoSession: taken } = await executeToTheEnd(updateDocument, { input }, { signal });
      const { farthestWatchedTime, completed, autoEnrolled } = taken ?? {};
      const value =
        typeof farthestWatchedTime !== 'number'
          ? null
          : { farthestWatchedTime, completed: completed === true, autoEnrolled: autoEnrolled === true };
      return { value, code: taken?.error?.code };
    }),
  memberId: () => session.userId(),
  inTurn: (work) => navigator.locks.request('atrium-viewings', work),
  now,
  later: (work, milliseconds) => {
    clearTimeout(timer);
    timer = window.setTimeout(work, milliseconds);
  },
  newKey: () => crypto.randomUUID(),
});

addEventListener('online', () => void viewings.flush());
// what an earlier page could not send
if (session.status() === 'signedIn') void viewings.flush();
session.subscribe(() => {
  if (session.status() === 'signedIn') void viewings.flush();
});
