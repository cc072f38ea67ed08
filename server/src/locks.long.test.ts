import { day } from '@atrium/domain/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transaction } from './base/sql/transaction.ts';
import { demoPassword } from './demo/accounts.ts';
import { makeCode } from './modules/account/service/codes.ts';
import { act, addMembers, addSession, contextOf } from './modules/enrollment/workshop.fixture.ts';
import { billingCalls } from './modules/billing/billing.fixture.ts';
import { certificateCalls } from './modules/certificate/certificateCalls.fixture.ts';
import { eventCalls } from './modules/event/eventCalls.fixture.ts';
import { openBrowser, type Browser } from './modules/identity/browser.fixture.ts';
import { hashPassword } from './modules/proof/service/password.ts';
import { openVisitor, signInAtGoogle } from './modules/federation/federation.fixture.ts';
import { setPassword } from './modules/accountSettings/service/setPassword.ts';
import { erasureCalls } from './modules/privacy/erasure.fixture.ts';
import { begin, placesOf, report, type Place } from './modules/video/video.fixture.ts';
import type { Call } from './testing/call.ts';
import { sidOf, signInAs } from './testing/signInAs.ts';
import { countDeadlocks } from './testing/countDeadlocks.ts';
import { seatCalls } from './modules/seat/seat.fixture.ts';
import { schema } from './schema.ts';
import { startServer, type Caller, type TestServer } from './testing/harness.ts';
import { otherCalls } from './writingCalls.fixture.ts';

// Checks docs/locks.md: sends every pair of writing calls concurrently.

let server: TestServer;
let now: number;
beforeAll(async () => {
  server = await startServer();
  now = server.clock.now();
  for (const [sessionId, capacity] of [
    ['locks-1', 3],
    ['locks-2', 3],
    ['locks-3', 50],
  ] as const) {
    await addSession(server, { sessionId, courseId: 'locks', startAt: now + 30 * day, capacity });
  }
});
afterAll(() => server.close());

const email = 'workshops@demo.example';

/** Browsers signed in to one account, for the calls that end sign-ins; `renew` signs them in again. */
async function signInCalls(): Promise<{ calls: Record<string, Call>; renew: () => Promise<unknown> }> {
  const memberId = (await server.as('workshops')).memberId;
  const newSignIn = async () => sidOf((await signInAs(server.origin, email, demoPassword)).idToken);
  const browsers = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const browser = openBrowser(server.origin);
      return { browser, token: await browser.signIn(email, demoPassword), other: await newSignIn() };
    }),
  );
  const renew = () =>
    Promise.all(
      browsers.map(async (each) => {
        each.token = await each.browser.signIn(email, demoPassword);
        each.other = await newSignIn();
      }),
    );
  const one = (n: number) => browsers[Math.floor(n / 2) % browsers.length] as (typeof browsers)[number];
  const tab = (browser: Browser): Browser => {
    const opened = openBrowser(server.origin);
    for (const [name, value] of browser.cookies) opened.cookies.set(name, value);
    return opened;
  };
  const calls: Record<string, Call> = {
    'sign-in': async (n) => {
      const { browser } = one(n);
      one(n).token = await browser.signIn(email, demoPassword);
      return 'done';
    },
    'single sign-on': async () => {
      const visitor = openVisitor(server.origin);
      const { status, body } = await visitor.finish(await signInAtGoogle(visitor, 'member@demo.example'));
      if (status !== 200) return body.code;
      await visitor.redeem(body.code);
      return 'done';
    },
    refresh: async (n) => (await tab(one(n).browser).refresh()).status,
    'logout: sign-out': async (n) =>
      (await tab(one(n).browser).call(one(n).token, 'mutation { logout { success } }')).status,
    'endDevice: of another browser': async (n) => {
      const { browser, token, other } = one(n);
      return (await tab(browser).call(token, `mutation { endDevice(sid: "${other}") { error { code } } }`)).status;
    },
    'endOtherDevices: from one browser': async (n) =>
      (await tab(one(n).browser).call(one(n).token, 'mutation { endOtherDevices { error { code } } }')).status,
    'changePassword: to the same': async (n) => {
      await server.db.deleteFrom('limit_bucket').where('bucket', 'like', 'try/password-change/%').execute();
      const call = `mutation { changePassword(currentPassword: "${demoPassword}", newPassword: "${demoPassword}") { error { code } } }`;
      return (await tab(one(n).browser).call(one(n).token, call)).status;
    },
    'password change': async () => {
      const hash = await hashPassword(demoPassword);
      if (hash === null) return 'RATE_LIMITED';
      await transaction(server.db, (tx) => setPassword(tx, memberId, hash));
      return 'done';
    },
  };
  return { calls, renew };
}

/** Passwords set with mailed codes, of the account that others sign in to and out of. */
function passwordCalls(): Record<string, Call> {
  const key = { address: email, purpose: 'RESET_PASSWORD' } as const;
  const mutation = 'mutation ($input: ConfirmPasswordInput!) { confirmPassword(input: $input) { error { code } } }';
  return {
    'confirmPassword: reset': async () => {
      await server.db.deleteFrom('limit_bucket').where('bucket', 'like', 'try/code-network/%').execute();
      const code = await transaction(server.db, (tx) => makeCode(tx, server.context(null, now), key));
      const input = { email, code, password: demoPassword };
      type Answer = { confirmPassword: { error: { code: string } | null } };
      const { confirmPassword } = await server.stranger.query<Answer>(mutation, { input });
      return confirmPassword.error?.code ?? 'done';
    },
  };
}

