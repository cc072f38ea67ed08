import fc from 'fast-check';

/** What becomes of one press: how long its request and its answer take, and whether one of them is lost or refused. */
export interface Fate {
  readonly requestTakes: number;
  readonly answerTakes: number;
  readonly outcome: 'done' | 'refused' | 'request lost' | 'answer lost';
}

/** A press on one of a few courses, some time after the press before. */
export interface RandomPress extends Fate {
  readonly courseId: string;
  readonly wait: number;
  /** How long the next list takes to the server and back. */
  readonly list: readonly [number, number];
}

const delay = fc.integer({ min: 0, max: 400 });

/** Random presses over a network that delays, reorders and loses. */
export const randomPresses: fc.Arbitrary<RandomPress[]> = fc.array(
  fc.record({
    courseId: fc.constantFrom('c1', 'c2', 'c3'),
    wait: fc.integer({ min: 0, max: 300 }),
    requestTakes: delay,
    answerTakes: delay,
    outcome: fc.oneof(
      { weight: 5, arbitrary: fc.constant('done' as const) },
      fc.constantFrom('refused' as const, 'request lost' as const, 'answer lost' as const),
    ),
    list: fc.tuple(delay, delay),
  }),
  { minLength: 1, maxLength: 14 },
);

/** A clock of its own, because thousands of the test runner's fake timers take seconds. */
function openClock() {
  let now = 0;
  const waiting: { readonly at: number; readonly wake: () => void }[] = [];
  /** Lets everything run that waits for no time. */
  const settle = async (): Promise<void> => {
    for (let tick = 0; tick < 40; tick += 1) await Promise.resolve();
  };
  return {
    sleep: (milliseconds: number): Promise<void> =>
      new Promise((wake) => {
        waiting.push({ at: now + milliseconds, wake });
      }),
    advance: async (milliseconds: number): Promise<void> => {
      const end = now + milliseconds;
      await settle();
      for (;;) {
        const [next] = waiting.toSorted((one, other) => one.at - other.at);
        if (next === undefined || next.at > end) break;
        waiting.splice(waiting.indexOf(next), 1);
        now = next.at;
        next.wake();
        await settle();
      }
      now = end;
    },
  };
}

/** A server that keeps a set of courses, behind that network. The latest press decides how the next list fares. */
export function openSlowServer(kept: readonly string[]) {
  const { sleep, advance } = openClock();
  const server = new Set(kept);
  const fates: RandomPress[] = [];
  const pending = new Map<string, number>();
  let list: readonly [number, number] = [0, 0];
  return {
    advance,
    kept: (): string[] => [...server].sort(),
    /** Whether a press on this course has not been answered yet. */
    isPending: (courseId: string): boolean => (pending.get(courseId) ?? 0) > 0,
    /** The next press that is sent about a course fares like this one. */
    expect: (press: RandomPress): void => {
      fates.push(press);
      pending.set(press.courseId, (pending.get(press.courseId) ?? 0) + 1);
      list = press.list;
    },
    save: async (courseId: string, saved: boolean): Promise<{ success: boolean; error: object | null }> => {
      const at = fates.findIndex((fate) => fate.courseId === courseId);
      const [fate] = at < 0 ? [] : fates.splice(at, 1);
      if (fate === undefined) throw new Error(`an unexpected request about ${courseId}`);
      await sleep(fate.requestTakes);
      if (fate.outcome === 'done' || fate.outcome === 'answer lost') {
        if (saved) server.add(courseId);
        else server.delete(courseId);
      }
      await sleep(fate.answerTakes);
      pending.set(courseId, (pending.get(courseId) ?? 0) - 1);
      if (fate.outcome.endsWith('lost')) throw new Error('no answer');
      if (fate.outcome === 'done') return { success: true, error: null };
      return { success: false, error: { code: 'NOT_FOUND', message: 'no' } };
    },
    list: async (): Promise<string[]> => {
      const [there, back] = list;
      await sleep(there);
      const ids = [...server];
      await sleep(back);
      return ids;
    },
  };
}

/**
 * Makes the presses, each a toggle of what is shown then, and waits until nothing is under way. Throws when meanwhile a
 * course is shown otherwise than the last press on it, which is still under way, has left it.
 */
export async function play(
  presses: readonly RandomPress[],
  server: ReturnType<typeof openSlowServer>,
  page: { readonly shown: () => readonly string[]; readonly press: (courseId: string) => void },
): Promise<void> {
  const intended = new Map<string, boolean>();
  const check = (): void => {
    for (const [courseId, saved] of intended) {
      if (!server.isPending(courseId) || page.shown().includes(courseId) === saved) continue;
      throw new Error(`${courseId} is shown as ${saved ? 'dropped' : 'saved'} while its press is under way`);
    }
  };
  for (const next of presses) {
    for (let waited = 0; waited < next.wait; waited += 20) {
      await server.advance(Math.min(20, next.wait - waited));
      check();
    }
    server.expect(next);
    intended.set(next.courseId, !page.shown().includes(next.courseId));
    page.press(next.courseId);
    check();
  }
  await server.advance(60_000);
}
