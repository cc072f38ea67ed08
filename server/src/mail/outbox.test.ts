import { actMailsWait } from '@atrium/domain/outbox/mailState.ts';
import { day, hour, minute } from '@atrium/domain/time.ts';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLog } from '../base/process/log.ts';
import { openDatabase, type Database } from '../base/sql/db.ts';
import type { Mail, Mailer } from '../ports/mailer.ts';
import { localPorts } from '../start/ports.ts';
import { cloneDatabase } from '../testing/cloneDatabase.ts';
import { withdrawMail } from './acts.ts';
import { formatInstant } from './formatInstant.ts';
import { leaveHeld, withdrawHeld } from './held.ts';
import type { Letter } from './layout.ts';
import { countUnsentMails, queueMail, sendMail } from './outbox.ts';

// no worker runs here: the tests run the job themselves
let database: Database;
// the queue belongs to the owner
let owner: pg.Client;
beforeAll(async () => {
  const url = await cloneDatabase();
  database = openDatabase({ url, log: openLog('silent'), max: 2 });
  owner = new pg.Client({ connectionString: url });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await database.pool.end();
});

const now = Date.UTC(2026, 10, 21, 12);
const site = { publicUrl: 'https://atrium.example', brandName: 'Atrium', supportEmail: 'support@atrium.example' };

function mailer(works: () => boolean): { mailer: Mailer; sent: Mail[] } {
  const sent: Mail[] = [];
  const send = (mail: Mail): Promise<void> => {
    if (!works()) return Promise.reject(new Error('the mail server is away'));
    sent.push(mail);
    return Promise.resolve();
  };
  return { mailer: { send }, sent };
}

function deliver(post: Mailer, mailId: number): Promise<void> {
  const { ports } = localPorts({
    mailDirectory: '/nowhere',
    filesDirectory: '/nowhere',
    mailFrom: () => 'hello@demo.example',
    secret: 'none',
    publicUrl: 'http://localhost',
    payments: null,
  });
  return sendMail({ db: database.db, now, site, ports: { ...ports, mailer: post } }, mailId);
}

async function queue(
  dedupeKey: string,
  more: Pick<Letter, 'code' | 'kind'> = {},
  held: { readonly heldFor?: number } = {},
): Promise<number> {
  const letter = {
    name: 'enrolled',
    subject: "You're enrolled: Pricing",
    greeting: 'Hello Ana,',
    paragraphs: [`It starts ${formatInstant(now, 'Asia/Tokyo')}.`],
    action: { label: 'Open the session', path: '/courses/pricing' },
    ...more,
  };
  await queueMail(database.db, { now, site }, { dedupeKey, to: 'ana@demo.example', letter, ...held });
  const rows = await database.db.selectFrom('mail').select('mail_id').where('dedupe_key', '=', dedupeKey).execute();
  expect(rows).toHaveLength(1);
  return rows[0]?.mail_id ?? 0;
}

test('a repeated job sends no second mail, and a repeated event queues none', async () => {
  const mailId = await queue('once');
  expect(await queue('once')).toBe(mailId);
  const { mailer: post, sent } = mailer(() => true);
  for (let run = 0; run < 3; run += 1) await deliver(post, mailId);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ to: 'ana@demo.example', subject: "You're enrolled: Pricing" });
});

test('a mail that could not be sent is sent when the job is retried', async () => {
  const mailId = await queue('later');
  let works = false;
  const { mailer: post, sent } = mailer(() => works);
  const before = await countUnsentMails(database.db);
  await expect(deliver(post, mailId)).rejects.toThrow('away');
  const { waiting, failed } = before;
  expect(await countUnsentMails(database.db)).toEqual({ waiting: waiting - 1, failed: failed + 1 });
  works = true;
  await deliver(post, mailId);
  expect(sent).toHaveLength(1);
  expect(await countUnsentMails(database.db)).toEqual({ waiting: waiting - 1, failed });
});

test('a mail shows times in the given zone, as HTML and text, and links to our own site', async () => {
  const { mailer: post, sent } = mailer(() => true);
  await deliver(post, await queue('zone'));
  for (const form of [sent[0]?.text, sent[0]?.html]) {
    expect(form).toMatch(/Saturday, November 21, 2026 at 9:00\sPM GMT\+9/);
    expect(form).toContain('https://atrium.example/courses/pricing');
  }
});

