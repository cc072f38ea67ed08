import { persona } from '@atrium/content/people.ts';
import { day, minute } from '@atrium/domain/time.ts';
import { strFromU8, unzipSync } from 'fflate';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword } from '../../demo/accounts.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { pauseAt } from '../../testing/pauseAt.ts';
import { codeIn } from '../account/mailbox.fixture.ts';
import { contextOf } from '../enrollment/workshop.fixture.ts';
import { openBrowser, type Browser } from '../identity/browser.fixture.ts';
import { getUploadForm, post, save } from '../member/profile.fixture.ts';
import { openArchive } from './service/dataExports.ts';
import { files } from './service/exportReadme.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

interface Download {
  readonly requestedAt: string;
  readonly expiresAt: string | null;
  readonly path: string | null;
}
const request = 'mutation { requestDataDownload { download { requestedAt expiresAt path } error { code } } }';

interface Signed {
  readonly browser: Browser;
  readonly token: string;
}
async function open(who: string): Promise<Signed> {
  const browser = openBrowser(server.origin);
  return { browser, token: await browser.signIn(persona(who).email, demoPassword) };
}
async function ask({ browser, token }: Signed): Promise<{ download: Download | null; error: { code: string } | null }> {
  const { data } = await browser.call(token, request);
  return (data as { requestDataDownload: { download: Download | null; error: { code: string } | null } })
    .requestDataDownload;
}
async function downloadOf({ browser, token }: Signed): Promise<Download | null> {
  const { data } = await browser.call(token, '{ getDataSettings { download { requestedAt expiresAt path } } }');
  return (data as { getDataSettings: { download: Download | null } }).getDataSettings.download;
}
async function ready(who: Signed): Promise<string> {
  await expect.poll(async () => (await downloadOf(who))?.path ?? null).not.toBeNull();
  return (await downloadOf(who))?.path ?? '';
}
const get = (path: string, { browser }: Signed): Promise<Response> =>
  fetch(server.origin + path, {
    redirect: 'manual',
    headers: { cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  });

const zipOf = async (response: Response): Promise<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(unzipSync(new Uint8Array(await response.arrayBuffer()))).map(([name, bytes]) => [
      name,
      strFromU8(bytes),
    ]),
  );

test('[ACT-04] a copy has every table of its member, pictures and titles, no secret, and nothing of anybody else', async () => {
  const caller = await server.as('member');
  const form = await getUploadForm(caller);
  const photo = await sharp({ create: { width: 80, height: 80, channels: 3, background: '#c86' } })
    .png()
    .toBuffer();
  await post(new URL(form.url, server.origin), form.fields, new Uint8Array(photo));
  await save(caller, 'saveMemberBasicInfo', { profileImageUrl: form.imageUrl });
  const who = await open('member');
  // a mail with a code is not for a copy that others may read later
  await server.stranger.query('mutation ($email: String!) { forgotPassword(email: $email) { success } }', {
    email: persona('member').email,
  });
  const codes = async () =>
    (await server.mails()).filter(({ to, text }) => to === persona('member').email && /^ {4}\d{6}$/m.test(text));
  await expect.poll(codes).toHaveLength(1);
  // nor is one whose text is still there
  const words = { letter: 'x', subject: 'Your code', html: '', body: 'the waiting code' };
  const waiting = { dedupe_key: 'waits', to_address: persona('member').email, is_secret: true };
  const instants = { created_at: new Date(), sent_at: new Date() };
  await server.db
    .insertInto('mail')
    .values({ ...words, ...waiting, ...instants })
    .execute();
  const { download } = await ask(who);
  expect(download).toMatchObject({ expiresAt: null, path: null });
  // while it is being made, and in a second request for the same
  const path = await ready(who);
  const mail = (await server.mails()).find(
    ({ to, subject }) => to === persona('member').email && subject.endsWith('is ready'),
  );
  expect(mail?.subject).toBe('Your Atrium data is ready');
  expect(mail?.text).not.toContain(path);
  // in the time zone of the account page
  expect(mail?.text).toMatch(/until .* GMT-[45]\./);

  const response = await get(path, who);
  expect(response.headers.get('content-type')).toBe('application/zip');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="my-data-[\d-]{10}\.zip"$/);
  const parts = await zipOf(response);
  const names = ['account', 'activity', 'answers', 'certificates', 'courses', 'events', 'mails', 'profile', 'videos'];
  expect(Object.keys(parts)).toEqual(expect.arrayContaining(['README.txt', ...names.map((name) => `${name}.json`)]));
  expect(Object.keys(parts).filter((name) => /^pictures\/[\da-f]{32}\.webp$/.test(name))).toHaveLength(1);
  for (const name of names) expect(parts['README.txt']).toContain(`${name}.json`);
  const of = (name: string) => JSON.parse(parts[`${name}.json`] ?? '') as Record<string, Record<string, unknown>[]>;
  expect(of('profile')['member']?.[0]).toMatchObject({ firstName: 'Maya', email: 'member@demo.example' });
  expect(of('courses')['enrollment']?.[0]).toMatchObject({
    sessionId: expect.any(String) as string,
    sessionTitle: expect.any(String) as string,
  });
  expect(of('certificates')['credential']?.[0]).toMatchObject({ holderName: 'Maya Fernandes' });
  expect(of('mails')['mails']?.map(({ subject }) => subject)).not.toContain('');

  const all = Object.values(parts).join('\n');
  expect(all).not.toContain('the waiting code');
  // alone, as a mail has it: among all the instants and ids of a copy some have its six digits by chance
  expect(all.match(/(?<![\w.:-])\d{6}(?![\w.:-])/g) ?? []).not.toContain(codeIn((await codes())[0]));
  const passwords = await server.db
    .selectFrom('member_password')
    .select('hash')
    .where('member_id', '=', caller.memberId)
    .execute();
  expect(passwords).toHaveLength(1);
  for (const { hash } of passwords) expect(all).not.toContain(hash);
  const secrets = await server.db
    .selectFrom('mail_choice')
    .select('token')
    .union(server.db.selectFrom('event_calendar').select('token'))
    .union(server.db.selectFrom('session_link').select('token'))
    .execute();
  for (const { token } of secrets) expect(all).not.toContain(token);
  const others = await server.db
    .selectFrom('member')
    .select('email')
    .where('member_id', '!=', caller.memberId)
    .execute();
  const foreign = others.filter(({ email }) => all.toLowerCase().includes(email.toLowerCase()));
  expect(foreign).toEqual([]);
});

