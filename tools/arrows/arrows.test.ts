import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findBareClocks } from './bareClocks.ts';
import { findCircles } from './findCircles.ts';
import { findWrongFloors } from './findWrongFloors.ts';
import { findEmptyWalls, findTrespasses, walls } from './floorPlan.ts';
import { findUnorderedLocks } from './lockOrder.ts';
import { findLongComments } from './longComments.ts';
import { productFiles } from './productFiles.ts';
import { listSources, readArrows, resolveImport } from './readArrows.ts';
import { findMissingRoutes, readDocumentRoutes, readRouterPaths } from './routeFiles.ts';
import { findOddVerbs } from './storeVerbs.ts';
import { findSharedTables, findUnfilledTables } from './tableWriters.ts';
import { findUncheckedSql, findUnrepeated } from './uncheckedSql.ts';

const modules = 'server/src/modules';
const service = `${modules}/enrollment/service/saveEnrollment.ts`;
const store = `${modules}/enrollment/store/seats.ts`;
const schema = `${modules}/enrollment/schema/enrollment.ts`;

test.each([
  ['domain/src/access/a.ts', 'npm:zod'],
  ['domain/src/access/a.ts', 'npm:node:fs'],
  ['domain/src/access/a.ts', 'server/src/base/sql/db.ts'],
  ['content/src/people.ts', 'server/src/base/sql/db.ts'],
  ['server/src/base/sql/db.ts', service],
  ['server/src/base/sql/db.ts', 'server/src/adapters/smtp/mailer.ts'],
  ['server/src/adapters/smtp/mailer.ts', service],
  ['server/src/adapters/smtp/mailer.ts', 'server/src/adapters/local/mailbox.ts'],
  [service, 'server/src/adapters/smtp/mailer.ts'],
  [service, `${modules}/catalogue/store/courses.ts`],
  [service, `${modules}/federation/service/realms.ts`],
  [service, `${modules}/video/service/takeReport.ts`],
  [service, `${modules}/video/types.ts`],
  [service, `${modules}/catalogue/schema/objects.ts`],
  [service, schema],
  [service, 'npm:kysely'],
  [store, service],
  [store, schema],
  [store, `${modules}/enrollment/mails.ts`],
  [store, `${modules}/catalogue/service/userSession.ts`],
  [schema, store],
  [schema, 'npm:kysely'],
  [schema, `${modules}/enrollment/http.ts`],
  [`${modules}/enrollment/types.ts`, store],
  [`${modules}/enrollment/types.ts`, service],
  [`${modules}/enrollment/mails.ts`, service],
  [`${modules}/enrollment/http.ts`, store],
  [`${modules}/enrollment/due.ts`, store],
  [`${modules}/enrollment/jobs.ts`, schema],
  ['server/src/schema.ts', 'server/src/adapters/smtp/mailer.ts'],
  ['web/src/ui/Button.tsx', 'domain/src/errors.ts'],
  ['web/src/ui/Button.tsx', 'web/src/ui/rich/ComboBox.tsx'],
  ['web/src/ui/Button.tsx', 'npm:react-aria-components'],
  ['domain/src/member/profileForm.ts', 'npm:kysely'],
  ['web/src/ui/Button.tsx', 'web/src/lib/links.ts'],
  ['web/src/lib/links.ts', 'web/src/ui/Button.tsx'],
  ['web/src/parts/CourseCard.tsx', 'web/src/features/course/Hero.tsx'],
  ['web/src/features/course/Hero.tsx', 'web/src/features/enrollment/EnrollButton.tsx'],
  ['web/src/features/course/Hero.tsx', 'web/src/routes/index.tsx'],
  ['web/src/routes/index.tsx', 'web/src/app/router.ts'],
  ['web/src/app/router.ts', 'server/src/schema.ts'],
  ['e2e/enroll.spec.ts', 'server/src/base/sql/db.ts'],
  ['e2e/enroll.spec.ts', 'web/src/lib/links.ts'],
])('planted: %s may not import %s', (from, to) => {
  expect(findTrespasses([{ from, to }])).toHaveLength(1);
});

