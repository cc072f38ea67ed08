import type { ResourceBody } from '@atrium/domain/resource/resourceDocument.ts';
import { minute } from '@atrium/domain/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { operatorOf } from '../document/document.fixture.ts';
import { removeDocument } from '../document/service/endDocument.ts';
import { getDocument } from '../document/service/findDocument.ts';
import { publishAll } from '../document/service/publish.ts';

let server: TestServer;
let later: number;
beforeAll(async () => {
  server = await startServer();
  later = server.clock.now() + minute;
});
afterAll(() => server.close());

const key = { kind: 'resource', id: 'resource-decision-log' };
async function bodyOf(): Promise<ResourceBody> {
  const found = await getDocument(operatorOf(server), key);
  if (!found.ok) throw new Error(found.refusal.reason);
  return found.value.published as ResourceBody;
}
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
    'copy: A path of ours is needed, or an address that begins with https.',
  ]);
  expect(await save({ ...before, file: '../secret.pdf' })).toEqual([
    'file: A PDF: small letters, digits, hyphens, and .pdf.',
  ]);
  expect(await save({ ...before, slug: 'taken-from' }, 'resource-other')).toEqual(
    expect.arrayContaining([`${part.id} is a part of another resource.`]),
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