/** How long the queue tries to send a mail, in milliseconds: each time it waits e times as long, up to six hours. */
async function triedFor(mailId: number): Promise<number> {
  const { rows } = await owner.query<{ most: number }>(
    `select max_attempts as most from graphile_worker.jobs where key = 'mail.send/' || $1`,
    [mailId],
  );
  const waits = Array.from({ length: (rows[0]?.most ?? 0) - 1 }, (_, index) => Math.exp(Math.min(10, index + 1)));
  return waits.reduce((sum, wait) => sum + wait * 1000, 0);
}

test('[SIG-18] a mail outlives an outage of the mail server of three days; one that would come too late does not', async () => {
  expect(await triedFor(await queue('outage'))).toBeGreaterThan(3 * day);
  expect(await triedFor(await queue('earned', { kind: 'ACHIEVEMENTS' }))).toBeGreaterThan(3 * day);
  expect(await triedFor(await queue('code', { code: '123456' }))).toBeLessThan(hour);
  expect(await triedFor(await queue('begins', { kind: 'REMINDERS' }))).toBeLessThan(hour);
});

/** The mails that are held and have a job by now, of these. */
async function queued(mailIds: readonly number[]): Promise<number[]> {
  const keys = mailIds.map((mailId) => `mail.send/${String(mailId)}`);
  const { rows } = await owner.query<{ key: string }>('select key from graphile_worker.jobs where key = any($1)', [
    keys,
  ]);
  return mailIds.filter((mailId) => rows.some(({ key }) => key === `mail.send/${String(mailId)}`));
}

test('[RUN-01] the mail of an act of the team leaves ten minutes after it, once, unless it is stopped or the act taken back', async () => {
  const held = { heldFor: actMailsWait };
  const before = await countUnsentMails(database.db);
  const leaves = await queue('held/leaves', {}, held);
  const stopped = await queue('held/stopped', {}, held);
  const undone = await queue('held/undone/1', {}, held);
  const all = [leaves, stopped, undone];
  // its key only looks like a beginning of others
  expect(await database.db.transaction().execute((tx) => withdrawHeld(tx, { now }, ['held/und']))).toEqual([]);
  const { db } = database;
  const context = (at: number) => ({ db, now: at });
  await leaveHeld(context(now + 10 * minute - 1));
  expect(await queued(all)).toEqual([]);
  // one that is to wait is no sign of a mail server that is away
  expect(await countUnsentMails(db)).toEqual(before);
  await db.transaction().execute((tx) => withdrawMail(tx, context(now), stopped));
  expect(await db.transaction().execute((tx) => withdrawHeld(tx, context(now), ['held/undone', 'held/none']))).toEqual([
    'held/undone',
  ]);
  await leaveHeld(context(now + 10 * minute));
  await leaveHeld(context(now + 10 * minute));
  expect(await queued(all)).toEqual([leaves]);
  const { mailer: post, sent } = mailer(() => true);
  for (const mailId of all) await deliver(post, mailId);
  expect(sent).toHaveLength(1);
  // one that was sent is not taken back, and leaves no second time; one that could not be sent yet is
  expect(await db.transaction().execute((tx) => withdrawHeld(tx, context(now), ['held/leaves']))).toEqual([]);
  const failed = await queue('held/failed', {}, held);
  await leaveHeld(context(now + 10 * minute));
  await expect(deliver(mailer(() => false).mailer, failed)).rejects.toThrow('away');
  expect(await db.transaction().execute((tx) => withdrawHeld(tx, context(now), ['held/failed']))).toEqual([
    'held/failed',
  ]);
  await deliver(post, failed);
  expect(sent).toHaveLength(1);
  await leaveHeld(context(now + day));
  expect(await queued([stopped, undone])).toEqual([]);
});

test('[RUN-01] a thousand mails of one act leave in parts, each once', async () => {
  const { db } = database;
  await sql`insert into mail (dedupe_key, letter, to_address, subject, html, body, created_at, leaves_at)
    select 'many/' || n, 'enrolled', 'p' || n || '@demo.example', 'Moved', '', '', ${new Date(now)}, ${new Date(now)}
    from generate_series(1, 1001) n`.execute(db);
  await Promise.all([leaveHeld({ db, now }), leaveHeld({ db, now })]);
  const rows = await db.selectFrom('mail').select('mail_id').where('dedupe_key', 'like', 'many/%').execute();
  expect(await queued(rows.map((row) => row.mail_id))).toHaveLength(1001);
});
