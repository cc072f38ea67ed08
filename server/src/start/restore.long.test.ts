import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { persona } from '@atrium/content/people.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removePostgres, startPostgres } from '../adapters/local/postgres.ts';
import { freePort } from '../base/process/freePort.ts';
import { listSchemaParts } from '../base/sql/schemaCheck.ts';
import { demoPassword } from '../demo/accounts.ts';
import { openBrowser } from '../modules/identity/browser.fixture.ts';
import { findInstalledPostgres, startInstalledPostgres, type InstalledPostgres } from './installedPostgres.fixture.ts';
import { endAll, newScratch, ready, root, start, type Program } from './program.fixture.ts';

const scratch = newScratch();
const secret = 'a secret of thirty-two letters and more';
const archive = path.join(scratch, 'academy.dump');
/** As docs/operations.md says for a new site, and once more before a restore into another server. */
const roles = ['create role atrium login createrole'];
const rolesBeforeRestore = [...roles, 'create role atrium_runtime nologin', 'grant atrium_runtime to atrium'];
const createAcademy = `create database academy owner atrium encoding 'UTF8'`;

let first: InstalledPostgres;
let second: InstalledPostgres;
let before: { readonly contents: Contents; readonly pages: Pages };

beforeAll(async () => {
  await mkdir(scratch, { recursive: true });
  const programs = await findInstalledPostgres();
  first = await startInstalledPostgres(programs);
  second = await startInstalledPostgres(programs);
  await asUser(first.urlOf('postgres'), [...roles, createAcademy]);
  const pages = await openPages(first.urlOf('academy', 'atrium'));
  before = { contents: await contentsOf(first.urlOf('academy', 'atrium')), pages };
  await first.runProgram('pg_dump', [
    '--format=custom',
    `--file=${archive}`,
    `--dbname=${first.urlOf('academy', 'atrium')}`,
  ]);
}, 300_000);
afterAll(async () => {
  await endAll();
  await first.stop();
  await second.stop();
  await rm(scratch, { recursive: true, force: true });
});

async function asUser(url: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Everything in a database: the rows of each table, the counters, what each part is and the roles that may use it. */
type Contents = Readonly<Record<string, string>>;

async function contentsOf(url: string): Promise<Contents> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const list = async (query: string): Promise<{ name: string; text: string }[]> =>
      (await client.query<{ name: string; text: string }>(query)).rows;
    const ours = `('public', 'graphile_worker')`;
    const tables =
      await list(`select format('%I.%I', n.nspname, c.relname) as name, coalesce(c.relacl::text, '') as text
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ${ours} and c.relkind in ('r', 'p')`);
    const rows = [];
    for (const { name } of tables) {
      rows.push(
        ...(await list(`select 'rows of ${name}' as name,
          count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as text from ${name} t`)),
      );
    }
    const all = [
      ...tables.map(({ name, text }) => ({ name: `rights on ${name}`, text })),
      ...rows,
      ...(await list(`select 'sequence ' || schemaname || '.' || sequencename as name, coalesce(last_value::text, '') as text
        from pg_sequences where schemaname in ${ours}`)),
      ...(await list(`select 'function ' || p.oid::regprocedure as name,
          md5(pg_get_functiondef(p.oid)) || coalesce(p.proacl::text, '') as text
        from pg_proc p join pg_namespace n on n.oid = p.pronamespace
        where n.nspname in ${ours} and not exists (
          select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')`)),
      ...(await list(`select 'comment on ' || c.oid::regclass || '.' || d.objsubid as name, d.description as text
        from pg_description d join pg_class c on d.classoid = 'pg_class'::regclass and d.objoid = c.oid
        join pg_namespace n on n.oid = c.relnamespace where n.nspname in ${ours}`)),
      ...(await list(`select 'index ' || i.indexrelid::regclass as name, pg_get_indexdef(i.indexrelid) as text
        from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
        where n.nspname in ${ours}`)),
      ...(await listSchemaParts(client)).map((name) => ({ name, text: '' })),
    ];
    return Object.fromEntries(all.map(({ name, text }) => [name, text]));
  } finally {
    await client.end();
  }
}

/** The status of each page for each person, and the persisted documents that its HTML has the answers of. */
type Pages = Readonly<Record<string, string>>;

const visitors = ['member', 'employee', 'limited', 'ann@acme.example'];

/** Addresses with something of each kind that the database has, by the route table. */
async function addressesIn(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ address: string }>(`
      select address from (
        select address, row_number() over (partition by regexp_replace(address, '[^/]+$', '') order by address) as rank from (
        select '/courses/' || course_id as address from course
        union all select '/courses/session/' || session_id from session
        union all select '/mini-mbas/' || s.session_id from session s join course c using (course_id) where c.course_type = 'BOOTCAMP'
        union all (select '/courses/' || case s.session_type when 'LIVE' then 'session/' else 'ondemand/' end
          || s.session_id || '/' || min(g.session_content_id || '/' || g.video_id)
          from group_video g join session_content n using (session_content_id) join session s using (session_id)
          group by s.session_id order by s.session_id limit 12)
        union all select '/certificates/' || certificate_id from certificate
        union all select '/crash-courses/' || certificate_id from certificate where type = 'CrashCourse'
        union all select '/events/' || member_event_id from member_event
        union all select '/resources/' || resource_id from resource
        union all select '/insights/' || case_study_id from case_study
        union all select '/member-directory/' || member_id from member
        ) found
      ) ranked where rank <= 5 order by 1`);
    const lists = ['', 'courses', 'courses/portfolio', 'courses/business-archive', 'my-sessions', 'mini-mbas'];
    lists.push('certificates', 'crash-courses', 'events', 'resources', 'insights', 'member-directory', 'organization');
    lists.push('organization/seats', 'plan/intro', 'plan/quiz', 'account-settings', 'upgrade', 'login', 'signup');
    return [...lists.map((name) => `/${name}`), ...rows.map(({ address }) => address)];
  } finally {
    await client.end();
  }
}

