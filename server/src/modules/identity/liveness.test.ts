import { persona } from '@atrium/content/people.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Listener } from '../../base/sql/listener.ts';
import { demoPassword } from '../../demo/accounts.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { sidOf, signInAs } from '../../testing/signInAs.ts';
import { openLiveness, type Liveness } from './service/liveness.ts';
import { endSignIn } from './store/signIns.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

interface Follower {
  readonly liveness: Liveness;
  /** Speaks for the database; null: notifications may have been missed. */
  readonly notify: (sid: string | null) => void;
}

/** What another process knows of sign-ins, with a connected listener for which the test speaks. */
async function openFollower(): Promise<Follower> {
  let heard: (sid: string | null) => void = () => undefined;
  const listener: Listener = {
    alive: () => true,
    on: (_channel, hear) => {
      heard = hear;
      return Promise.resolve();
    },
    close: () => Promise.resolve(),
  };
  const liveness = await openLiveness(server.db, listener);
  return {
    liveness,
    notify: (sid) => {
      heard(sid);
    },
  };
}

const { memberId, email } = persona('member');

async function signIn(): Promise<string> {
  return sidOf((await signInAs(server.origin, email, demoPassword)).idToken);
}

async function end(sid: string): Promise<void> {
  await server.db.transaction().execute((tx) => endSignIn(tx, sid, new Date()));
}

test('[SES-05] [THR-04] a sign-in that ended while notifications were missed counts no more after the gap', async () => {
  const { liveness, notify } = await openFollower();
  const sid = await signIn();
  expect(await liveness.check(sid, memberId)).toBe(true);
  await end(sid);
  // known without a query until the end is notified
  expect(await liveness.check(sid, memberId)).toBe(true);
  notify(null);
  expect(await liveness.check(sid, memberId)).toBe(false);
});

test('[SES-05] [THR-04] an end that is notified while the sign-in is read is not forgotten', async () => {
  const { liveness, notify } = await openFollower();
  for (const told of ['sid', 'gap']) {
    const sid = await signIn();
    const reading = liveness.check(sid, memberId);
    notify(told === 'sid' ? sid : null);
    await reading;
    await end(sid);
    expect(await liveness.check(sid, memberId), told).toBe(false);
  }
});