test.each([
  [service, `${modules}/catalogue/service/userSession.ts`],
  [service, `${modules}/catalogue/types.ts`],
  [service, `${modules}/enrollment/mails.ts`],
  [service, store],
  [store, 'npm:kysely'],
  [store, `${modules}/catalogue/types.ts`],
  [service, 'server/src/base/sql/db.ts'],
  [service, 'domain/src/session/enrollment.ts'],
  [schema, `${modules}/catalogue/schema/objects.ts`],
  [schema, service],
  ['domain/src/member/profileForm.ts', 'npm:zod/mini'],
  ['web/src/ui/rich/ComboBox.tsx', 'npm:react-aria-components'],
  ['server/src/main.ts', 'server/src/adapters/smtp/mailer.ts'],
  ['web/src/routes/index.tsx', 'web/src/features/home/Home.tsx'],
  ['web/src/app/router.ts', 'web/src/routes/index.tsx'],
])('%s may import %s', (from, to) => {
  expect(findTrespasses([{ from, to }])).toEqual([]);
});

test('a wall that covers no import is reported, and so is a module without a floor', () => {
  expect(findEmptyWalls([], [])).toHaveLength(walls.length);
  expect(findEmptyWalls([], [service])).toHaveLength(walls.length);
  expect(findEmptyWalls([], [`${modules}/enrollment/loose.ts`])).toContainEqual(
    expect.stringContaining('enrollment/loose.ts belongs to no layer'),
  );
  expect(findEmptyWalls([], ['server/src/modules/attic/service.ts'])).toContainEqual(expect.stringContaining('attic'));
});

test('a module is one floor above the highest that it imports, and floors are in order', () => {
  const arrows = [
    { from: service, to: `${modules}/entitlement/types.ts` },
    { from: `${modules}/entitlement/types.ts`, to: `${modules}/member/types.ts` },
  ];
  const plan = { member: 1, entitlement: 2, enrollment: 3 };
  expect(findWrongFloors(arrows, plan)).toEqual([]);
  for (const wrong of [2, 4]) {
    const moved = findWrongFloors(arrows, { ...plan, enrollment: wrong });
    expect(moved).toContainEqual(expect.stringContaining('enrollment belongs on floor 3'));
  }
  const shuffled = findWrongFloors([], { member: 1, audit: 1 });
  expect(shuffled).toEqual([expect.stringContaining('member is not in order')]);
});

test('import cycles are found, long and short ones', () => {
  const ring = ['a.ts', 'b.ts', 'c.ts'].map((from, index, all) => ({ from, to: all[(index + 1) % 3] ?? '' }));
  expect(findCircles(ring)).toHaveLength(1);
  expect(findCircles([{ from: 'a.ts', to: 'a.ts' }])).toHaveLength(1);
  expect(findCircles([...ring.slice(0, 2), { from: 'c.ts', to: 'npm:a' }])).toEqual([]);
});

test('a table with two writers is reported, in SQL and in the query builder', () => {
  const sources = new Map([
    ['server/src/modules/enrollment/store.ts', 'sql`insert into enrollment (a) values (1)`'],
    ['server/src/modules/progress/store.ts', "db.updateTable('enrollment').set({})"],
    ['server/src/modules/member/store.ts', 'sql`update member set a = 1`'],
  ]);
  const { problems, writers } = findSharedTables(sources, ['enrollment', 'member']);
  expect(problems).toEqual(['tables: enrollment is written by enrollment and progress']);
  expect([...writers.keys()].sort()).toEqual(['enrollment', 'member']);
});

test('a table that only the demo or a test fills, and a reason that no longer holds, are reported', () => {
  const sources = new Map([
    ['server/src/modules/member/store.ts', "db.insertInto('member').values({}); sql`update course set a = 1`"],
    ['server/src/modules/member/member.test.ts', "db.insertInto('course').values({})"],
    ['server/src/demo/courses.ts', 'sql`insert into course (a) values (1)`'],
    ['server/src/start/sandboxCourses.ts', "db.insertInto('course').values({})"],
    ['server/sql/event/rsvp.sql', 'create function rsvp() … insert into event_change values (1)'],
    ['server/src/modules/seat/store.ts', "db.insertInto('entitlement').values({})"],
  ]);
  const arrows = [...sources.keys()].map((to) => ({ from: 'server/src/main.ts', to }));
  const far = { from: 'server/src/start/sandboxCourses.ts', to: 'server/src/modules/course/store.ts' };
  sources.set(far.to, "db.insertInto('course').values({})");
  const product = productFiles([...arrows, far]);
  const tables = ['member', 'course', 'event_change', 'industry_reference', 'entitlement'];
  expect(findUnfilledTables(sources, product, tables)).toEqual([
    'tables: nothing but the demo and tests adds rows to course',
    'tables: entitlement is filled by the product, so it needs no reason in tools/arrows/tableWriters.ts',
  ]);
});

