import { plainAcademy, type AcademyBody } from '@atrium/domain/academy/academyForm.ts';
import { runCommand } from '@atrium/tools/staff/runCommand.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAcademy } from '../../base/site.ts';
import { configuredAcademy } from '../../env/configuredAcademy.ts';
import { queueMail } from '../../mail/outbox.ts';
import type { Caller } from '../../testing/caller.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { operator } from '../../testing/operator.ts';
import { webPage } from '../../testing/webPage.ts';

let server: TestServer;
let owner: Caller;
beforeAll(async () => {
  server = await startServer({ web: webPage, fixed: { termsUrl: { variable: 'TERMS_URL', value: '/terms' } } });
  owner = await server.as('employee');
});
afterAll(() => server.close());

interface Settings {
  readonly version: number;
  readonly body: AcademyBody;
  readonly fixed: readonly { readonly field: string; readonly variable: string; readonly value: string }[];
  readonly versions: readonly { readonly version: number; readonly body: AcademyBody; readonly savedByName: string }[];
}

const page = async (caller = owner): Promise<Settings> =>
  (
    await caller.query<{ getAcademySettings: Settings }>(
      '{ getAcademySettings { version body fixed { field variable value } versions { version body savedByName } } }',
    )
  ).getAcademySettings;

interface Saved {
  readonly lines: readonly string[] | null;
  readonly isSaved: boolean | null;
  readonly error: { readonly code: string; readonly reason: string | null } | null;
}
const save = async (version: number, body: object, more: object = {}): Promise<Saved> =>
  (
    await owner.query<{ saveAcademySettings: Saved }>(
      `mutation ($version: Int!, $body: JSON!, $reason: String, $dryRun: Boolean) {
        saveAcademySettings(version: $version, body: $body, reason: $reason, dryRun: $dryRun) {
          lines isSaved error { code reason }
        }
      }`,
      { version, body, ...more },
    )
  ).saveAcademySettings;

const html = async (): Promise<string> =>
  (await fetch(`${server.origin}/login`, { headers: { accept: 'text/html' } })).text();

const body: AcademyBody = {
  ...plainAcademy,
  name: 'Northside',
  supportEmail: 'help@north.example',
  signInSentence: 'Learn <in> good company.',
  mailFooter: 'Northside Ltd\n1 North Street',
};

test('[BEG-04] [STF-05] what an owner saves is on the next page and in the next mail, and can be put back', async () => {
  expect(await page()).toMatchObject({ version: 0, body: plainAcademy, versions: [] });
  const rehearsed = await save(0, body, { dryRun: true });
  expect(rehearsed).toMatchObject({ isSaved: false, error: null });
  expect(rehearsed.lines).toContain('Name: “Atrium” becomes “Northside”.');
  expect(await html()).toContain('<title>Atrium</title>');

  expect(await save(0, body, { reason: 'A new name.' })).toEqual({
    lines: rehearsed.lines,
    isSaved: true,
    error: null,
  });
  const shown = await html();
  expect(shown).toContain('<title>Northside</title>');
  expect(shown).toContain('content="Learn &lt;in&gt; good company."');
  const to = 'ada@test.example';
  const letter = { name: 'test', subject: 'Hi', greeting: 'Hello,', paragraphs: [] };
  const ctx = server.context(null, server.clock.now());
  await server.db.transaction().execute((tx) => queueMail(tx, ctx, { dedupeKey: 'academy', to, letter }));
  const [mail] = await server.mails();
  expect(mail?.text).toContain('Northside\nQuestions: help@north.example\nNorthside Ltd\n1 North Street');
  expect(mail?.html).toContain('<br>1 North Street');

  // the same again changes nothing
  expect(await save(0, body)).toMatchObject({ lines: [], isSaved: false, error: null });
  expect((await page()).versions).toMatchObject([{ version: 1, body, savedByName: 'Noa Ben-Ami' }]);
  const entry = await server.db
    .selectFrom('audit_entry')
    .selectAll()
    .where('action', '=', 'ACADEMY_SAVED')
    .executeTakeFirstOrThrow();
  expect(entry).toMatchObject({ reason: 'A new name.', before: plainAcademy, after: body });

  expect(await save(1, plainAcademy)).toMatchObject({ isSaved: true });
  expect(await html()).toContain('<title>Atrium</title>');
});

test('[BEG-04] who began with an older version is asked first, and what is wrong with a field is said', async () => {
  const { version } = await page();
  expect((await save(version + 1, body)).error?.code).toBe('STALE_VERSION');
  const refused = await save(version, { ...plainAcademy, supportEmail: 'nobody' });
  expect(refused.error).toMatchObject({ code: 'INVALID_INPUT', reason: 'An e-mail address is needed.' });
  expect((await page()).version).toBe(version);
});

