import { day } from '@atrium/domain/time.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../base/process/freePort.ts';
import { openLog } from '../../base/process/log.ts';
import { createSelfSigned } from '../../base/process/selfSigned.ts';
import { openDatabase } from '../../base/sql/db.ts';
import { saveSetting } from '../../base/sql/setting.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { certificateFacts } from '../federation/service/staff/describe.ts';
import { addGivenUp } from '../job/operations.fixture.ts';
import { withoutOwner } from '../staff/setup.fixture.ts';
import { healthChecks } from './service/checks.ts';
import { clock, describeDifference } from './service/checks/clock.ts';
import { database } from './service/checks/database.ts';
import { encoder } from './service/checks/encoder.ts';
import { jobs } from './service/checks/jobs.ts';
import { mails } from './service/checks/mails.ts';
import { owner } from './service/checks/owner.ts';
import { rights } from './service/checks/rights.ts';
import { schema } from './service/checks/schema.ts';
import { signOn } from './service/checks/signOn.ts';
import { webhooks } from './service/checks/webhooks.ts';
import type { HealthCheck, HealthDeps } from './types.ts';

let server: TestServer;
let asOwner: pg.Client;
beforeAll(async () => {
  // no worker, so that jobs wait
  server = await startServer({ worker: false });
  asOwner = new pg.Client({ connectionString: server.databaseUrl });
  await asOwner.connect();
});
afterAll(async () => {
  await asOwner.end();
  await server.close();
});

const deps = (): HealthDeps => server.context(null, server.clock.now());
const stateOf = async (check: HealthCheck): Promise<string> => {
  const finding = await check.run(deps());
  return `${finding?.state ?? 'NONE'}: ${finding?.words ?? ''}`;
};

test('[OPE-05] owners and auditors are told a line for each part, and nobody else', async () => {
  const document = '{ checkHealth { part title state words todo } }';
  interface Line {
    readonly part: string;
    readonly state: string;
    readonly todo: string | null;
  }
  const lines = (await (await server.as('auditor')).query<{ checkHealth: Line[] }>(document)).checkHealth;
  const wanted = healthChecks.map(({ id }) => id);
  expect(lines.map(({ part }) => part)).toEqual(wanted);
  expect(lines.filter(({ state }) => state === 'FAILURE')).toEqual([]);
  expect(lines.filter(({ state, todo }) => (todo === null) !== (state === 'OK'))).toEqual([]);
  const refused = async (who: string) => (await (await server.as(who)).ask(document)).errors?.[0]?.extensions.code;
  expect(await refused('employee')).toBeUndefined();
  expect(await refused('support')).toBe('FORBIDDEN');
  expect(await refused('member')).toBe('NOT_FOUND');
});

test('[OPE-05] the locale C and another encoding than UTF-8 are failures of the database', async () => {
  expect(await stateOf(database)).toMatch(/^OK: PostgreSQL \d+ answers\.$/);
  const of = async (name: string, terms: string): Promise<string> => {
    await asOwner.query(`create database ${name} template template0 ${terms}`);
    const url = new URL(server.databaseUrl);
    url.pathname = `/${name}`;
    const { db, pool } = openDatabase({ url: url.href, log: openLog('silent'), max: 1 });
    try {
      return (await database.run({ ...deps(), db }))?.words ?? '';
    } finally {
      await pool.end();
      await asOwner.query(`drop database ${name}`);
    }
  };
  const c = `locale_provider libc lc_ctype 'C' lc_collate 'C'`;
  expect(await of('health_ascii', `encoding 'SQL_ASCII' ${c}`)).toContain('keeps texts as SQL_ASCII');
  expect(await of('health_c', `encoding 'UTF8' ${c}`)).toContain('has the locale C');
  expect(await of('health_bare', `encoding 'UTF8'`)).toBe('The database lacks citext, pg_trgm, unaccent.');
});

test('[OPE-05] [OPE-02] a table that is missing is named', async () => {
  expect(await stateOf(schema)).toMatch(/^OK/);
  await asOwner.query('alter table group_video rename to lost');
  expect(await stateOf(schema)).toBe('FAILURE: The database lacks table group_video.');
  await asOwner.query('alter table lost rename to group_video');
});

test('[OPE-05] [THR-66] a role that may do more or less than it needs is a failure', async () => {
  expect(await stateOf(rights)).toBe('OK: Requests are served as atrium_runtime, within its rights.');
  await asOwner.query('revoke select on resource from atrium_runtime');
  expect(await stateOf(rights)).toBe('FAILURE: atrium_runtime may not read resource.');
  await asOwner.query('grant select on resource to atrium_runtime');
  const { rows } = await asOwner.query<{ owner: string }>(
    `select tableowner as owner from pg_tables where tablename = 'seat'`,
  );
  await asOwner.query('alter table seat owner to atrium_runtime');
  expect(await stateOf(rights)).toBe('FAILURE: The wall between companies is open for seat.');
  await asOwner.query(`alter table seat owner to ${rows[0]?.owner ?? ''}`);
  const url = new URL(server.databaseUrl);
  url.searchParams.set('options', '-c role=none');
  const { db, pool } = openDatabase({ url: url.href, log: openLog('silent'), max: 1 });
  await pool.query('reset role');
  await pool.query(`set role ${rows[0]?.owner ?? ''}`);
  expect((await rights.run({ ...deps(), db }))?.words).toContain('whom no rule of the database holds back');
  await pool.end();
});

test('[OPE-05] clocks that differ are a warning, and a failure once sign-ins fail by it', async () => {
  expect(await stateOf(clock)).toBe('OK: The database and the program have the same time.');
  expect(describeDifference(-1900).state).toBe('OK');
  expect(describeDifference(2100)).toMatchObject({
    state: 'WARNING',
    words: 'The clock of the database is 2 seconds ahead of that of the program.',
  });
  expect(describeDifference(-31_000).state).toBe('FAILURE');
});

