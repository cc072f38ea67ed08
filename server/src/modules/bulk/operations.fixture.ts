import { persona } from '@atrium/content/people.ts';
import type { TestServer } from '../../testing/harness.ts';
import type { MutationCall, Operations } from '../../testing/operation.ts';
import { eventBody, save } from '../document/document.fixture.ts';
import { inDays } from '../person/operations.fixture.ts';

const chosen = 'bulk.test.ts: only for the team, whose role reaches all of them';
const ids = { bulkActId: 'bulk.test.ts: of somebody else as if there were none' };

/** An act of support on one person, which could not be done and is not over. */
async function begun(server: TestServer): Promise<string> {
  const bulkActId = crypto.randomUUID();
  await server.db
    .insertInto('bulk_act')
    .values({
      bulk_act_id: bulkActId,
      act: 'GIVE_AREA',
      area: 'ai-academy',
      last_day: inDays(server, 9),
      reason: 'The spring group.',
      begun_by: persona('support').memberId,
      begun_at: new Date(server.clock.now()),
    })
    .execute();
  const item = { bulk_act_id: bulkActId, place: 0, member_id: persona('limited').memberId };
  await server.db
    .insertInto('bulk_item')
    .values({ ...item, outcome: 'FAILED', why: 'Something went wrong on our side.' })
    .execute();
  return bulkActId;
}

async function by(server: TestServer, who: 'editor' | 'support', variables: object): Promise<MutationCall> {
  return { caller: await server.as(who), variables: { ...variables }, varying: ['lines', 'isSaved', 'total'] };
}

/** A new draft of its own. */
async function addDraft(server: TestServer): Promise<string> {
  const id = `called-${crypto.randomUUID()}`;
  await save(await server.as('editor'), { id, version: 0, body: eventBody(server, 'An event') });
  return id;
}

export const operations: Operations = {
  countChosenDocuments: {
    access: { staff: ['document.read', 'library.read', 'pass.read', 'letter.read'] },
    ids: { documentIds: chosen },
  },
  exportDocuments: {
    access: { staff: ['document.read', 'library.read', 'pass.read', 'letter.read'] },
    ids: { documentIds: chosen },
  },
  countChosenPeople: { access: { staff: 'person.read' } },
  getBulkAct: { access: { staff: ['document.publish', 'pass.write', 'grant.write'] }, ids },
  findRunningBulkAct: { access: { staff: ['document.publish', 'pass.write', 'grant.write'] } },
  beginDocumentsAct: {
    access: { staff: ['document.publish', 'pass.write'] },
    ids: { ...ids, documentIds: chosen },
    call: async (server) =>
      by(server, 'editor', {
        bulkActId: crypto.randomUUID(),
        kind: 'event',
        act: 'ARCHIVE',
        documentIds: [await addDraft(server)],
        reason: 'It was the last one.',
      }),
  },
  giveAreaToPeople: {
    access: { staff: 'grant.write' },
    ids: { ...ids, userIds: chosen },
    call: (server) =>
      by(server, 'support', {
        bulkActId: crypto.randomUUID(),
        userIds: [persona('limited').memberId],
        area: 'ai-academy',
        lastDay: inDays(server, 9),
        reason: 'The spring group.',
      }),
  },
  retryBulkAct: {
    access: { staff: ['document.publish', 'pass.write', 'grant.write'] },
    ids: { ...ids, formerActId: ids.bulkActId },
    call: async (server) => by(server, 'support', { bulkActId: crypto.randomUUID(), formerActId: await begun(server) }),
  },
  stopBulkAct: {
    access: { staff: ['document.publish', 'pass.write', 'grant.write'] },
    ids,
    call: async (server) => by(server, 'support', { bulkActId: await begun(server) }),
  },
};