test('a database function writes for the module that its folder names', () => {
  const sources = new Map([
    ['server/src/modules/progress/store/viewings.ts', 'sql`update viewing set a = 1`'],
    ['server/sql/progress/beat.sql', 'create function beat() … update viewing set a = 1'],
    ['server/sql/video/other.sql', 'create function other() … delete from viewing'],
  ]);
  expect(findSharedTables(sources, ['viewing']).problems).toEqual(['tables: viewing is written by progress and video']);
});

test.each([
  ['sql`select from course where course_id = (select course_id from session where a = 1) for no key update`', 'course'],
  [
    "tx.selectFrom('course as c').where('id', '=', (eb) => eb.selectFrom('session').select('id')).forNoKeyUpdate()",
    'course',
  ],
  ['sql`update seat set a = 1 where id in (select id from session where b < 1 for update skip locked)`', 'session'],
])('locking rows of another module’s table is reported: %s', (text, table) => {
  const sources = new Map([
    ['server/src/modules/home/store.ts', text],
    ['server/src/modules/catalogue/store.ts', 'sql`update course set a = 1; update session set a = 1`'],
  ]);
  expect(findSharedTables(sources, ['course', 'session']).problems).toEqual([
    `tables: rows of ${table} are locked by home, which does not write it`,
  ]);
});

test('a table that is written and an advisory lock without a step in the order of locks are reported', () => {
  const sources = new Map([
    [
      'server/src/modules/video/store/metering.ts',
      "lock(tx, `metering/${memberId}`); lockShared(tx, `by/${memberId}`); lock(tx, 'oidc/keys')",
    ],
    ['server/sql/privacy/lock.sql', "perform pg_advisory_xact_lock(hashtextextended('figures/' || counting, 0));"],
  ]);
  expect(findUnorderedLocks(sources, ['seat', 'viewing'], '`metering/member`, `oidc/keys`, then `seat`')).toEqual([
    'locks: docs/locks.md has no step for viewing, which the product writes',
    'locks: docs/locks.md has no step for the advisory lock by/* of server/src/modules/video/store/metering.ts',
    'locks: docs/locks.md has no step for the advisory lock figures/* of server/sql/privacy/lock.sql',
  ]);
});

test('a statement whose table is only known at run time is reported', () => {
  const texts = ['sql`insert into ${sql.table(table)} select 1`', 'tx.insertInto(table).values(rows)'];
  for (const text of texts) {
    expect(findSharedTables(new Map([['server/src/modules/home/store.ts', text]]), []).problems).toHaveLength(1);
  }
});

test.each([
  'sql<Row>`select 1 as a`',
  'sql<{ a: string }>`select 1`.as("a")',
  'await sql`delete from course`.execute(tx)',
  "pool.query<Row>('select 1')",
  "await client.query('select 1')",
  'tx.executeQuery(compiled)',
  'CompiledQuery.raw(text)',
  "db.selectFrom('course').selectAll().$castTo<Row>()",
  "eb.fn<string>('millis', ['start_at'])",
  "eb.fn.sum<number>('duration')",
])('planted: SQL whose columns nothing checks is reported: %s', (text) => {
  expect(findUncheckedSql(new Map([['server/src/modules/home/store/a.ts', text]])).length).toBeGreaterThan(0);
});

test.each([
  'statement({ a: text }, () => sql`select 1`)',
  "query((db) => db.selectFrom('course').select('title'))",
  "eb.fn.coalesce('m.title', 's.title')",
  'compiled.query(undefined, context)',
])('SQL that is checked is not: %s', (text) => {
  expect(findUncheckedSql(new Map([['server/src/modules/home/store/a.ts', text]]))).toEqual([]);
});

test.each([
  ['insertRow(tx: Tx): Promise<void>', 1],
  ['finder(tx: Tx): Promise<void>', 1],
  ['findRow(\n  tx: Tx,\n): Promise<Row | undefined>', 1],
  ['findRow(tx: Tx): Promise<Row | null>', 0],
  ['findRow(tx: Tx)', 1],
  ['useOf(id: string): RawBuilder<unknown>', 0],
])('the verb of a function of a store is checked: %s', (signature, problems) => {
  const text = `export async function ${signature} {\n  return null;\n}\n`;
  expect(findOddVerbs(new Map([['server/src/modules/home/store/a.ts', text]]))).toHaveLength(problems);
  expect(findOddVerbs(new Map([['server/src/modules/home/service/a.ts', text]]))).toEqual([]);
});