test('[BEG-04] [MED-05] a picture of the settings counts as used, and a color that cannot be read is refused', async () => {
  const { version } = await page();
  const dull = await save(version, { ...plainAcademy, brandDark: '#333333' });
  expect(dull.error?.reason).toMatch(/needs 4\.5:1\. The nearest that does is #/);
  const away = await save(version, { ...plainAcademy, logo: 'https://cdn.example/logo.png' });
  expect(away.error?.reason).toBe('Pages show pictures of ours alone: upload it here.');
  const logo = '/files/images/settings-logo.webp';
  expect((await save(version, { ...plainAcademy, logo })).isSaved).toBe(true);
  const uses = (): Promise<unknown[]> =>
    sql`select kind from content_texts('settings-logo')`.execute(server.db).then(({ rows }) => rows);
  expect(await uses()).toEqual([{ kind: 'academy' }]);
  await save(version + 1, plainAcademy);
  expect(await uses()).toEqual([]);
});

test('[BEG-04] pages without the web app have name, logo and colors of the academy as well', async () => {
  const plain = async (): Promise<string> => (await fetch(`${server.origin}/unsubscribe/none`)).text();
  expect(await plain()).not.toContain('html:root');
  const { version } = await page();
  await save(version, {
    ...plainAcademy,
    logo: '/files/images/n.webp',
    icon: '/files/images/i.webp',
    brandLight: '#0b3d91',
  });
  const own = await plain();
  expect(own).toContain('<a class="logo" href="/"><img src="/files/images/n.webp" alt="Atrium"></a>');
  expect(own).toContain('<link rel="icon" href="/files/images/i.webp">');
  expect(own).toContain('html:root{--brand:light-dark(#0b3d91,');
  await save(version + 1, plainAcademy);
});

test('[BEG-04] what the environment sets wins, and the page says by which variable (D93)', async () => {
  const { version, fixed } = await page();
  expect(fixed).toEqual([{ field: 'termsUrl', variable: 'TERMS_URL', value: '/terms' }]);
  const saved = await save(version, { ...plainAcademy, termsUrl: '/own-terms' });
  expect(saved.lines).toEqual(['Terms: none becomes “/own-terms” once TERMS_URL no longer sets it.']);
  expect(await html()).toContain(`<meta name="terms-url" content="${server.origin}/terms" />`);
  const env = { PUBLIC_URL: 'https://a.example', BRAND_NAME: 'North', SUPPORT_EMAIL: 'support@a.example' };
  const given = { TERMS_URL: 'http://a.test/terms' };
  const links = { HELP_URL: 'https://a.example/files/notices/help.html', ...given };
  const configured = configuredAcademy({ ...env, ...links, given });
  // a link that no setting may have is none to begin with, and holds all the same
  expect(configured.defaults).toMatchObject({ name: 'North', helpUrl: '/files/notices/help.html', termsUrl: '' });
  expect(openAcademy(configured).current().termsUrl).toBe('http://a.test/terms');
});

test('[BEG-04] a process that did not save them has them too', async () => {
  const other = await startServer({ databaseUrl: server.databaseUrl, web: webPage, worker: false });
  const { version } = await page();
  await save(version, { ...plainAcademy, name: 'Elsewhere' });
  await expect
    .poll(async () => (await fetch(`${other.origin}/login`, { headers: { accept: 'text/html' } })).text())
    .toContain('<title>Elsewhere</title>');
  await other.close();
});

test('[BEG-04] the mail of a command has the settings as well', async () => {
  const { version } = await page();
  await save(version, { ...plainAcademy, name: 'By command' });
  const env = { PUBLIC_URL: server.origin, BRAND_NAME: 'Atrium', SUPPORT_EMAIL: 'support@localhost' };
  const given = { db: server.db, by: operator, now: server.clock.now(), env };
  await runCommand(['invite', '--email', 'fay@team.example', '--role', 'editor'], given);
  expect((await server.mails())[0]?.subject).toBe('Join the team of By command');
  await save(version + 1, plainAcademy);
});

test('[BEG-04] [STF-01] an auditor reads the settings, and nobody but an owner saves them', async () => {
  expect((await page(await server.as('auditor'))).version).toBeGreaterThan(0);
  const asked = await (
    await server.as('auditor')
  ).ask('mutation { saveAcademySettings(version: 0, body: {}) { lines } }');
  expect(JSON.stringify(asked)).toContain('FORBIDDEN');
});

test('[BEG-06] an owner of an academy without people reads how far it is; with people and a course nobody is asked for more', async () => {
  const ask = async (caller: Caller): Promise<unknown> =>
    (
      await caller.ask<{ getAcademySetUp: unknown }>(
        '{ getAcademySetUp { owners hasLook hasMailServer firstMail hasCourse hasPeople sells } }',
      )
    ).data?.getAcademySetUp;
  expect(await ask(owner)).toBeNull();
  await server.db.updateTable('member').set({ is_staff: true }).execute();
  const key = `academy-yours/${owner.memberId}`;
  const now = server.context(null, server.clock.now());
  expect(await ask(owner)).toMatchObject({
    firstMail: 'NONE',
    hasMailServer: false,
    hasCourse: true,
    hasPeople: false,
    sells: true,
  });
  await server.db.transaction().execute((tx) =>
    queueMail(tx, now, {
      dedupeKey: key,
      to: 'employee@demo.example',
      letter: { name: 'academyYours', subject: 'Yours', greeting: 'Hi', paragraphs: ['Yours.'] },
    }),
  );
  await expect.poll(async () => ((await ask(owner)) as { firstMail: string }).firstMail).toBe('SENT');
  expect(await ask(await server.as('support'))).toBeNull();
});