/** What the comments of the database say about the tables with rows of members, as its owner sees them. */
async function read(question: string): Promise<Record<string, string>[]> {
  const owner = new pg.Client({ connectionString: server.databaseUrl });
  await owner.connect();
  const { rows } = await owner.query<Record<string, string>>(question);
  await owner.end();
  return rows;
}

const ofMembers = `select distinct c.conrelid as oid, c.conrelid::regclass::text as name,
    obj_description(c.conrelid, 'pg_class') as comment
  from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey) and a.attname = 'member_id'
  where c.contype = 'f' and c.confrelid = 'member'::regclass`;

test('[ACT-04] every table with rows of members says in its comment which file of a copy has them, or why none has', async () => {
  const tables = await read(`select name, comment from (${ofMembers}) t order by 1`);
  expect(tables.length).toBeGreaterThan(40);
  const isSaid = ({ comment }: Record<string, string>): boolean =>
    /^member data: left out: ./.test(comment ?? '') ||
    Object.keys(files).some((name) => comment === `member data: ${name}`);
  expect(tables.filter((table) => !isSaid(table))).toEqual([]);
  const leftOut = tables.filter(({ comment }) => comment?.startsWith('member data: left out') === true);
  expect(leftOut.map(({ name }) => name)).toEqual([
    'company_download',
    'data_export',
    'distinct_people',
    'document_presence',
    'event_calendar',
    'federation_attempt',
    'figure_due',
    'member_password',
    'request_number',
    'session_link',
  ]);
  // a column that is called like a secret is one
  const unsaid = await read(`select t.name, a.attname from (${ofMembers}) t join pg_attribute a on a.attrelid = t.oid
    where a.attnum > 0 and t.comment not like 'member data: left out%' and a.attname ~ '(^|_)(hash|token|sealed)(_|$)'
      and col_description(t.oid, a.attnum) is distinct from 'secret'`);
  expect(unsaid).toEqual([]);
});

