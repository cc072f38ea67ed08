import { certificateDocument, type CertificateBody } from '@atrium/domain/certificate/certificateDocument.ts';
import { day, minute } from '@atrium/domain/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { operatorOf } from '../document/document.fixture.ts';
import { removeDocument } from '../document/service/endDocument.ts';
import { getDocument } from '../document/service/findDocument.ts';
import { getRevision } from '../document/service/history.ts';
import { rehearsePublishing, publishAll, publishDrafts, takeBack } from '../document/service/publish.ts';
import { saveDraft } from '../document/service/saveDraft.ts';
import { addCertificate, addEarners, addVersion, awardBadge } from './certificate.fixture.ts';

// Certificates as documents: their criteria, and what refers to them.

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const deps = () => operatorOf(server);
const keyOf = (id: string) => ({ kind: 'certificate', id });

async function bodyOf(id: string): Promise<CertificateBody> {
  const found = await getDocument(deps(), keyOf(id));
  if (!found.ok) throw new Error(found.refusal.reason);
  return found.value.published as CertificateBody;
}
async function save(id: string, body: CertificateBody): Promise<readonly string[]> {
  return linesOf(await publishAll(deps(), [{ ...keyOf(id), version: null, body, note: '', isChecked: true }]));
}
async function rehearse(id: string, body: CertificateBody): Promise<readonly string[]> {
  const given = [{ ...keyOf(id), version: null, body, note: '', isChecked: true }];
  return linesOf(await publishAll(operatorOf(server, { dryRun: true }), given));
}
const linesOf = (done: Awaited<ReturnType<typeof publishAll>>): readonly string[] =>
  done.ok ? done.value.lines : done.refusal.reason.split('\n');
const versionsOf = (id: string) =>
  server.db
    .selectFrom('certificate_version')
    .select(['version', 'in_force_at'])
    .where('certificate_id', '=', id)
    .orderBy('version')
    .execute();
const groupsOf = async (id: string, version: number): Promise<string[]> =>
  (
    await server.db
      .selectFrom('certificate_group')
      .select('certificate_group_id as groupId')
      .where('certificate_id', '=', id)
      .where('version', '=', version)
      .orderBy('sort_order')
      .execute()
  ).map(({ groupId }) => groupId);

const coursesOf = async (id: string, version: number): Promise<string[]> =>
  (
    await server.db
      .selectFrom('certificate_course as cc')
      .innerJoin('certificate_group as g', 'g.certificate_group_id', 'cc.certificate_group_id')
      .select('cc.course_id as courseId')
      .where('g.certificate_id', '=', id)
      .where('g.version', '=', version)
      .orderBy('g.sort_order')
      .orderBy('cc.sort_order')
      .execute()
  ).map(({ courseId }) => courseId);

/** A certificate for which members have registered, and whose criteria are in force. */
const taken = 'ai-foundations';

test('[DOC-06] other criteria are the next version, the former ones hold for who has begun, and groups keep their ids', async () => {
  const before = await bodyOf(taken);
  const former = await groupsOf(taken, 1);
  const [first] = before.groups;
  const [course] = first?.courses ?? [];
  if (first === undefined || course === undefined) throw new Error('the demo has no such certificate');
  const groups = [{ ...first, courses: first.courses.slice(1) }, ...before.groups.slice(1)];
  const states = () => server.db.selectFrom('member_certificate').selectAll().orderBy('member_id').execute();
  const members = await states();

  // words and orders are no other criteria
  expect(
    await save(taken, {
      ...before,
      title: 'Foundations',
      groups: before.groups.map((g) => ({ ...g, title: `${g.title}!` })),
    }),
  ).toEqual([]);
  expect(await versionsOf(taken)).toHaveLength(1);

  const lines = await save(taken, { ...before, groups });
  expect(lines).toEqual([
    expect.stringMatching(/^The new criteria are in force from .*members? under way may still finish/),
  ]);
  expect((await versionsOf(taken)).map(({ version }) => version)).toEqual([1, 2]);
  expect((await versionsOf(taken))[1]?.in_force_at.getTime()).toBeGreaterThan(Date.parse(before.inForceAt ?? ''));
  expect(await groupsOf(taken, 2)).toEqual(former);
  const [formerId] = await groupsOf(taken, 1);
  expect(former).not.toContain(formerId);
  const kept = await server.db
    .selectFrom('certificate_course')
    .select('course_id')
    .where('certificate_group_id', '=', formerId ?? '')
    .orderBy('sort_order')
    .execute();
  expect(kept.map(({ course_id }) => course_id)).toEqual(first.courses.map(({ courseId }) => courseId));
  expect(await states()).toEqual(members);
  expect((await bodyOf(taken)).groups).toEqual(groups);
});

