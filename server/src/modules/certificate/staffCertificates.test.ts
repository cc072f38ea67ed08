import { certificateDocument, type CertificateBody } from '@atrium/domain/certificate/certificateDocument.ts';
import { day } from '@atrium/domain/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { operatorOf } from '../document/document.fixture.ts';
import { removeDocument } from '../document/service/endDocument.ts';
import { getDocument } from '../document/service/findDocument.ts';
import { previewPublishing, publishAll, publishDrafts } from '../document/service/publish.ts';
import { saveDraft } from '../document/service/saveDraft.ts';
import { addVersion } from './certificate.fixture.ts';

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
  const done = await publishAll(deps(), [{ ...keyOf(id), version: null, body, note: '', isChecked: true }]);
  return done.ok ? done.value.lines : done.refusal.reason.split('\n');
}
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
  expect(await groupsOf(taken, 1)).toEqual(former.map((id) => `${id}.1`));
  const kept = await server.db
    .selectFrom('certificate_course')
    .select('course_id')
    .where('certificate_group_id', '=', `${first.id}.1`)
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
    'slug: The certificate ai-leadership has this address already.',
    expect.stringMatching(/^groups\.0\.electives: It asks for 9 electives and has \d+\.$/),
    expect.stringMatching(/^groups\.0\.courses\.\d+\.courseId: There is no course gone\.$/),
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
  const alone = await previewPublishing(deps(), pass);
  expect(alone).toMatchObject({
    ok: true,
    value: {
      refusal: 'certificateIds: There is no certificate only-drafted.',
      faults: [{ path: 'certificateIds', needs: certificate }],
    },
  });
  const also = [{ ...certificate, version: null }];
  expect(await previewPublishing(deps(), pass, also)).toMatchObject({ ok: true, value: { refusal: null } });
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