test('[OPE-05] jobs that fail are a warning, and those that nobody takes a failure', async () => {
  const { words = '' } = (await jobs.run(deps())) ?? {};
  await addGivenUp(server);
  expect(await stateOf(jobs)).toMatch(/^WARNING: \d+ jobs? failed again and again\.$/);
  expect(await stateOf(jobs)).not.toContain(words);
  await asOwner.query(`select graphile_worker.add_job('billing.sync', '{}', run_at := now() - interval '11 minutes')`);
  expect(await stateOf(jobs)).toMatch(/^FAILURE: \d+ jobs? waits? for more than ten minutes, and nobody takes them\.$/);
});

test('[OPE-05] mails that could not be sent are a warning', async () => {
  await server.db.updateTable('mail').set({ failed_at: null }).execute();
  expect(await stateOf(mails)).toMatch(/^OK: /);
  const mail = {
    dedupe_key: 'health',
    letter: 'letterTest',
    to_address: 'a@b.example',
    subject: '',
    html: '',
    body: '',
  };
  await server.db
    .insertInto('mail')
    .values({ ...mail, created_at: new Date(), failed_at: new Date() })
    .execute();
  expect(await stateOf(mails)).toBe('WARNING: 1 mail could not be sent so far.');
});

test('[OPE-05] events that were not carried out are a warning', async () => {
  await server.db.updateTable('billing_event').set({ handled_at: new Date() }).execute();
  await server.db.updateTable('meeting_notice').set({ handled_at: new Date() }).execute();
  expect(await stateOf(webhooks)).toMatch(/^OK: /);
  const event = { event_id: 'evt_health', type: 'invoice.paid', provider_customer_id: 'cus_of_none' };
  const at = new Date();
  await server.db
    .insertInto('billing_event')
    .values({ ...event, created_at: at, received_at: at })
    .execute();
  expect(await stateOf(webhooks)).toBe('WARNING: 1 event of a provider was not carried out.');
});

test('[OPE-05] films are encoded, play as they come, or wait for a process', async () => {
  const { ports } = deps();
  const encoderIs = async (isThere: boolean): Promise<string | undefined> => {
    const filmEncoder = { ...ports.filmEncoder, isThere: () => Promise.resolve(isThere) };
    return (await encoder.run({ ...deps(), ports: { ...ports, filmEncoder } }))?.words;
  };
  for (const key of ['film/encoderSeen', 'film/repackagerSeen'] as const) await saveSetting(server.db, key, 0);
  expect(await encoderIs(true)).toBe('No process takes films at the moment.');
  expect(await encoderIs(false)).toContain('there is no ffmpeg on this machine');
  await saveSetting(server.db, 'film/repackagerSeen', Date.now());
  expect(await stateOf(encoder)).toMatch(/^OFF: There is no ffmpeg/);
  await saveSetting(server.db, 'film/encoderSeen', Date.now());
  expect(await stateOf(encoder)).toBe('OK: Films are encoded.');
});

test('[OPE-05] [COM-01] a provider that is away and a certificate that ends are told with the company', async () => {
  expect(await stateOf(signOn)).toBe('OK: The sign-on of companies can be used.');
  const certificates = async (...daysLeft: readonly number[]): Promise<void> => {
    const whole = certificateFacts((await createSelfSigned('id.acme.example', 0)).certificate).endsAt;
    const made = daysLeft.map(async (days) => {
      const ends = deps().now + days * day - 1000;
      return (await createSelfSigned('id.acme.example', ends - whole)).certificate;
    });
    const realm = server.db.updateTable('identity_realm').set({ certificates: await Promise.all(made) });
    await realm.where('customer_id', '=', 'acme').execute();
  };
  await certificates(31);
  expect(await stateOf(signOn)).toMatch(/^OK/);
  await certificates(30);
  expect(await stateOf(signOn)).toBe('WARNING: A certificate of Acme ends in 30 days.');
  // one that ends, or has ended, matters as long as no other outlives it
  await certificates(10, 300);
  expect(await stateOf(signOn)).toBe('OK: The sign-on of companies can be used.');
  await certificates(0, 20);
  expect(await stateOf(signOn)).toBe('WARNING: A certificate of Acme ends in 20 days.');
  await certificates(0);
  expect(await stateOf(signOn)).toBe('FAILURE: Acme: its certificate has ended.');
  await certificates(300);
  const away = `127.0.0.1:${String(await freePort())}`;
  const realm = {
    realm_id: 'health',
    customer_id: 'globex',
    kind: 'OIDC',
    client_id: 'atrium',
    by_link: false,
  } as const;
  await server.db
    .insertInto('identity_realm')
    .values({ ...realm, issuer: `http://${away}/`, certificates: [], sealed_client_secret: Buffer.from('sealed') })
    .execute();
  expect(await stateOf(signOn)).toMatch(/^FAILURE: Globex: 127\.0\.0\.1:\d+ cannot be used \(.*ECONNREFUSED.*\)\.$/);
});

test('[OPE-05] [BEG-02] an academy without an owner is one in which nobody can sign in', async () => {
  expect(await stateOf(owner)).toBe('OK: The academy has an owner.');
  await withoutOwner(server);
  // another process, which has not seen an owner
  const { db, pool } = openDatabase({ url: server.databaseUrl, log: openLog('silent'), max: 1 });
  expect(await owner.run({ ...deps(), db })).toMatchObject({ state: 'FAILURE', words: 'Nobody can sign in yet.' });
  await pool.end();
});
