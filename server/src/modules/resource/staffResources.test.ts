import { resourceDocument, type ResourceBody } from '@atrium/domain/resource/resourceDocument.ts';
import { minute } from '@atrium/domain/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { operatorOf } from '../document/document.fixture.ts';
import { removeDocument } from '../document/service/endDocument.ts';
import { getDocument } from '../document/service/findDocument.ts';
import { publishAll, takeBack } from '../document/service/publish.ts';
import { document } from '../upload/hostilePdfs.fixture.ts';
import { addUploadAs, remove } from '../upload/upload.fixture.ts';

let server: TestServer;
let later: number;
beforeAll(async () => {
  server = await startServer();
  later = server.clock.now() + minute;
});
afterAll(() => server.close());

const fresh = { title: 'A new one', slug: 'a-new-one', picture: '/files/art/resource/decision-log.svg' };
const key = { kind: 'resource', id: 'resource-decision-log' };
async function bodyOf(): Promise<ResourceBody> {
  const found = await getDocument(operatorOf(server), key);
  if (!found.ok) throw new Error(found.refusal.reason);
  return found.value.published as ResourceBody;
}
const bodyOfEvent = () =>
  server.db
    .selectFrom('member_event')
    .select(['title', 'details'])
    .where('member_event_id', '=', 'new-member-orientation')
    .executeTakeFirstOrThrow();
async function save(body: ResourceBody, id = key.id): Promise<readonly string[]> {
  const given = [{ ...key, id, version: null, body, note: '', isChecked: true }];
  const done = await publishAll(operatorOf(server, { now: later }), given);
  return done.ok ? done.value.lines : done.refusal.reason.split('\n');
}

test('[DOC-06] parts of a resource keep their ids when they move, and its date of revision follows a change', async () => {
  const before = await bodyOf();
  const parts = before.parts.toReversed();
  expect(await save({ ...before, parts })).toEqual([]);
  const after = await bodyOf();
  expect(after.parts).toEqual(parts);
  expect(Date.parse(after.changedAt ?? '')).toBe(later);
  expect(after.createdAt).toBe(before.createdAt);
  const member = await server.as('member');
  type Read = { getResource: { items: { resourceContentID: string }[] } };
  const { getResource } = await member.query<Read>(
    '{ getResource(resourceID: "resource-decision-log") { items { resourceContentID } } }',
  );
  expect(getResource.items.map(({ resourceContentID }) => resourceContentID)).toEqual(parts.map(({ id }) => id));
});

test('[THR-68] [THR-69] hostile text, links and ids of others are refused or cleaned', async () => {
  const before = await bodyOf();
  const [part, ...others] = before.parts;
  if (part === undefined) throw new Error('the demo has no such resource');
  const text = '<p onclick="x()">Well</p><script>alert(1)</script><iframe src="https://evil.example"></iframe>';
  await save({ ...before, parts: [{ ...part, picture: null, alt: '', text }, ...others] });
  expect((await bodyOf()).parts[0]?.text).toBe('<p>Well</p>');
  expect(await save({ ...before, copy: 'javascript:alert(1)' })).toEqual([
    'copy: A path of ours is needed, such as /files/images/cover.webp, or an address that begins with https.',
  ]);
  expect(await save({ ...before, file: '../secret.pdf' })).toEqual([
    'file: A PDF: small letters, digits, hyphens, and .pdf.',
  ]);
  expect(await save({ ...before, slug: 'taken-from' }, 'resource-other')).toEqual(
    expect.arrayContaining([`${part.id} is a part of another resource.`]),
  );
  expect(before.tags.length).toBeGreaterThan(0);
  expect(await save({ ...before, slug: 'tags-taken-from', parts: [] }, 'resource-other')).toEqual(
    before.tags.map(({ id }) => `${id} is a part of another resource.`),
  );
});

