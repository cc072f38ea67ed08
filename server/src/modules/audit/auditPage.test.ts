import { persona } from '@atrium/content/people.ts';
import { hour } from '@atrium/domain/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { writeAudit } from './service/writeAudit.ts';

let server: TestServer;
let now: number;
beforeAll(async () => {
  server = await startServer();
  now = server.clock.now();
  const support = persona('support').memberId;
  const member = persona('member').memberId;
  await server.db.transaction().execute(async (tx) => {
    const at = (hours: number) => ({ now: now + hours * hour });
    await writeAudit(tx, at(1), {
      actor: { kind: 'person', memberId: support },
      action: 'MAIL_STOPPED',
      subject: 'mail/777',
      reason: 'It takes place.',
      detail: { to: 'ines.moreau@oceanic.example', subject: 'Canceled' },
      before: { state: 'WAITING' },
      after: { state: 'WITHDRAWN' },
    });
    await writeAudit(tx, at(2), {
      actor: { kind: 'command', user: 'deployer' },
      action: 'EMAIL_CHANGED',
      subject: `member/${member}`,
    });
    for (let entry = 0; entry < 3; entry += 1)
      await writeAudit(tx, at(3), {
        actor: { kind: 'job', name: 'certificates' },
        action: 'CERTIFICATE_ISSUED',
        subject: `credential/c-${String(entry)}`,
      });
  });
});
afterAll(() => server.close());

interface Entry {
  readonly action: string;
  readonly actorName: string | null;
  readonly subject: string;
  readonly subjectName: string | null;
}
interface Page {
  readonly entries: readonly Entry[];
  readonly nextAfter: string | null;
}

async function list(args: string, who = 'employee'): Promise<Page> {
  const document = `{ listAuditEntries(${args}) { entries { action actorName subject subjectName before after } nextAfter } }`;
  return (await (await server.as(who)).query<{ listAuditEntries: Page }>(document)).listAuditEntries;
}
const subjects = async (args: string): Promise<readonly string[]> =>
  (await list(args)).entries.map(({ subject }) => subject);

test('[RUN-01] [STF-05] the audit log is read by who acted, what it is about, the act in words, and its time', async () => {
  const member = persona('member');
  const [stopped] = (await list('text: "mail/777"')).entries;
  expect(stopped).toEqual({
    action: 'MAIL_STOPPED',
    actorName: 'Suda Rattanakorn',
    subject: 'mail/777',
    subjectName: null,
    before: { state: 'WAITING' },
    after: { state: 'WITHDRAWN' },
  });
  expect(await subjects('text: "777"')).toEqual(['mail/777']);
  expect(await subjects(`text: " ${persona('support').email.toUpperCase()} "`)).toContain('mail/777');
  const [changed] = (await list(`text: "${member.email}"`)).entries;
  expect(changed).toMatchObject({ actorName: 'deployer', subject: `member/${member.memberId}` });
  expect(changed?.subjectName).toBeTruthy();
  expect(await subjects('text: "deployer"')).toEqual([`member/${member.memberId}`]);
  expect(await subjects('text: "certificate issued", count: 3')).toEqual([
    'credential/c-2',
    'credential/c-1',
    'credential/c-0',
  ]);
  expect(await subjects(`text: "mail/777", until: "${String(now + hour)}"`)).toEqual([]);
  expect(await subjects(`text: "mail/777", from: "${String(now + hour)}"`)).toEqual(['mail/777']);
  expect(await subjects(`actorKind: COMMAND, from: "${String(now)}"`)).toEqual([`member/${member.memberId}`]);
});

test('[RUN-01] pages of the audit log follow each other without a gap, also within one instant', async () => {
  const from = `from: "${String(now)}"`;
  const all = await subjects(from);
  const walked: string[] = [];
  let after: string | null = null;
  do {
    const page: Page = await list(`${from}, count: 1${after === null ? '' : `, after: "${after}"`}`);
    walked.push(...page.entries.map(({ subject }) => subject));
    after = page.nextAfter;
  } while (after !== null);
  expect(walked).toEqual(all);
  expect(walked.slice(0, 3)).toEqual(['credential/c-2', 'credential/c-1', 'credential/c-0']);
  for (const end of ['nowhere', '1/nothing', '1/1e99']) expect((await list(`after: "${end}"`)).entries).toEqual([]);
});

test('[RUN-01] [STF-01] the audit log is for auditors and owners', async () => {
  const ask = async (who: string) =>
    (await (await server.as(who)).ask('{ listAuditEntries { nextAfter } }')).errors?.[0]?.extensions.code ?? 'done';
  const who = ['auditor', 'employee', 'editor', 'support', 'member'];
  expect(await Promise.all(who.map(ask))).toEqual(['done', 'done', 'FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND']);
});

test('[RUN-01] [STF-01] an auditor reads the log with masked addresses', async () => {
  const read = async (who: string) => {
    const document = '{ listAuditEntries(text: "mail/777") { entries { detail } } }';
    return JSON.stringify(await (await server.as(who)).query(document));
  };
  expect(await read('employee')).toContain('ines.moreau@oceanic.example');
  expect(await read('auditor')).toContain('i…@oceanic.example');
  expect(await read('auditor')).not.toContain('ines.moreau');
});

test('[RUN-01] an auditor still reads that an entry is about an address', async () => {
  await server.db.transaction().execute((tx) =>
    writeAudit(
      tx,
      { now: now + 5 * hour },
      {
        actor: { kind: 'command', user: 'deployer' },
        action: 'SETUP_LINK_MADE',
        subject: 'address/olga@academy.example',
      },
    ),
  );
  const about = `text: "olga@academy.example"`;
  expect((await list(about)).entries[0]?.subject).toBe('address/olga@academy.example');
  expect((await list(about, 'auditor')).entries[0]?.subject).toBe('address/o…@academy.example');
});
