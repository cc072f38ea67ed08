import { day } from '@atrium/domain/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { countOpening, removeOpenings } from './service/countOpening.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const code = 'ACME-TEAM';

async function funnel(): Promise<{ opened: number; registered: number } | undefined> {
  const { getCompany } = await (
    await server.as('employee')
  ).query<{ getCompany: { passes: readonly { code: string; opened: number; registered: number }[] } }>(
    '{ getCompany(companyId: "acme") { passes { code opened registered } } }',
  );
  return getCompany.passes.find((pass) => pass.code === code);
}

const passId = async (): Promise<string> =>
  (await server.db.selectFrom('pass').select('pass_id as id').where('short_code', '=', code).executeTakeFirstOrThrow())
    .id;

test('[COM-01] the page of a pass is counted once for each network and day, and keeps no network', async () => {
  const open = async (who: string) =>
    (await server.as(who)).query(`{ getPassDetailsByCode(code: "${code}", context: INVITE_PREVIEW) { usesSSO } }`);
  const before = (await funnel())?.opened ?? 0;
  await open('member');
  await open('limited');
  expect((await funnel())?.opened).toBe(before + 1);
  const id = await passId();
  const from = (ip: string) => countOpening({ db: server.db, secret: server.secret, viewer: null, ip }, id);
  await from('203.0.113.7');
  await from('203.0.113.7');
  await from('203.0.113.8');
  expect((await funnel())?.opened).toBe(before + 3);
  const kept = await server.db.selectFrom('pass_opening').selectAll().execute();
  expect(JSON.stringify(kept)).not.toContain('203.0');
  // the days are over
  await server.db
    .updateTable('pass_opening')
    .set({ day: new Date(Date.now() - 2 * day) })
    .execute();
  await removeOpenings({ db: server.db });
  expect(await server.db.selectFrom('pass_opening').selectAll().execute()).toEqual([]);
  expect((await funnel())?.opened).toBe(before + 3);
});

test('[COM-01] a look by the team does not count, nor does a code that there is not', async () => {
  const before = (await funnel())?.opened;
  await (
    await server.as('employee')
  ).query(`{ getPassDetailsByCode(code: "${code}", context: INVITE_PREVIEW) { usesSSO } }`);
  await (
    await server.as('member')
  ).ask('{ getPassDetailsByCode(code: "NO-SUCH", context: INVITE_PREVIEW) { usesSSO } }', {});
  expect((await funnel())?.opened).toBe(before);
});