test('[DOC-03] who finds a resource, and at which address, is said, and nobody is mailed', async () => {
  const before = await bodyOf();
  const mails = (await server.mails()).length;
  const slug = 'another-address';
  expect(await save({ ...before, slug, areas: ['ai-academy', 'bootcamps'] })).toEqual([
    `Links to /resources/${before.slug} lead nowhere any more: it is at /resources/${slug}.`,
    'Only holders of AI Academy, Mini-MBA find it.',
  ]);
  expect(await save({ ...before, areas: [] })).toEqual([
    `Links to /resources/${slug} lead nowhere any more: it is at /resources/${before.slug}.`,
    'Everybody who may open the library finds it.',
  ]);
  expect(
    await save({ ...resourceDocument.empty, ...fresh, slug: before.slug } as ResourceBody, 'resource-new'),
  ).toEqual([`slug: The resource ${key.id} has this address already.`]);
  expect(await save({ ...resourceDocument.empty, ...fresh } as ResourceBody, 'resource-new')).toEqual([
    'It is in the library, under no stack.',
  ]);
  const made = await getDocument(operatorOf(server), { kind: 'resource', id: 'resource-new' });
  const at = new Date(later).toISOString();
  expect(made).toMatchObject({ value: { published: { createdAt: at, changedAt: at } } });
  expect(await server.mails()).toHaveLength(mails);
});

test('[DOC-01] another spelling of an instant is no change, and a date that somebody gives is kept', async () => {
  const before = await bodyOf();
  const spelled = (text: string | null) => (text ?? '').replace(/\.\d{3}Z$/, '+00:00');
  const since = '2026-01-02T03:04:05.000Z';
  await save({ ...before, createdAt: since, changedAt: since });
  const dated = await bodyOf();
  expect(dated).toMatchObject({ createdAt: since, changedAt: since });
  await save({ ...dated, createdAt: spelled(since), changedAt: spelled(since) });
  expect(await bodyOf()).toEqual(dated);
  await save({ ...dated, keywords: 'dated' });
  expect(await bodyOf()).toMatchObject({ createdAt: since, changedAt: new Date(later).toISOString() });
});

test('[MED-05] [RES-02] a resource leads to an uploaded file, which is held by it, and to none that is gone', async () => {
  const editor = await server.as('editor');
  const upload = await addUploadAs(server, editor, 'document', await document(1));
  const before = await bodyOf();
  await save({ ...before, file: upload.key });
  expect(await bodyOf()).toMatchObject({ file: upload.key });
  expect(await remove(editor, upload.uploadId)).toMatchObject({
    code: 'UPLOAD_IN_USE',
    reason: `resource/${key.id}`,
  });
  await save({ ...(await bodyOf()), file: before.file });
  expect(await remove(editor, upload.uploadId)).toBeNull();
  expect(await save({ ...(await bodyOf()), file: upload.key })).toEqual([
    `The file ${upload.key} is gone. Choose another one.`,
  ]);
});

test('[DOC-07] what leads to a resource is named before it moves, is taken back or is removed', async () => {
  const before = await bodyOf();
  const event = server.db.updateTable('member_event').where('member_event_id', '=', 'new-member-orientation');
  const linked = await bodyOfEvent();
  const details = `<p><a href="/resources/${before.slug}">Read</a> <a href="/resources/${before.slug}-two">Other</a></p>`;
  await event.set({ details }).execute();
  const said = [`The event ${linked.title} links to it.`];
  expect(await save({ ...before, slug: 'moved' })).toEqual([
    `Links to /resources/${before.slug} lead nowhere any more: it is at /resources/moved.`,
    ...said,
  ]);
  // nothing leads to where it is now, nor to what only begins like it
  expect(await save({ ...before, slug: `${before.slug}-one` })).toHaveLength(1);
  await save(before);
  const removed = await removeDocument(operatorOf(server), key, '');
  expect(removed).toMatchObject({ refusal: { code: 'CONFLICT', reason: said[0] } });
  const taken = await takeBack(operatorOf(server), key, '');
  expect(taken.ok ? taken.value.lines.slice(1) : taken).toEqual(said);
  await event.set({ details: linked.details }).execute();
  const shelf = before.tags.filter(({ category }) => category === 'STACK').map(({ label }) => label);
  expect(await save(before)).toEqual([
    `It is in the library under ${shelf.join(', ')}, and not in the one of the AI academy.`,
  ]);
});

