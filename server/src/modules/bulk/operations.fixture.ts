import { persona } from '@atrium/content/people.ts';
import type { TestServer } from '../../testing/harness.ts';
import type { MutationCall, Operations } from '../../testing/operation.ts';
import { inDays } from '../person/operations.fixture.ts';

const chosen = 'bulk.test.ts: only for the team, whose role reaches all of them';
const ids = { bulkActId: 'bulk.test.ts: of somebody else as if there were none' };

/** An act of an editor on one new draft, begun so far. */
async function begun(server: TestServer): Promise<string> {
  const bulkActId = crypto.randomUUID();
  await server.db
    .insertInto('bulk_act')
    .values({
      bulk_act_id: bulkActId,
      act: 'RESTORE',
      kind: 'event',
      reason: '',
      begun_by: persona('editor').memberId,
      begun_at: new Date(server.clock.now()),
    })
    .execute();
  await server.db
    .insertInto('bulk_item')
    .values({
      bulk_act_id: bulkActId,
      place: 0,
      document_id: 'no-such-event',
      title: 'No such event',
      outcome: 'FAILED',
      why: 'There is no event no-such-event.',
    })
    .execute();
  return bulkActId;
}

async function byEditor(server: TestServer, variables: object): Promise<MutationCall> {
  return { caller: await server.as('editor'), variables: { ...variables }, varying: ['lines', 'isSaved', 'total'] };
}

export const operations: Operations = {
  countChosenDocuments: { access: { staff: ['document.read', 'pass.read'] }, ids: { documentIds: chosen } },
  exportDocuments: { access: { staff: ['document.read', 'pass.read'] }, ids: { documentIds: chosen } },
  countChosenPeople: { access: { staff: 'person.read' } },
  getBulkAct: { access: { staff: ['document.publish', 'pass.write', 'grant.write'] }, ids },
  findRunningBulkAct: { access: { staff: ['document.publish', 'pass.write', 'grant.write'] } },
  beginDocumentsAct: {
    access: { staff: ['document.publish', 'pass.write'] },
    ids: { ...ids, documentIds: chosen },
    call: (server) =>
      byEditor(server, {
        bulkActId: crypto.randomUUID(),
        kind: 'event',
        act: 'ARCHIVE',
        documentIds: ['new-member-orientation'],
        reason: 'It was the last one.',
      }),
  },
  giveAreaToPeople: {
    access: { staff: 'grant.write' },
    ids: { ...ids, userIds: chosen },
    call: async (server) => ({
      caller: await server.as('support'),
      variables: {
        bulkActId: crypto.randomUUID(),
        userIds: [persona('limited').memberId],
        area: 'ai-academy',
        lastDay: inDays(server, 9),
        reason: 'The spring group.',
      },
      varying: ['lines', 'isSaved', 'total'],
    }),
  },
  retryBulkAct: {
    access: { staff: ['document.publish', 'pass.write', 'grant.write'] },
    ids: { ...ids, formerActId: ids.bulkActId },
    call: async (server) => byEditor(server, { bulkActId: crypto.randomUUID(), formerActId: await begun(server) }),
  },
  stopBulkAct: {
    access: { staff: ['document.publish', 'pass.write', 'grant.write'] },
    ids,
    call: async (server) => byEditor(server, { bulkActId: await begun(server) }),
  },
};
