import { lastIssueAt, nextIssueAt } from '@atrium/domain/certificate/issuing.ts';
import { day, hour, minute } from '@atrium/domain/time.ts';
import { decodeJwt } from 'jose';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type Caller, type TestServer } from '../../testing/harness.ts';
import { actOf } from '../../testing/operator.ts';
import { addMembers, addSession, contextOf } from '../enrollment/workshop.fixture.ts';
import { addEarners, addCertificate, addVersion, awardBadge, issueByStaff } from './certificate.fixture.ts';
import { getCertificate } from './service/certificates.ts';
import { evaluateMember } from './service/evaluateCertificate.ts';
import { holdCertificate } from './service/holdCertificate.ts';
import { issueDue, listIssuable, previewIssuing } from './service/issueDue.ts';
import { saveCertificateRegistration } from './service/saveCertificateRegistration.ts';
import { findSignedCredential } from './service/signing/signedCredential.ts';

let server: TestServer;
/** As the owner, who may see the queue. */
let owner: pg.Client;
beforeAll(async () => {
  server = await startServer();
  owner = new pg.Client({ connectionString: server.databaseUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await server.close();
});

const issuedTo = async (certificateId: string): Promise<string[]> => {
  const rows = await server.db
    .selectFrom('credential')
    .select('member_id')
    .where('certificate_id', '=', certificateId)
    .orderBy('member_id')
    .execute();
  return rows.map(({ member_id }) => member_id ?? '');
};
const byStaff = async (caller: Caller, name: string, given: Record<string, unknown>) => {
  const { data, errors } = await caller.ask<{ done: { isCompleted: boolean | null; error: { code: string } | null } }>(
    `mutation ($id: ID!, $userId: ID, $reason: String) {
      done: ${name}(certificateId: $id, userId: $userId, reason: $reason) {
        isCompleted error { code }
      }
    }`,
    given,
  );
  return errors?.[0]?.extensions.code ?? data?.done.error?.code ?? data?.done.isCompleted;
};
const at = (now: number) => server.context(null, now);

test('[CRT-04] [THR-62] issues every second Monday by the clock of the server, once, with a mail and an audit entry', async () => {
  const spec = { certificateId: 'biweekly', courseIds: ['biweekly-a'] };
  await addCertificate(server, spec);
  const [memberId = ''] = await addEarners(server, spec, 1);
  const monday = nextIssueAt(server.clock.now());
  await server.clock.moveTo(monday - minute);
  expect(await issuedTo('biweekly')).toEqual([]);
  expect((await listIssuable(at(monday))).map((due) => due.memberId)).toContain(memberId);
  expect(await issuedTo('biweekly')).toEqual([]);
  await server.clock.moveTo(monday);
  await server.clock.advance(minute);
  expect(await issuedTo('biweekly')).toEqual([memberId]);
  const credential = await server.db
    .selectFrom('credential')
    .selectAll()
    .where('certificate_id', '=', 'biweekly')
    .executeTakeFirstOrThrow();
  expect(credential).toMatchObject({ holder_name: 'Member Number 1', title: 'Program biweekly', version: 1 });
  // by the first run of the two; product time goes on while it runs
  const late = credential.issued_at.getTime() - monday;
  expect(late).toBeGreaterThanOrEqual(0);
  expect(late).toBeLessThan(minute);
  const mails = (await server.mails()).filter(({ to }) => to === 'biweekly-1@test.example');
  expect(mails.map(({ subject }) => subject)).toEqual(['Your certificate is ready: Program biweekly']);
  expect(mails[0]?.text).toContain(`/verify/${credential.credential_id}`);
  const entries = await server.db
    .selectFrom('audit_entry')
    .select('action')
    .where('subject', '=', `credential/${credential.credential_id}`)
    .execute();
  expect(entries).toEqual([{ action: 'CERTIFICATE_ISSUED' }]);
});

test('[CRT-04] what is earned counts from the instant at which it was, whatever the member does afterwards', async () => {
  const spec = { certificateId: 'since', courseIds: ['since-a'] };
  await addCertificate(server, spec);
  const [memberId = ''] = await addEarners(server, spec, 1);
  const since = async () => {
    const row = await server.db
      .selectFrom('member_certificate')
      .select('eligible_at')
      .where('certificate_id', '=', 'since')
      .executeTakeFirstOrThrow();
    return row.eligible_at?.getTime() ?? null;
  };
  const earned = await since();
  expect(earned).not.toBeNull();
  await evaluateMember(at(server.clock.now() + hour), { memberId });
  expect(await since()).toBe(earned);
  // a badge that was removed and is earned again counts from then on
  const badge = server.db.deleteFrom('course_badge').where('course_id', '=', 'since-a');
  await badge.execute();
  await evaluateMember(at(server.clock.now() + hour), { memberId });
  expect(await since()).toBeNull();
  await awardBadge(server, memberId, 'since-a');
  await evaluateMember(at(server.clock.now() + 2 * hour), { memberId });
  expect(await since()).toBeGreaterThan(earned ?? Infinity);
});

test('the job asks the criteria again, skips who is held, and follows the cadence', async () => {
  const held = { certificateId: 'held', courseIds: ['held-a'] };
  const manual = { certificateId: 'manual', courseIds: ['manual-a'], cadence: 'MANUAL' } as const;
  const immediate = { certificateId: 'immediate', courseIds: ['immediate-a'], cadence: 'IMMEDIATE' } as const;
  for (const spec of [held, manual, immediate]) await addCertificate(server, spec);
  const [heldMember = '', lost = '', left = ''] = await addEarners(server, held, 3);
  await addEarners(server, manual, 1);
  const [prompt = ''] = await addEarners(server, immediate, 1);
  const now = server.clock.now();
  const hold = (isHeldBack: boolean, reason: string) =>
    holdCertificate({ ...actOf(server, { reason }), now }, { memberId: heldMember, certificateId: 'held', isHeldBack });
  expect(await hold(true, ' ')).toMatchObject({ refusal: { code: 'INVALID_INPUT' } });
  await hold(true, 'A name to check');
  await server.db.deleteFrom('course_badge').where('member_id', '=', lost).execute();
  const preview = await previewIssuing(at(nextIssueAt(now)));
  const inProgram = preview.filter(({ certificateId }) => certificateId === 'held');
  expect(Object.fromEntries(inProgram.map(({ memberId, isEarned }) => [memberId, isEarned]))).toEqual({
    [lost]: false,
    [left]: true,
  });
  await saveCertificateRegistration(contextOf(server, left, now), { certificateId: 'held', registered: false });
  await issueDue(at(now));
  expect(await issuedTo('immediate')).toEqual([prompt]);
  const monday = nextIssueAt(now);
  await issueDue(at(monday));
  expect([await issuedTo('held'), await issuedTo('manual')]).toEqual([[], []]);
  await hold(false, 'Checked');
  await issueDue(at(monday));
  expect(await issuedTo('held')).toEqual([heldMember]);
  const entries = await server.db
    .selectFrom('audit_entry')
    .select(['action', 'actor_name as by', 'reason'])
    .where('subject', '=', `member/${heldMember}`)
    .orderBy('audit_entry_id')
    .execute();
  expect(entries).toEqual([
    { action: 'CERTIFICATE_HELD_BACK', by: 'operator', reason: 'A name to check' },
    { action: 'CERTIFICATE_RELEASED', by: 'operator', reason: 'Checked' },
  ]);
});

test('[THR-37] members cannot complete a certificate, and staff only where the criteria are met', async () => {
  const spec = { certificateId: 'staff', courseIds: ['staff-a'] };
  await addCertificate(server, spec);
  const [earner = ''] = await addEarners(server, spec, 1);
  const [fresh = ''] = await addMembers(server, 'fresh', 1);
  const count = async () => (await server.db.selectFrom('credential').select('credential_id').execute()).length;
  const [before, member, employee] = [await count(), await server.as('member'), await server.as('employee')];
  expect(await byStaff(member, 'addCertificateCompletion', { id: 'staff' })).toBe('NOT_FOUND');
  expect(await byStaff(member, 'removeCertificateCompletion', { id: 'leading-an-organization', reason: 'x' })).toBe(
    'NOT_FOUND',
  );
  expect(await byStaff(employee, 'addCertificateCompletion', { id: 'staff', userId: fresh })).toBe('NOT_ELIGIBLE');
  expect(await byStaff(employee, 'addCertificateCompletion', { id: 'staff', userId: 'nobody' })).toBe('NOT_FOUND');
  expect(await byStaff(employee, 'addCertificateCompletion', { id: 'nothing', userId: earner })).toBe('NOT_FOUND');
  expect(await count()).toBe(before);
  const rows = await server.db
    .selectFrom('member_certificate')
    .select('member_id')
    .where('member_id', '=', fresh)
    .execute();
  expect(rows).toEqual([]);
  const both = await Promise.all(
    ['a', 'b'].map(() => byStaff(employee, 'addCertificateCompletion', { id: 'staff', userId: earner })),
  );
  expect(both).toEqual([true, true]);
  expect(await issuedTo('staff')).toEqual([earner]);
});

test('a revocation needs a reason and is audited, and the job does not issue again', async () => {
  const spec = { certificateId: 'revoked', courseIds: ['revoked-a'] };
  await addCertificate(server, spec);
  const [memberId = ''] = await addEarners(server, spec, 1);
  const employee = await server.as('employee');
  const given = { id: 'revoked', userId: memberId };
  expect(await byStaff(employee, 'removeCertificateCompletion', { ...given, reason: 'x' })).toBe('NOT_FOUND');
  await byStaff(employee, 'addCertificateCompletion', given);
  expect(await byStaff(employee, 'removeCertificateCompletion', given)).toBe('INVALID_INPUT');
  expect(await byStaff(employee, 'removeCertificateCompletion', { ...given, reason: 'x'.repeat(501) })).toBe(
    'INVALID_INPUT',
  );
  const longest = 'By mistake.'.padEnd(500, '!');
  expect(await byStaff(employee, 'removeCertificateCompletion', { ...given, reason: ` ${longest} ` })).toBe(false);
  expect(await byStaff(employee, 'removeCertificateCompletion', { ...given, reason: 'Again.' })).toBe(false);
  const [credential] = await server.db.selectFrom('credential').selectAll().where('member_id', '=', memberId).execute();
  expect(credential).toMatchObject({ revoked_reason: longest });
  const entries = await server.db
    .selectFrom('audit_entry')
    .select(['action', 'actor_member_id as by', 'reason'])
    .where('subject', '=', `credential/${credential?.credential_id ?? ''}`)
    .orderBy('audit_entry_id')
    .execute();
  const by = employee.memberId;
  expect(entries).toEqual([
    { action: 'CERTIFICATE_ISSUED', by, reason: null },
    { action: 'CERTIFICATE_REVOKED', by, reason: longest },
  ]);
  await issueDue(at(nextIssueAt(server.clock.now())));
  expect(await issuedTo('revoked')).toEqual([memberId]);
});

test('[CRT-04] a credential names what was done in the order in which it was, a live-only course by its attendance', async () => {
  const spec = { certificateId: 'dates', courseIds: ['dates-a', 'dates-b', 'dates-c'] };
  await addCertificate(server, spec);
  const [memberId = ''] = await addEarners(server, spec, 1);
  const now = server.clock.now();
  const live = server.db.updateTable('certificate_course').set({ live_only: true }).where('course_id', '=', 'dates-b');
  await live.execute();
  await addSession(server, { sessionId: 'dates-b-1', courseId: 'dates-b', startAt: now - 3 * day });
  await sql`insert into attendance (member_id, session_id, customer_id, attended_at)
    select member_id, 'dates-b-1', customer_id, ${new Date(now - 3 * day)} from member
    where member_id = ${memberId}`.execute(server.db);
  for (const [courseId, days] of [
    ['dates-a', 1],
    ['dates-c', 2],
  ] as const) {
    const awarded_at = new Date(now - days * day);
    await server.db.updateTable('course_badge').set({ awarded_at }).where('course_id', '=', courseId).execute();
  }
  const number = await issueByStaff(server, memberId, 'dates');
  const { getCredential } = await server.stranger.query<{ getCredential: { courses: unknown } }>(
    `{ getCredential(credentialId: "${number}") { courses { title completedAt } } }`,
  );
  expect(getCredential.courses).toEqual(
    ['dates-b', 'dates-c', 'dates-a'].map((courseId, index) => ({
      title: `Course ${courseId}`,
      completedAt: String(now - (3 - index) * day),
    })),
  );
});

test('[CRT-04] [STF-05] staff issues what is held back, and again what was revoked, each with its reason', async () => {
  const spec = { certificateId: 'again', courseIds: ['again-a'] };
  await addCertificate(server, spec);
  const [memberId = ''] = await addEarners(server, spec, 1);
  const key = { memberId, certificateId: 'again' };
  await holdCertificate(actOf(server, { reason: 'A name to check' }), { ...key, isHeldBack: true });
  const employee = await server.as('employee');
  const given = { id: 'again', userId: memberId };
  expect(await byStaff(employee, 'addCertificateCompletion', given)).toBe(true);
  expect(await byStaff(employee, 'removeCertificateCompletion', { ...given, reason: 'By mistake.' })).toBe(false);
  expect(await byStaff(employee, 'addCertificateCompletion', { ...given, reason: ' It was right. ' })).toBe(true);
  const why = server.db
    .selectFrom('audit_entry')
    .select(['action', 'reason'])
    .where('actor_member_id', '=', employee.memberId);
  expect(await why.orderBy('audit_entry_id', 'desc').limit(3).execute()).toEqual([
    { action: 'CERTIFICATE_ISSUED', reason: 'It was right.' },
    { action: 'CERTIFICATE_REVOKED', reason: 'By mistake.' },
    { action: 'CERTIFICATE_ISSUED', reason: null },
  ]);
  const rows = await server.db
    .selectFrom('credential')
    .select('revoked_reason as reason')
    .where('member_id', '=', memberId)
    .orderBy('status_number')
    .execute();
  expect(rows).toEqual([{ reason: 'By mistake.' }, { reason: null }]);
  // the member's page is about the one that they hold
  const shown = await getCertificate(contextOf(server, memberId, server.clock.now()), 'again');
  expect(shown).toMatchObject({ ok: true, value: { state: 'ISSUED', isCompleted: true } });
});

test('a change of name is issued anew by staff, and the former credential leads to the new one', async () => {
  const spec = { certificateId: 'renamed', courseIds: ['renamed-a'] };
  await addCertificate(server, spec);
  const [memberId = ''] = await addEarners(server, spec, 1);
  const employee = await server.as('employee');
  await byStaff(employee, 'addCertificateCompletion', { id: 'renamed', userId: memberId });
  await server.db.updateTable('member').set({ last_name: 'Renamed' }).where('member_id', '=', memberId).execute();
  expect(await byStaff(employee, 'addCertificateCompletion', { id: 'renamed', userId: memberId })).toBe(true);
  const rows = await server.db
    .selectFrom('credential')
    .select(['credential_id', 'holder_name', 'replaces'])
    .where('member_id', '=', memberId)
    .orderBy('status_number')
    .execute();
  expect(rows.map(({ holder_name }) => holder_name)).toEqual(['Member Number 1', 'Member Renamed']);
  expect(rows[1]?.replaces).toBe(rows[0]?.credential_id);
  const { getCredential } = await server.stranger.query<{ getCredential: { status: string; replacedBy: string } }>(
    `{ getCredential(credentialId: "${rows[0]?.credential_id ?? ''}") { status replacedBy } }`,
  );
  expect(getCredential).toEqual({ status: 'REPLACED', replacedBy: rows[1]?.credential_id });
  const latest = rows[1]?.credential_id ?? 'none';
  const told = (await server.mails()).find(({ text }) => text.includes(`/verify/${latest}`));
  expect(told?.subject).toMatch(/^Your certificate in your new name: /);
  // the holder has the number of the former one, and is told the new one
  const texts = (await server.mails()).filter(({ to }) => to === 'renamed-1@test.example').map(({ text }) => text);
  for (const { credential_id } of rows) {
    expect(texts.filter((text) => text.includes(`/verify/${credential_id}`))).toHaveLength(1);
  }
});

test('[CRT-04] a certificate in a new name keeps the date of the award, in the credential, on its page and in the list', async () => {
  const spec = { certificateId: 'dated', courseIds: ['dated-a'] };
  await addCertificate(server, spec);
  const [memberId = ''] = await addEarners(server, spec, 1);
  const employee = await server.as('employee');
  const given = { id: 'dated', userId: memberId };
  await byStaff(employee, 'addCertificateCompletion', given);
  const rows = () =>
    server.db
      .selectFrom('credential')
      .select(['credential_id as id', 'issued_at as issuedAt'])
      .where('member_id', '=', memberId)
      .orderBy('status_number')
      .execute();
  const [first] = await rows();
  const awarded = first?.issuedAt.getTime() ?? 0;
  // once in a new name, and again in another
  for (const lastName of ['Once', 'Twice']) {
    await server.clock.advance(40 * day);
    await server.db.updateTable('member').set({ last_name: lastName }).where('member_id', '=', memberId).execute();
    await byStaff(employee, 'addCertificateCompletion', given);
  }
  const [, , latest, ...more] = await rows();
  expect(more).toEqual([]);
  expect(latest?.issuedAt.getTime()).toBeGreaterThanOrEqual(awarded + 80 * day);
  const id = latest?.id ?? '';
  const { getCredential } = await server.stranger.query<{ getCredential: object }>(
    `{ getCredential(credentialId: "${id}") { status issuedAt } }`,
  );
  expect(getCredential).toEqual({ status: 'VALID', issuedAt: String(awarded) });
  const signed = decodeJwt((await findSignedCredential(server.context(null, server.clock.now()), id)) ?? '');
  expect(signed).toMatchObject({
    awardedDate: new Date(awarded).toISOString(),
    validFrom: latest?.issuedAt.toISOString(),
    nbf: Math.floor((latest?.issuedAt.getTime() ?? 0) / 1000),
  });
  const shown = await getCertificate(contextOf(server, memberId, server.clock.now()), 'dated');
  expect(shown).toMatchObject({ ok: true, value: { issuedAt: String(awarded), credentialId: id } });
});

test('[CRT-04] the graduate of the demo holds a certificate in a new name, with the date of the former one', async () => {
  const of = async (credentialId: string) =>
    (
      await server.stranger.query<{ getCredential: { issuedAt: string; replacedBy: string | null } }>(
        `{ getCredential(credentialId: "${credentialId}") { issuedAt replacedBy } }`,
      )
    ).getCredential;
  const former = await of('ATR-M4RV-7C2X-Q9KD');
  expect(await of(former.replacedBy ?? '')).toEqual({ issuedAt: former.issuedAt, replacedBy: null });
});

test('a change of name is issued anew after the holder has unregistered and the criteria have changed', async () => {
  const spec = { certificateId: 'left', courseIds: ['left-a'] };
  await addCertificate(server, spec);
  const [memberId = ''] = await addEarners(server, spec, 1);
  const employee = await server.as('employee');
  const given = { id: 'left', userId: memberId };
  await byStaff(employee, 'addCertificateCompletion', given);
  await saveCertificateRegistration(contextOf(server, memberId, server.clock.now()), {
    certificateId: 'left',
    registered: false,
  });
  await server.db
    .updateTable('certificate')
    .set({ title: 'Another title' })
    .where('certificate_id', '=', 'left')
    .execute();
  await server.db.updateTable('member').set({ last_name: 'Renamed' }).where('member_id', '=', memberId).execute();
  const both = await Promise.all(['a', 'b'].map(() => byStaff(employee, 'addCertificateCompletion', given)));
  expect(both).toEqual([true, true]);
  const rows = await server.db
    .selectFrom('credential')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('status_number')
    .execute();
  const [former, current, ...more] = rows;
  expect(more).toEqual([]);
  expect(current).toMatchObject({
    holder_name: 'Member Renamed',
    replaces: former?.credential_id,
    revoked_at: null,
    jwt: null,
    title: former?.title,
    criteria: former?.criteria,
    courses: former?.courses,
    study_minutes: former?.study_minutes,
  });
  expect(former?.revoked_reason).toBe('Replaced after a change of name.');
  expect(former?.title).not.toBe('Another title');
});

test('registrants may meet the criteria that they registered under, for 180 days', async () => {
  const spec = { certificateId: 'versions', courseIds: ['versions-a'] };
  await addCertificate(server, spec);
  const members = await addMembers(server, 'versions', 2);
  const now = server.clock.now();
  const [early = '', late = ''] = members;
  await saveCertificateRegistration(contextOf(server, early, now - 2 * day), {
    certificateId: 'versions',
    registered: true,
  });
  const courseIds = ['versions-a', 'versions-b'];
  await addVersion(server, { certificateId: 'versions', version: 2, inForceAt: now - day, courseIds });
  await saveCertificateRegistration(contextOf(server, late, now), { certificateId: 'versions', registered: true });
  for (const memberId of members) await awardBadge(server, memberId, 'versions-a');
  const employee = await server.as('employee');
  const issue = (userId: string) => byStaff(employee, 'addCertificateCompletion', { id: 'versions', userId });
  expect(await issue(late)).toBe('NOT_ELIGIBLE');
  expect(await issue(early)).toBe(true);
});

/** Gives a member the entitlement to a crash course's certificate from an instant on; adds it if there is none. */
async function addCrashGrant(
  certificateId: string,
  member_id: string,
  startsAt: number,
  type: 'CERTIFICATE' | 'AREA' = 'CERTIFICATE',
): Promise<void> {
  const named = { entitlement_id: certificateId, label: certificateId, name: `Program ${certificateId}` };
  await server.db
    .insertInto('entitlement')
    .values({ ...named, type, certificate_ids: [certificateId] })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const grant = { member_id, entitlement_id: certificateId, source: 'PURCHASE', source_ref: 'x' } as const;
  await server.db
    .insertInto('entitlement_grant')
    .values({ ...grant, starts_at: new Date(startsAt) })
    .execute();
}

test('a crash course needs the entitlement, and no registration', async () => {
  const spec = { certificateId: 'crash-test', courseIds: ['crash-test-a'], type: 'CrashCourse' } as const;
  await addCertificate(server, spec);
  const [holder = '', other = ''] = await addMembers(server, 'crash-test', 2);
  await addCrashGrant('crash-test', holder, 0);
  for (const memberId of [holder, other]) await awardBadge(server, memberId, 'crash-test-a');
  const rows = () =>
    server.db.selectFrom('member_certificate').select('member_id').where('certificate_id', '=', 'crash-test').execute();
  await expect.poll(() => waitingJobs()).toBe(0);
  expect(await rows()).toEqual([{ member_id: holder }]);
  const monday = nextIssueAt(server.clock.now());
  expect(lastIssueAt(monday)).toBe(monday);
  await issueDue(at(monday));
  expect(await issuedTo('crash-test')).toEqual([holder]);
});

test('[CRT-04] a crash course that is bought after its work was done is issued, also when it is opened later', async () => {
  const spec = { certificateId: 'crash-late', courseIds: ['crash-late-a'], type: 'CrashCourse' } as const;
  await addCertificate(server, spec);
  const [bought = '', later = ''] = await addMembers(server, 'crash-late', 2);
  for (const memberId of [bought, later]) await awardBadge(server, memberId, 'crash-late-a');
  await expect.poll(() => waitingJobs()).toBe(0);
  const now = server.clock.now();
  await addCrashGrant('crash-late', bought, now);
  await addCrashGrant('crash-late', later, now + day);
  const eligible = () => eligibleFor('crash-late');
  await expect.poll(eligible).toEqual([bought]);
  await server.clock.advance(day + minute);
  await expect.poll(eligible).toEqual([bought, later]);
  await server.clock.moveTo(nextIssueAt(server.clock.now()));
  expect(await issuedTo('crash-late')).toEqual([bought, later]);
});

test('[CRT-04] a membership that includes a crash course counts from the instant at which it begins', async () => {
  const spec = { certificateId: 'crash-included', courseIds: ['crash-included-a'], type: 'CrashCourse' } as const;
  await addCertificate(server, spec);
  const [memberId = ''] = await addMembers(server, 'crash-included', 1);
  await awardBadge(server, memberId, 'crash-included-a');
  await addCrashGrant('crash-included', memberId, server.clock.now() + day, 'AREA');
  await expect.poll(() => waitingJobs()).toBe(0);
  expect(await eligibleFor('crash-included')).toEqual([]);
  await server.clock.advance(day + minute);
  await expect.poll(() => eligibleFor('crash-included')).toEqual([memberId]);
});

test('[CRT-04] new criteria that a registrant meets already count from the instant they are in force', async () => {
  const spec = { certificateId: 'eased', courseIds: ['eased-a', 'eased-b'] };
  await addCertificate(server, spec);
  const [memberId = ''] = await addMembers(server, 'eased', 1);
  const now = server.clock.now();
  await saveCertificateRegistration(contextOf(server, memberId, now), { certificateId: 'eased', registered: true });
  await awardBadge(server, memberId, 'eased-a');
  await addVersion(server, { certificateId: 'eased', version: 2, inForceAt: now + hour, courseIds: ['eased-a'] });
  await expect.poll(() => waitingJobs()).toBe(0);
  expect(await eligibleFor('eased')).toEqual([]);
  await server.clock.advance(hour + minute);
  await expect.poll(() => eligibleFor('eased')).toEqual([memberId]);
});

/** Jobs of evaluation that have not run. */
async function waitingJobs(): Promise<number> {
  const { rows } = await owner.query<{ count: number }>(`select count(*)::integer as count
    from graphile_worker.jobs where task_identifier = 'certificate.evaluate'`);
  return rows[0]?.count ?? 0;
}

async function eligibleFor(certificateId: string): Promise<string[]> {
  const rows = await server.db
    .selectFrom('member_certificate')
    .select('member_id')
    .where('certificate_id', '=', certificateId)
    .where('eligible_at', 'is not', null)
    .orderBy('member_id')
    .execute();
  return rows.map(({ member_id }) => member_id);
}