test('[DOC-06] criteria that are not in force yet are changed in their place', async () => {
  const before = await bodyOf(taken);
  const [first, ...others] = before.groups;
  if (first === undefined) throw new Error('the demo has no such certificate');
  const later = new Date(server.clock.now() + 30 * day).toISOString();
  await save(taken, { ...before, inForceAt: later, groups: others });
  expect((await versionsOf(taken)).map(({ version }) => version)).toEqual([1, 2, 3]);
  await save(taken, { ...(await bodyOf(taken)), groups: [first, ...others] });
  expect((await versionsOf(taken)).map(({ version }) => version)).toEqual([1, 2, 3]);
  expect((await versionsOf(taken))[2]?.in_force_at).toEqual(new Date(later));
});

test("[DOC-05] [DOC-06] a former version that is put back is in force from now on, and changes nobody's", async () => {
  const formerOf = async () => Promise.all([1, 2, 3].map((version) => coursesOf(taken, version)));
  const found = await getRevision(deps(), keyOf(taken), 1);
  const first = (found.ok ? found.value.body : null) as CertificateBody;
  await server.clock.advance(31 * day);
  const [from, before] = [server.clock.now(), await formerOf()];
  const lines = await save(taken, first);
  expect(lines).toHaveLength(1);
  const versions = await versionsOf(taken);
  expect(versions.map(({ version }) => version)).toEqual([1, 2, 3, 4]);
  expect(versions[3]?.in_force_at.getTime()).toBeGreaterThanOrEqual(from);
  expect(await formerOf()).toEqual(before);
  expect((await bodyOf(taken)).groups).toEqual(first.groups);
  // criteria in force keep their date: they are neither replaced in the past nor taken from anybody
  for (const inForceAt of [new Date('2001-01-01'), new Date(server.clock.now() + day)]) {
    expect(await save(taken, { ...(await bodyOf(taken)), inForceAt: inForceAt.toISOString() })).toEqual([]);
    expect(await versionsOf(taken)).toEqual(versions);
  }
});

test('[DOC-03] [D31] new criteria are in force as was said, and evaluate those under way once', async () => {
  const certificateId = 'eased';
  await addCertificate(server, { certificateId, courseIds: ['eased-a', 'eased-b'] });
  const [earner = '', other = ''] = await addEarners(server, { certificateId, courseIds: ['eased-a'] }, 2);
  const eligible = async () =>
    (
      await server.db
        .selectFrom('member_certificate')
        .select('member_id')
        .where('certificate_id', '=', certificateId)
        .where('eligible_at', 'is not', null)
        .orderBy('member_id')
        .execute()
    ).map(({ member_id }) => member_id);
  expect(await eligible()).toEqual([]);
  const before = await bodyOf(certificateId);
  const easier = before.groups.map((group) => ({ ...group, courses: group.courses.slice(0, 1) }));
  const body = { ...before, groups: easier };
  const said = [
    expect.stringMatching(/\(UTC\)\. 2 members under way may still finish by the former ones for 180 days\.$/),
  ];
  expect(await rehearse(certificateId, body)).toEqual(said);
  expect(await save(certificateId, body)).toEqual(said);
  expect(await save(certificateId, body)).toEqual([]);
  await server.clock.advance(minute);
  await expect.poll(eligible).toEqual([earner, other].toSorted());
});

test('[DOC-01] [DOC-07] a certificate that is taken back says who cannot finish it and what leads to it, and open again evaluates what was done meanwhile', async () => {
  const certificateId = 'hidden-a-while';
  await addCertificate(server, { certificateId, courseIds: ['hidden-a'] });
  const [memberId = ''] = await addEarners(server, { certificateId, courseIds: [] }, 1);
  await server.db
    .updateTable('pass')
    .set({ certificate_ids: [certificateId] })
    .where('pass_id', '=', 'pass-full')
    .execute();
  const takenBack = await takeBack(deps(), keyOf(certificateId), 'A pause');
  expect(takenBack).toMatchObject({
    value: {
      lines: [
        'Members no longer find the certificate; 1 member under way cannot finish it. What was issued stays valid.',
        'The pass FULL names it.',
      ],
    },
  });
  await awardBadge(server, memberId, 'hidden-a');
  await server.clock.advance(minute);
  const eligibleAt = async () =>
    (
      await server.db
        .selectFrom('member_certificate')
        .select('eligible_at')
        .where('certificate_id', '=', certificateId)
        .executeTakeFirstOrThrow()
    ).eligible_at;
  expect(await eligibleAt()).toBeNull();
  expect(await save(certificateId, { ...(await bodyOf(certificateId)), isPublished: true })).toEqual([
    'Members find the certificate.',
  ]);
  await expect.poll(eligibleAt).not.toBeNull();
  expect(await removeDocument(deps(), keyOf(certificateId), '')).toMatchObject({
    refusal: { reason: 'The pass FULL names it.' },
  });
  await server.db.updateTable('pass').set({ certificate_ids: [] }).where('pass_id', '=', 'pass-full').execute();
  expect(await removeDocument(deps(), keyOf(certificateId), '')).toMatchObject({
    ok: true,
    value: { lines: ['1 member has begun it.', expect.any(String), expect.any(String)] },
  });
  expect(await bodyOf(certificateId)).toMatchObject({ isPublished: false });
});