test.for(['bob@acme.example', 'downgrading'])(
  '[ACT-04] the copy of %s has every row that the owner of the database sees',
  async (name) => {
    const who = await open(name);
    // the figures have everything, so that due work adds none between the copy and the look at the tables
    await server.clock.advance(minute);
    await ask(who);
    const parts = Object.entries(await zipOf(await get(await ready(who), who)));
    const copied = new Map(
      parts
        .filter(([file]) => file.endsWith('.json') && file !== 'mails.json')
        .flatMap(([, text]) => Object.entries(JSON.parse(text) as Record<string, unknown[]>))
        .map(([table, rows]) => [table, rows.length]),
    );
    const tables = await read(`select name from (${ofMembers}) t where comment not like 'member data: left out%'
    union all select 'member'`);
    const camel = (table: string) => table.replaceAll(/_(\w)/g, (_match, letter: string) => letter.toUpperCase());
    const counts = tables.map(({ name: table = '' }) => {
      const count = `(select count(*) from ${pg.escapeIdentifier(table)} t join member m using (member_id)
      where m.email = ${pg.escapeLiteral(persona(name).email)})`;
      return `select ${pg.escapeLiteral(camel(table))} as name, ${count} as count`;
    });
    const there = await read(counts.join(' union all '));
    expect(copied).toEqual(new Map(there.map(({ name: table, count }) => [table, Number(count)])));
    const wanted =
      name === 'downgrading' ? ['billingSubscription'] : ['seat', 'memberDay', 'memberFigure', 'memberCourseFigure'];
    for (const table of wanted) expect([table, copied.get(table)]).not.toEqual([table, 0]);
  },
);

test('[ACT-04] nobody but the owner gets it, and it is gone after seven days', async () => {
  const [who, other] = [await open('planner'), await open('planned')];
  await ask(who);
  const path = await ready(who);
  const attempts = [
    get(path, other),
    fetch(server.origin + path, { redirect: 'manual' }),
    get('/files/my-data/none', who),
  ];
  for (const response of await Promise.all(attempts)) {
    expect([response.status, response.headers.get('location')]).toEqual([303, '/account-settings']);
  }
  const openedBy = async (name: string) => {
    const entries = server.db
      .selectFrom('audit_entry')
      .select(['subject', 'detail'])
      .where('action', '=', 'DATA_DOWNLOADED');
    return entries.where('actor_member_id', '=', persona(name).memberId).execute();
  };
  expect(await openedBy('planner')).toEqual([]);
  expect((await get(path, who)).status).toBe(200);
  // each opening of so much about a person is on record, and no attempt of others
  const entry = { subject: `member/${persona('planner').memberId}`, detail: { exportId: path.split('/').at(-1) } };
  expect([await openedBy('planner'), await openedBy('planned')]).toEqual([[entry], []]);
  // also in the minute before the expired ones are removed, and where that fails
  const exportId = path.split('/').at(-1) ?? '';
  const openedAt = (now: number) => openArchive(contextOf(server, persona('planner').memberId, now), exportId);
  expect(await openedAt(server.clock.now() + 8 * day)).toBeNull();
  expect(await openedAt(server.clock.now())).not.toBeNull();
  await server.clock.advance(8 * day);
  expect(await downloadOf(who)).toBeNull();
  expect((await get(path, who)).status).toBe(303);
  expect(await server.db.selectFrom('data_export').select('member_id').execute()).toEqual([]);
});

test('[ACT-04] it is made once however often it is asked for, and at most five times a day', async () => {
  const who = await open('workshops');
  // the copy is not finished before all three have asked
  const pause = await pauseAt(server, 'insert', 'mail');
  try {
    const answers = await Promise.all([ask(who), ask(who), ask(who)]);
    expect(new Set(answers.map(({ download }) => download?.requestedAt)).size).toBe(1);
    await pause.release();
  } finally {
    await pause.close();
  }
  for (let times = 0; times < 4; times += 1) {
    await ready(who);
    expect((await ask(who)).error).toBeNull();
  }
  await ready(who);
  expect((await ask(who)).error).toEqual({ code: 'RATE_LIMITED' });
  expect(await ready(who)).not.toBe('');
});

test('[ACT-04] a copy that could not be made for five days is not waited for: another one can be asked for', async () => {
  const who = await open('archive');
  const requestedAt = server.clock.now() - 5 * day + minute;
  // its job has failed for the last time
  const failed = { data_export_id: 'failed', member_id: persona('archive').memberId };
  await server.db
    .insertInto('data_export')
    .values({ ...failed, requested_at: new Date(requestedAt) })
    .execute();
  const waiting = { requestedAt: String(requestedAt), expiresAt: null, path: null };
  expect(await downloadOf(who)).toEqual(waiting);
  expect((await ask(who)).download).toEqual(waiting);
  await server.db
    .updateTable('data_export')
    .set({ requested_at: new Date(requestedAt - minute) })
    .where('data_export_id', '=', 'failed')
    .execute();
  expect(await downloadOf(who)).toBeNull();
  expect((await ask(who)).error).toBeNull();
  expect(await ready(who)).toMatch(/^\/files\/my-data\//);
});
