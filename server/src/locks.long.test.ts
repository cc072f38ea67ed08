import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetAttempts } from './testing/call.ts';
import { countDeadlocks } from './testing/countDeadlocks.ts';
import { startServer, type TestServer } from './testing/harness.ts';
import type { MutationCall, PreparedCall } from './testing/operation.ts';
import { moduleOperations, mutations } from './testing/operations.ts';
import { sendMutation } from './testing/sendMutation.ts';

// Checks docs/locks.md: sends every pair of writing calls concurrently.

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** Outcomes after which something was written. */
const written = new Set<unknown>(['done', 'ENROLLED', 'ENROLL', 200]);

/** Groups of at most `size` in which each pair of `names` is together once at least; a name is a pair with itself. */
function groupsOf(names: readonly string[], size: number): string[][] {
  const together = new Map(names.map((name) => [name, new Set<string>()]));
  const groups: string[][] = [];
  for (const first of names) {
    for (;;) {
      const group = [first];
      while (group.length < size) {
        let [best, most] = ['', 0];
        for (const name of names) {
          if (group.includes(name)) continue;
          const gain = group.filter((other) => together.get(other)?.has(name) !== true).length;
          if (gain > most) [best, most] = [name, gain];
        }
        if (most === 0) break;
        group.push(best);
      }
      if (group.length === 1) break;
      for (const one of group) for (const other of group) together.get(one)?.add(other);
      groups.push(group);
    }
  }
  return groups;
}

const nothing = (): Promise<void> => Promise.resolve();

/** The call of a mutation, made again before each group. */
function ownCall({ name, call }: (typeof mutations)[number]): PreparedCall {
  let made: MutationCall | null = null;
  return {
    prepare: async () => {
      made = await call(server);
    },
    send: async (n) => (made === null ? 'nothing' : ((await sendMutation(name, made, n)).code ?? 'done')),
  };
}

/** How many kinds of calls are sent at once: the more, the fewer calls are needed for all pairs. */
const groupSize = 16;
/** How many further groups, smaller and smaller, are sent for calls that had nothing to write in theirs. */
const mostMoreGroups = 8;
/** How many calls of each kind of a group are sent at once. */
const each = 2;

test(
  '[VID-13] [THR-38] [THR-17] every pair of writing calls at once: the database counts no deadlock, and no call fails',
  { timeout: 600_000 },
  async () => {
    const calls = new Map<string, PreparedCall>();
    for (const [, { writingCalls }] of moduleOperations) {
      for (const [name, call] of Object.entries((await writingCalls?.(server)) ?? {})) {
        expect(calls.has(name), `two modules have ${name}`).toBe(false);
        calls.set(name, typeof call === 'function' ? { send: call, prepare: nothing } : call);
      }
    }
    // those with `writingCalls` of their own are named by it, or 'name: what it does'
    const special = new Set([...calls.keys()].map((name) => name.split(':', 1)[0]));
    for (const mutation of mutations) if (!special.has(mutation.name)) calls.set(mutation.name, ownCall(mutation));
    const names = [...calls.keys()];
    const answers = new Set<string>();
    const wrote = new Set<string>();
    const sendTogether = async (group: readonly string[]): Promise<void> => {
      await forgetAttempts(server);
      // in the order of the modules: an invitation to the team is made before the academy loses its owner
      const together = names.filter((name) => group.includes(name));
      for (const prepare of new Set(together.map((name) => calls.get(name)?.prepare))) await prepare?.();
      const sent = Array.from({ length: each }, (_, n) => group.map((name) => ({ name, n }))).flat();
      await Promise.all(
        sent.map(async ({ name, n }, at) => {
          for (const answer of [await calls.get(name)?.send(at + n)].flat()) {
            answers.add(`${String(answer)} of ${group.join(', ')}`);
            if (written.has(answer)) wrote.add(name);
          }
        }),
      );
    };
    for (const group of groupsOf(names, groupSize)) await sendTogether(group);
    const idle = (): string[] => names.filter((name) => !wrote.has(name));
    // the others may have left nothing to write in each group, as a swap finds no free seat
    for (let more = 0; more < mostMoreGroups && idle().length > 0; more += 1) {
      const others = names.slice(more * groupSize).slice(0, groupSize / (more + 1));
      await sendTogether([...new Set([...idle(), ...others])].slice(0, groupSize));
    }
    // every account that is asked for exists
    const failed = [...answers].filter((answer) => /^(?:5\d\d|INTERNAL|UNAVAILABLE|ACCOUNT_NOT_FOUND)/.test(answer));
    expect(failed).toEqual([]);
    expect(idle(), 'calls that never wrote').toEqual([]);
    expect(await countDeadlocks(server)).toBe(0);
  },
);