test('a transaction without the retry is reported', () => {
  const text = 'await db\n  .transaction()\n  .execute(work);';
  expect(findUnrepeated(new Map([['server/src/modules/home/store/a.ts', text]]))).toHaveLength(1);
  expect(findUnrepeated(new Map([['server/src/base/sql/transaction.ts', text]]))).toEqual([]);
});

test('a clock that the server reads by itself is reported, in every form', () => {
  const file = 'server/src/modules/home/service/a.ts';
  for (const text of ['const now = Date.now();', 'at(new Date())', 'listen({ now: Date.now })', 'const at = new Date;'])
    expect(findBareClocks(new Map([[file, text]])), text).toHaveLength(1);
  expect(findBareClocks(new Map([[file, 'new Date(now);\nconst at = new Date(machineNow());']]))).toEqual([]);
  for (const name of ['server/src/base/process/clock.ts', 'server/src/app.test.ts', 'labs/world.ts'])
    expect(findBareClocks(new Map([[name, 'Date.now()']])), name).toEqual([]);
});

test('a comment beyond the page is reported, a directive of the linter is not', () => {
  const long = 'word '.repeat(30);
  for (const text of [
    `/** ${long} */`,
    `const a = 1;\n   * ${long}`,
    `  // ${long}`,
    `-- ${long}`,
    `// ${'x'.repeat(118)}`,
  ])
    expect(findLongComments(new Map([['a.ts', text]])), text).toHaveLength(1);
  for (const text of [
    `// oxlint-disable-next-line no-console -- ${long}`,
    `const text = '${long}';`,
    `// ${'x'.repeat(117)}`,
  ])
    expect(findLongComments(new Map([['a.ts', text]])), text).toEqual([]);
});

test('a route without a row or a file is reported', () => {
  const listed = ['/', '/courses', '/courses/{courseId}'];
  const spelled = ['/', '/courses', '/courses/$courseId'];
  expect(findMissingRoutes(listed, listed, spelled)).toEqual([]);
  expect(findMissingRoutes(listed, listed.slice(1), spelled.slice(1))).toHaveLength(1);
  expect(findMissingRoutes(listed, listed.slice(0, 2), spelled)).toHaveLength(2);
  expect(findMissingRoutes(listed, listed, spelled.slice(0, 2))).toHaveLength(1);
  expect(findMissingRoutes(listed, listed, [...spelled, '/$'])).toEqual([]);
  expect(findMissingRoutes([], listed, spelled)).toHaveLength(1);
  const document = `### 2.1 Route list\n\n/ (home); /sprints; /courses; /courses/{courseId}.\n\n- /sprints goes to /courses.\n\n### 2.2 A`;
  expect(readDocumentRoutes(document)).toEqual(listed);
  expect(readRouterPaths("interface FileRoutesByTo {\n  '/courses/$courseId': typeof A\n}")).toEqual([
    '/courses/$courseId',
  ]);
});

test('imports of every kind are read from real files', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'arrows-'));
  mkdirSync(path.join(root, 'web/src/lib'), { recursive: true });
  const text =
    "import type { A } from '@atrium/domain/errors.ts';\nexport * from './other.ts';\nconst p = import('react');\nimport '@mantine/core/styles/Button.css';\n";
  writeFileSync(path.join(root, 'web/src/lib/one.ts'), text);
  writeFileSync(path.join(root, 'web/src/lib/other.ts'), '');
  const files = listSources(root);
  expect(files).toEqual(['web/src/lib/one.ts', 'web/src/lib/other.ts']);
  expect(
    readArrows(root, files)
      .map(({ to }) => to)
      .sort(),
  ).toEqual(['domain/src/errors.ts', 'npm:@mantine/core', 'npm:react', 'web/src/lib/other.ts']);
  expect(resolveImport(root, 'web/src/lib/one.ts', './other')).toBe('web/src/lib/other.ts');
  expect(resolveImport(root, 'web/src/lib/one.ts', '#ui/art/hall.svg?inline')).toBe('web/src/ui/art/hall.svg');
  rmSync(root, { recursive: true });
});
