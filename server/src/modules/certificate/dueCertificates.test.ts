import { persona } from '@atrium/content/people.ts';
import { lastIssueAt, nextIssueAt } from '@atrium/domain/certificate/issuing.ts';
import { minute } from '@atrium/domain/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const { memberId } = persona('member');
const certificateId = 'strategy-in-practice';

interface Due {
  readonly userId: string;
  readonly certificateId: string;
  readonly email: string;
  readonly issuedAt: string | null;
  readonly heldReason: string | null;
  readonly isEarned: boolean;
  readonly eligibleAt: string;
}

async function list(view: string, who = 'support'): Promise<readonly Due[]> {
  const text = `{ listDueCertificates(view: ${view}) { nextIssueAt certificates { userId certificateId email issuedAt heldReason isEarned eligibleAt } } }`;
  const { listDueCertificates } = await (
    await server.as(who)
  ).query<{ listDueCertificates: { nextIssueAt: string; certificates: Due[] } }>(text);
  expect(Number(listDueCertificates.nextIssueAt)).toBe(nextIssueAt(server.clock.now()));
  return listDueCertificates.certificates;
}
const own = async (view: string): Promise<Due | undefined> =>
  (await list(view)).find((row) => row.userId === memberId && row.certificateId === certificateId);

async function hold(isHeldBack: boolean, args = '', who = 'support'): Promise<string> {
  const text = `mutation { holdCertificate(userId: "${memberId}", certificateId: "${certificateId}", isHeldBack: ${String(isHeldBack)}${args}) { lines error { reason } } }`;
  const { data, errors } = await (
    await server.as(who)
  ).ask<Record<string, { lines: string[] | null; error: { reason: string } | null } | null>>(text);
  const answer = data?.['holdCertificate'];
  return errors?.[0]?.extensions.code ?? answer?.error?.reason ?? (answer?.lines ?? []).join(' ');
}

const isIssued = async (): Promise<boolean> => {
  const rows = server.db.selectFrom('credential').select('credential_id');
  const found = await rows.where('member_id', '=', memberId).where('certificate_id', '=', certificateId).execute();
  return found.length > 0;
};

test('[RUN-14] [STF-01] the list is for support and owners', async () => {
  const ask = async (who: string): Promise<string> =>
    (await (await server.as(who)).ask('{ listDueCertificates { nextIssueAt } }')).errors?.[0]?.extensions.code ??
    'done';
  const who = ['support', 'employee', 'editor', 'member'];
  expect(await Promise.all(who.map(ask))).toEqual(['done', 'done', 'FORBIDDEN', 'NOT_FOUND']);
});

test('[RUN-14] [STF-05] one that is held back is not issued, and is by the next issuing once it is released', async () => {
  // the first issuing after the beginning of the demo has not been
  expect(await isIssued()).toBe(false);
  const due = await own('DUE');
  expect(due).toMatchObject({ heldReason: null, isEarned: true, email: persona('member').email });
  expect(Number(due?.issuedAt)).toBe(nextIssueAt(server.clock.now()));
  expect(await hold(true)).toBe('A reason is needed.');
  expect(await hold(true, ', reason: "No"', 'auditor')).toBe('FORBIDDEN');
  expect(await hold(true, ', dryRun: true')).toContain('is not issued until it is released');
  expect(await own('HELD')).toBeUndefined();
  expect(await hold(true, ', reason: "A name to check"')).toContain('is not issued until it is released');
  expect(await hold(true, ', reason: "A name to check"')).toBe('');
  expect([await own('DUE'), await own('BY_HAND')]).toEqual([undefined, undefined]);
  expect(await own('HELD')).toMatchObject({ heldReason: 'A name to check', issuedAt: null, isEarned: true });
  await server.clock.moveTo(nextIssueAt(server.clock.now()) + minute);
  expect(await isIssued()).toBe(false);
  expect(await hold(false)).toContain('as if it was never held back');
  // it was earned before the last issuing, so the job issues it with its next run
  expect(Number((await own('DUE'))?.eligibleAt ?? 0)).toBeLessThan(lastIssueAt(server.clock.now()));
  await server.clock.advance(minute);
  expect([await isIssued(), await own('DUE')]).toEqual([true, undefined]);
  const entries = await server.db
    .selectFrom('audit_entry')
    .select(['action', 'reason', 'before', 'after'])
    .where('subject', '=', `member/${memberId}`)
    .where('action', 'in', ['CERTIFICATE_HELD_BACK', 'CERTIFICATE_RELEASED'])
    .orderBy('audit_entry_id')
    .execute();
  expect(entries).toEqual([
    {
      action: 'CERTIFICATE_HELD_BACK',
      reason: 'A name to check',
      before: { isHeldBack: false },
      after: { isHeldBack: true },
    },
    { action: 'CERTIFICATE_RELEASED', reason: null, before: { isHeldBack: true }, after: { isHeldBack: false } },
  ]);
});

test('[RUN-14] what is issued by hand waits for an approval, and what is no longer earned says so', async () => {
  const planned = persona('planned').memberId;
  const at = new Date(server.clock.now());
  await server.db
    .updateTable('certificate')
    .set({ cadence: 'MANUAL' })
    .where('certificate_id', '=', 'ai-foundations')
    .execute();
  await server.db
    .updateTable('member_certificate')
    .set({ eligible_at: at })
    .where('member_id', '=', planned)
    .where('certificate_id', '=', 'ai-foundations')
    .execute();
  const row = (await list('BY_HAND')).find(({ userId }) => userId === planned);
  expect(row).toMatchObject({ certificateId: 'ai-foundations', issuedAt: null, isEarned: false });
  expect((await list('DUE')).some(({ userId }) => userId === planned)).toBe(false);
});