test('[DOC-03] what a certificate lacks is said at its field', async () => {
  const before = await bodyOf(taken);
  const [first] = before.groups;
  if (first === undefined) throw new Error('the demo has no such certificate');
  const broken = {
    ...before,
    slug: 'ai-leadership',
    groups: [
      {
        ...first,
        electives: 9,
        courses: [...first.courses, { courseId: 'gone', isRequired: true, isLiveOnly: false, isPublished: true }],
      },
    ],
  } as CertificateBody;
  const lines = await save(taken, broken);
  expect(lines).toEqual([
    'slug: The certificate ai-leadership has this key already.',
    expect.stringMatching(/^groups\.0\.electives: It asks for 9 electives and has \d+\.$/),
    expect.stringMatching(/^groups\.0\.courses\.\d+\.courseId: There is no course gone\.$/),
  ]);
  // courses that do not count are nothing to be asked for
  const uncounted = before.groups.map((group) => ({
    ...group,
    electives: 0,
    courses: group.courses.map((course) => ({ ...course, isPublished: false })),
  }));
  expect(await save(taken, { ...before, groups: uncounted })).toEqual([
    'groups: Nothing is asked for, so that nobody could earn it.',
  ]);
  // a group of another certificate is not taken from it (THR-69)
  const other = (await bodyOf('ai-leadership')).groups[0];
  expect(await save(taken, { ...before, groups: [...before.groups, ...(other === undefined ? [] : [other])] })).toEqual(
    [`groups: ${other?.id ?? ''} is a group of another certificate.`],
  );
  expect(await save(taken, { ...before, badge: '<svg><script>alert(1)</script></svg>' })).toEqual([
    'badge: An SVG without scripts, styles from elsewhere and links.',
  ]);
});

test('[DOC-07] what names a certificate is named before it is removed, and a credential keeps it', async () => {
  const named = await removeDocument(deps(), keyOf('crash-ai-for-managers'), '');
  expect(named).toMatchObject({
    refusal: { code: 'CONFLICT', reason: expect.stringContaining('names it.') as unknown },
  });
  const body = { ...(await bodyOf(taken)), slug: 'alone', title: 'Alone' };
  const groups = body.groups.map((group) => ({ ...group, id: `alone-${group.id}` }));
  await save('alone', { ...body, groups });
  expect(await removeDocument(deps(), keyOf('alone'), '')).toMatchObject({ ok: true, value: { isSaved: true } });
  expect(await versionsOf('alone')).toEqual([]);
});

test('[DOC-07] a pass that names a certificate which is only a draft is refused, and both are published together', async () => {
  const body = { ...(await bodyOf('ai-leadership')), slug: 'only-drafted', title: 'Only drafted' };
  const groups = body.groups.map((group) => ({ ...group, id: `drafted-${group.id}` }));
  const certificate = keyOf('only-drafted');
  await saveDraft(deps(), { ...certificate, version: 0, body: { ...body, groups }, began: null });
  const pass = { kind: 'pass', id: 'to-drafted' };
  const found = await getDocument(deps(), { kind: 'pass', id: 'pass-welcome30' });
  const published = found.ok ? found.value.published : null;
  const invites = { ...published, code: 'TO-DRAFTED', certificateIds: [certificate.id] };
  await saveDraft(deps(), { ...pass, version: 0, body: invites, began: null });
  const alone = await rehearsePublishing(deps(), pass);
  expect(alone).toMatchObject({
    ok: true,
    value: {
      refusal: 'certificateIds: The certificate “Only drafted” is not published yet.',
      faults: [{ path: 'certificateIds', needs: certificate }],
      needed: [{ ...certificate, title: 'Only drafted', faults: [] }],
    },
  });
  const also = [{ ...certificate, version: null }];
  const together = { refusal: null, faults: [] };
  expect(await rehearsePublishing(deps(), pass, also)).toMatchObject({ ok: true, value: together });
  expect(await publishDrafts(deps(), [{ ...pass, version: null }], { note: '' })).toMatchObject({ ok: false });
  const both = await publishDrafts(deps(), [...also, { ...pass, version: null }], { note: '' });
  expect(both).toMatchObject({ ok: true, value: { isSaved: true } });
  expect(await versionsOf('only-drafted')).toHaveLength(1);
});

test('[DOC-06] a certificate that nobody has to do with is changed in its place', async () => {
  await addVersion({ db: server.db }, { certificateId: 'only-drafted', version: 2, inForceAt: 0, courseIds: [] });
  const body = await bodyOf('only-drafted');
  expect(body.groups).toHaveLength(1);
  expect(certificateDocument.titleOf(body)).toBe('Only drafted');
});