async function enrolmentCalls(): Promise<Record<string, Call>> {
  // a member who joins and leaves repeatedly is rate-limited, so there are several
  const members = await addMembers(server, 'locker', 64);
  let asked = 0;
  const of = (n: number): string => {
    asked += 1;
    return members[(8 * Math.floor(asked / 60) + (n % 8)) % members.length] ?? '';
  };
  const session = (n: number): string => `locks-${String((n % 2) + 1)}`;
  const other = (n: number): string => session(n + 1);
  return {
    'saveEnrollment: enroll': (n) => act(server, of(n), session(n), now),
    'saveEnrollment: leave': (n) => act(server, of(n), session(n), now, { unenroll: true }),
    'saveEnrollment: swap': (n) => act(server, of(n), session(n), now, { swapFrom: other(n) }),
    // the seat that becomes free goes to the first on the waitlist
    'saveEnrollment: promotion': async (n) => {
      await act(server, of(n), session(n), now);
      return act(server, of(n + 1), session(n), now, { unenroll: true });
    },
  };
}

async function playerCalls(): Promise<Record<string, Call>> {
  const callers = await Promise.all(['member', 'academy'].map((name) => server.as(name)));
  const viewings: { caller: Caller; place: Place; viewingId: string; seq: number }[] = [];
  for (const caller of callers) {
    for (const place of (await placesOf(caller, 'negotiating-with-numbers')).slice(0, 2)) {
      for (let n = 0; n < 3; n += 1) viewings.push({ caller, place, viewingId: await begin(caller, place), seq: 0 });
    }
  }
  const beat = async (n: number): Promise<string> => {
    const viewing = viewings[n % viewings.length] as (typeof viewings)[number];
    viewing.seq += 1;
    const at = Math.min(viewing.seq, viewing.place.duration / 2);
    const { error } = await report(viewing.caller, viewing.viewingId, viewing.place, { clientSeq: viewing.seq, at });
    return error?.code ?? 'done';
  };
  const [watcher] = callers as [Caller];
  const [watched] = (await placesOf(watcher, 'platform-strategy')) as [Place];
  const context = contextOf(server, watcher.memberId, now);
  let watching = 0;
  return {
    'updateVideoSession: heartbeat': beat,
    'updateVideoSession: heartbeats': (n) => Promise.all(Array.from({ length: 6 }, (_, m) => beat(n * 5 + m * 7))),
    'updateVideoSession: enrolling by watching': async () => {
      const input = { userId: watcher.memberId, sessionId: watched.topLevelId, unenroll: true };
      await act(server, watcher.memberId, watched.topLevelId, context.now, input);
      const viewingId = await begin(watcher, watched);
      watching += 1;
      const { error } = await report(watcher, viewingId, watched, { clientSeq: 1, at: 31 + (watching % 5), from: 0 });
      return error?.code ?? 'done';
    },
    'silence and clock': async () => {
      await server.clock.advance(301_000);
      return 'done';
    },
  };
}

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
        const gain = (name: string): number => group.filter((other) => together.get(other)?.has(name) !== true).length;
        const best = names.filter((name) => !group.includes(name)).toSorted((a, b) => gain(b) - gain(a))[0];
        if (best === undefined || gain(best) === 0) break;
        group.push(best);
      }
      if (group.length === 1) break;
      for (const one of group) for (const other of group) together.get(one)?.add(other);
      groups.push(group);
    }
  }
  return groups;
}

/** How many kinds of calls are sent at once: with six a third fewer calls are needed for all pairs than with four. */
const groupSize = 6;
/** How many further groups are sent for calls that had nothing to write in theirs. */
const mostMoreGroups = 10;
/** How many calls of each kind of a group are sent at once. */
const each = 3;

test(
  '[VID-13] [THR-38] [THR-17] every pair of writing calls at once: the database counts no deadlock, and no call fails',
  { timeout: 360_000 },
  async () => {
    const signIns = await signInCalls();
    const calls: Record<string, Call> = {
      ...{ ...signIns.calls, ...passwordCalls(), ...(await enrolmentCalls()), ...(await playerCalls()) },
      ...{ ...(await eventCalls(server)), ...(await otherCalls(server)), ...(await certificateCalls(server)) },
      ...(await billingCalls(server)),
      ...(await seatCalls(server)),
      ...erasureCalls(server, { sessionIds: ['locks-1', 'locks-2'], shortCodes: ['LOCKS-1', 'LOCKS-2'] }),
    };
    const names = Object.keys(calls);
    // a mutation is a call of its name, or several: 'name: what it does'
    const mutations = Object.keys(schema.getMutationType()?.getFields() ?? {});
    expect(mutations.filter((name) => !names.some((call) => call.split(':', 1)[0] === name))).toEqual([]);
    const answers = new Set<string>();
    const wrote = new Set<string>();
    const sendTogether = async (group: readonly string[]): Promise<void> => {
      if (group.some((name) => /^(?:refresh|logout|end|changePassword)/.test(name))) await signIns.renew();
      const sent = Array.from({ length: each }, (_, n) => group.map((name) => ({ name, n }))).flat();
      await Promise.all(
        sent.map(async ({ name, n }, at) => {
          for (const answer of [await calls[name]?.(at + n)].flat()) {
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
      const others = names.slice(more * groupSize, (more + 1) * groupSize);
      await sendTogether([...new Set([...idle(), ...others])].slice(0, groupSize));
    }
    // every account that is asked for exists
    const failed = [...answers].filter((answer) => /^(?:5\d\d|INTERNAL|UNAVAILABLE|ACCOUNT_NOT_FOUND)/.test(answer));
    expect(failed).toEqual([]);
    expect(idle(), 'calls that never wrote').toEqual([]);
    expect(await countDeadlocks(server)).toBe(0);
  },
);