test('[DOC-03] [RES-01] a resource without a stack is in both lists, and each tag that moves it is said', async () => {
  const body = { ...resourceDocument.empty, ...fresh, slug: 'without-a-stack' } as ResourceBody;
  const id = 'resource-without-a-stack';
  const tag = (category: string, label: string) => ({ id: `${id}-${category}`, tagId: 'tag', category, label });
  const stack = tag('STACK', 'Foundations');
  const aiStack = tag('AI_STACK', 'Prompting');
  const members = [await server.as('trial'), await server.as('academy')];
  const listed = () =>
    Promise.all(
      members.map(async (member) => {
        type Read = { listResources: { list: { resourceID: string; stacks: string[] }[] } };
        const { listResources } = await member.query<Read>(
          '{ listResources(count: 100) { list { resourceID stacks } } }',
        );
        return listResources.list.find(({ resourceID }) => resourceID === id)?.stacks ?? null;
      }),
    );
  expect(await save(body, id)).toEqual(['It is in the library, under no stack.']);
  expect(await listed()).toEqual([[], []]);
  expect(await save({ ...body, tags: [tag('FORMAT', 'Worksheet')] }, id)).toEqual([]);
  expect(await listed()).toEqual([[], []]);
  expect(await save({ ...body, tags: [stack] }, id)).toEqual([
    'It is in the library under Foundations, and not in the one of the AI academy.',
  ]);
  expect(await listed()).toEqual([['Foundations'], null]);
  expect(await save({ ...body, tags: [aiStack] }, id)).toEqual([
    'It is only in the library of the AI academy, under Prompting.',
  ]);
  expect(await listed()).toEqual([null, ['Prompting']]);
  expect(await save({ ...body, tags: [stack, aiStack] }, id)).toEqual([
    'It is in the library under Foundations, and in the one of the AI academy under Prompting.',
  ]);
  expect(await listed()).toEqual([['Foundations'], ['Prompting']]);
});

test('[DOC-01] two resources at the same address at once are not both let through', async () => {
  const body = { ...resourceDocument.empty, ...fresh, slug: 'at-once' } as ResourceBody;
  const answers = await Promise.all(['a', 'b', 'c'].map((id) => save(body, `at-once-${id}`)));
  const words = answers.flat();
  expect(words.filter((line) => line === 'It is in the library, under no stack.')).toHaveLength(1);
  expect(words.filter((line) => /^slug: The resource at-once-\w has this address already\.$/.test(line))).toHaveLength(
    2,
  );
});

test('[DOC-01] [DOC-06] a resource that is taken back is found by nobody, and one that was downloaded is archived when it is removed', async () => {
  const before = await bodyOf();
  expect(await save({ ...before, isPublished: false })).toEqual(['It is no longer in the library, and its links end.']);
  const member = await server.as('member');
  const call = '{ getResource(resourceID: "resource-decision-log") { title } }';
  expect((await member.ask(call)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  const { memberId } = member;
  const customer = server.db.selectFrom('member').select('customer_id').where('member_id', '=', memberId);
  const { customer_id } = await customer.executeTakeFirstOrThrow();
  const at = new Date(server.clock.now());
  await server.db
    .insertInto('resource_download')
    .values({
      member_id: memberId,
      resource_id: key.id,
      kind: 'PDF',
      link_expires_at: at,
      customer_id,
      downloaded_at: at,
    })
    .execute();
  const removed = await removeDocument(operatorOf(server), key, 'Old');
  expect(removed).toMatchObject({ ok: true, value: { lines: ['1 download of it is counted.', expect.any(String)] } });
  const kept = server.db.selectFrom('resource_download').select('kind').where('resource_id', '=', key.id);
  expect(await kept.execute()).toHaveLength(1);
});
