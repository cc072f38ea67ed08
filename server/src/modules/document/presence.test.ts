import { minute, second } from '@atrium/domain/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type Caller, type TestServer } from '../../testing/harness.ts';
import { eventBody, save } from './document.fixture.ts';

let server: TestServer;
let editor: Caller;
let owner: Caller;
beforeAll(async () => {
  server = await startServer();
  [editor, owner] = await Promise.all([server.as('editor'), server.as('owner')]);
});
afterAll(() => server.close());

interface Answer {
  readonly done: {
    readonly others: readonly { readonly memberId: string; readonly name: string; readonly field: string }[] | null;
    readonly error: { readonly code: string } | null;
  } | null;
}

/** Who else is in which field, or the code with which it was refused. */
async function beat(caller: Caller, documentId: string, { field = '', kind = 'event' } = {}): Promise<unknown> {
  const { data, errors } = await caller.ask<Answer>(
    `mutation ($kind: String!, $id: ID!, $field: String!) {
      done: saveDocumentPresence(kind: $kind, documentId: $id, field: $field) { others { memberId name field } error { code } }
    }`,
    { kind, id: documentId, field },
  );
  const others = data?.done?.others ?? null;
  if (others !== null) return others.map((each) => [each.memberId, each.field]);
  return data?.done?.error?.code ?? errors?.[0]?.extensions.code;
}

test('[DOC-02] two who have one document open see where the other is, for as long as their pages say so', async () => {
  await save(editor, { id: 'for-two', version: 0, body: eventBody(server, 'For two') });
  await save(editor, { id: 'for-one', version: 0, body: eventBody(server, 'For one') });
  expect(await beat(editor, 'for-two')).toEqual([]);
  expect(await beat(owner, 'for-two', { field: 'title' })).toEqual([[editor.memberId, '']]);
  expect(await beat(editor, 'for-two', { field: 'description' })).toEqual([[owner.memberId, 'title']]);
  expect(await beat(editor, 'for-two', { field: 'description' })).toEqual([[owner.memberId, 'title']]);
  expect(await beat(owner, 'for-one')).toEqual([]);
  await server.clock.advance(10 * second);
  expect(await beat(editor, 'for-two', { field: `${'x'.repeat(300)}\u0000` })).toEqual([[owner.memberId, 'title']]);
  // the page of the owner is closed, and says nothing any more
  await server.clock.advance(9 * second);
  expect(await beat(editor, 'for-two')).toEqual([]);
  expect(await beat(owner, 'for-two')).toEqual([[editor.memberId, '']]);
});

test('[DOC-02] [STF-01] it is told to those who may read the document alone, and of no other', async () => {
  expect(await beat(editor, 'there-is-none')).toBe('NOT_FOUND');
  expect(await beat(editor, 'for-two', { kind: 'no-kind' })).toBe('NOT_FOUND');
  expect(await beat(await server.as('member'), 'for-two')).toBe(await beat(await server.as('member'), 'there-is-none'));
  expect(await beat(await server.as('instructor'), 'for-two')).toBe('NOT_FOUND');
  expect(await beat(await server.as('auditor'), 'for-two')).toEqual(expect.arrayContaining([[owner.memberId, '']]));
});

test('[DOC-02] what is over is removed, so that the table stays as small as the team', async () => {
  await server.clock.advance(2 * minute);
  const { rows } = await server.db
    .selectFrom('document_presence')
    .select(({ fn }) => fn.countAll().as('rows'))
    .executeTakeFirstOrThrow();
  expect(Number(rows)).toBe(0);
});
