import { persona } from '@atrium/content/people.ts';
import { linkedAccount } from '@atrium/content/providers.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { pauseAt } from '../../testing/pauseAt.ts';
import { awaitCode } from '../accountSettings/emailChange.fixture.ts';
import { confirmEmailChange } from '../accountSettings/service/emailChange/confirmEmailChange.ts';
import { contextOf } from '../enrollment/workshop.fixture.ts';
import { openVisitor, signInAtGoogle } from './federation.fixture.ts';

// Sign-ins that run while the way in by which they are made is removed.

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(() => server.db.deleteFrom('limit_bucket').execute());

/** A member with an identity at Google that `remove` takes away. */
interface Scene {
  readonly memberId: string;
  /** The account at Google. */
  readonly account: string;
  readonly remove: () => Promise<unknown>;
}

const signIn = async (account: string) => {
  const visitor = openVisitor(server.origin);
  const state = await signInAtGoogle(visitor, account);
  return { visitor, finish: () => visitor.finish(state) };
};

async function linked(): Promise<Scene> {
  const { memberId, email, accountId: subject } = linkedAccount;
  const { db } = server;
  const issuer = `${server.origin}/__sandbox/google`;
  const at = new Date();
  await db.deleteFrom('account_link').where('member_id', '=', memberId).execute();
  await db.deleteFrom('federated_identity').where('member_id', '=', memberId).execute();
  await db.insertInto('federated_identity').values({ issuer, subject, member_id: memberId, created_at: at }).execute();
  const link = { email, requested_at: at, expires_at: at, verified_at: at, issuer, subject };
  await db
    .insertInto('account_link')
    .values({ member_id: memberId, ...link })
    .execute();
  const caller = await server.as('academy');
  expect(caller.memberId).toBe(memberId);
  const remove = () => caller.query('mutation { unlinkAccount { result error { code } } }');
  return { memberId, account: email, remove };
}

async function known(): Promise<Scene> {
  const scene = await found();
  await (await signIn(scene.account)).finish();
  return scene;
}

async function found(): Promise<Scene> {
  const { memberId, email } = persona('member');
  await server.db.deleteFrom('federated_identity').where('member_id', '=', memberId).execute();
  await server.db.updateTable('member').set({ email }).where('member_id', '=', memberId).execute();
  const code = await awaitCode(server, memberId, `moved.${email}`);
  const remove = () => confirmEmailChange(contextOf(server, memberId, server.clock.now()), code);
  return { memberId, account: email, remove };
}

const identitiesOf = async (memberId: string): Promise<unknown[]> =>
  server.db.selectFrom('federated_identity').select('subject').where('member_id', '=', memberId).execute();

/** Whether a promise is settled. */
function watch<T>(promise: Promise<T>): { readonly promise: Promise<T>; readonly isDone: () => boolean } {
  let done = false;
  const note = (): void => {
    done = true;
  };
  promise.then(note, note);
  return { promise, isDone: () => done };
}

const scenes = [
  ['a second address that is unlinked', linked],
  ['another address, for an identity that is known', known],
  ['another address, for one that is found by the address before', found],
] as const;

test.each(scenes)('[THR-04] [D10] [ACT-06] %s ends a sign-in elsewhere that has begun', async (_, prepare) => {
  const { memberId, account, remove } = await prepare();
  const { visitor, finish } = await signIn(account);
  const pause = await pauseAt(server, 'update', 'federation_attempt');
  try {
    // it has read which member the identity signs in
    const finishing = finish();
    await pause.untilWaiting(1);
    const removing = watch(remove());
    await pause.untilWaiting(2, removing.isDone);
    await pause.release();
    const [{ status, body }] = await Promise.all([finishing, removing.promise]);
    expect(status).toBe(200);
    await expect(visitor.redeem(body.code)).rejects.toThrow('the code was refused: 400');
    expect(await identitiesOf(memberId)).toEqual([]);
  } finally {
    await pause.close();
  }
  expect((await (await signIn(account)).finish()).body).toMatchObject({ code: 'ACCOUNT_NOT_FOUND' });
});

test.each(scenes)('[THR-04] [D10] [ACT-06] %s lets no sign-in elsewhere begin meanwhile', async (_, prepare) => {
  const { memberId, account, remove } = await prepare();
  const { finish } = await signIn(account);
  const pause = await pauseAt(server, 'insert', 'audit_entry');
  try {
    const removing = remove();
    await pause.untilWaiting(1);
    const finishing = watch(finish());
    await pause.untilWaiting(2, finishing.isDone);
    await pause.release();
    const [{ status, body }] = await Promise.all([finishing.promise, removing]);
    expect([status, body.code]).toEqual([403, 'ACCOUNT_NOT_FOUND']);
    expect(await identitiesOf(memberId)).toEqual([]);
  } finally {
    await pause.close();
  }
});