let program: Program | null = null;

/** Starts the product on a database, opens its pages as several people, and stops it. */
async function openPages(url: string): Promise<Pages> {
  const port = String(await freePort());
  const origin = `http://localhost:${port}`;
  const directory = path.join(scratch, `data-${port}`);
  program = start({
    DATABASE_URL: url,
    DATA_DIR: directory,
    PORT: port,
    PUBLIC_URL: origin,
    DEMO: 'on',
    SECRET: secret,
    LOG_LEVEL: 'error',
  });
  await ready(port, 90_000);
  const addresses = await addressesIn(url);
  const pages: Record<string, string> = {};
  for (const who of visitors) {
    const browser = openBrowser(origin);
    await browser.signIn(persona(who).email, demoPassword);
    for (const address of addresses) {
      const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const answer = await fetch(origin + address, { headers: { cookie, accept: 'text/html' }, redirect: 'manual' });
      const [, json] = /<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(await answer.text()) ?? [];
      const { answers } = JSON.parse(json ?? '{"answers":[]}') as { answers: readonly { hash: string }[] };
      pages[`${who} ${address}`] = [answer.status, ...answers.map(({ hash }) => hash)].join(' ');
    }
  }
  expect(program.log()).toEqual([]);
  await endAll();
  return pages;
}

test('[OPE-02] a dump restores into another server with every table, row, counter, right and function', async () => {
  await asUser(second.urlOf('postgres'), [...rolesBeforeRestore, createAcademy]);
  await second.runProgram('pg_restore', ['--exit-on-error', `--dbname=${second.urlOf('academy', 'atrium')}`, archive]);
  const restored = await contentsOf(second.urlOf('academy', 'atrium'));
  expect(Object.keys(before.contents).filter((name) => name.startsWith('rows of')).length).toBeGreaterThan(100);
  expect(restored).toEqual(before.contents);
});

test('[OPE-02] the product opens every kind of page on what was restored as on what was dumped', async () => {
  const { pages } = before;
  // as many pages come with their data as there are kinds of them
  expect(Object.values(pages).filter((page) => page.includes(' ')).length).toBeGreaterThan(100);
  expect(Object.values(pages).filter((page) => !/^(200|30\d|404)/.test(page))).toEqual([]);
  expect(await openPages(second.urlOf('academy', 'atrium'))).toEqual(pages);
}, 300_000);

test('[OPE-02] a dump restores into the embedded PostgreSQL, which is a newer version, and into the same server', async () => {
  await asUser(first.urlOf('postgres'), [`create database again owner atrium encoding 'UTF8'`]);
  await first.runProgram('pg_restore', ['--exit-on-error', `--dbname=${first.urlOf('again', 'atrium')}`, archive]);
  expect(await contentsOf(first.urlOf('again', 'atrium'))).toEqual(before.contents);

  const options = { directory: path.join(scratch, 'newer'), checkout: root, durable: false };
  const newer = await startPostgres(options);
  try {
    const url = new URL(newer.url);
    await asUser(newer.url, [`create database academy encoding 'UTF8'`]);
    url.pathname = '/academy';
    await first.runProgram('pg_restore', ['--exit-on-error', `--dbname=${url.href}`, archive]);
    const rowsOf = (contents: Contents): Contents =>
      Object.fromEntries(Object.entries(contents).filter(([name]) => /^(rows|sequence|table|column|index)/.test(name)));
    expect(rowsOf(await contentsOf(url.href))).toEqual(rowsOf(before.contents));
  } finally {
    await newer.stop();
    await removePostgres(options);
  }
}, 300_000);

test('[OPE-02] a database that lacks a table is said by the start and by /readyz, until it is there', async () => {
  const url = first.urlOf('again', 'atrium');
  await asUser(url, ['alter table group_video rename to lost']);
  const port = String(await freePort());
  program = start({
    DATABASE_URL: url,
    DATA_DIR: path.join(scratch, 'lacking'),
    PORT: port,
    DEMO: 'on',
    SECRET: secret,
  });
  const ask = async (): Promise<string> =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      async (answer) => `${String(answer.status)} ${await answer.text()}`,
      () => '',
    );
  await expect.poll(ask, { timeout: 60_000 }).toBe('503 not ready: The database lacks table group_video.\n');
  // it answers before it prints
  await expect.poll(() => program?.output()).toContain('The database lacks table group_video. Pages that need it fail');
  expect(program.log().join('\n')).toContain('the database lacks what the program needs');
  await asUser(url, ['alter table lost rename to group_video']);
  await expect.poll(ask, { timeout: 60_000 }).toBe('200 ok\n');
  await endAll();

  // without this one nothing can be served: the start ends with the same line
  await asUser(url, ['alter table oidc_key rename to lost']);
  const { code, stderr } = await start({ DATABASE_URL: url, DATA_DIR: scratch, PORT: port, DEMO: 'on', SECRET: secret })
    .ended;
  expect(code).toBe(1);
  expect(stderr).toMatch(/^The database lacks table oidc_key\. Pages that need it fail.*\n$/);
}, 120_000);
