import { randomUUID } from 'node:crypto';
import type { TestServer } from '../../testing/harness.ts';
import type { Operations, WritingCalls } from '../../testing/operation.ts';
import { loadExample } from './service/loadExample.ts';

const body = {
  name: 'Example',
  role: 'Teaches by example',
  picture: '/files/art/portrait/mara-lind.svg',
  biography: 'Teaches.',
  contact: null,
  isPublished: true,
};

/** Adds a document of the example that is not published yet, which a mutation finds and the job publishes. */
async function addOne({ db }: TestServer): Promise<void> {
  await db
    .insertInto('example_document')
    .values({
      kind: 'faculty',
      id: `example-${randomUUID()}`,
      sort_order: Math.trunc(Math.random() * 1e9),
      body: JSON.stringify(body),
      added_at: new Date(),
    })
    .execute();
}

const load = (server: TestServer): Promise<void> =>
  loadExample(server.context(null, server.clock.now()), {}, { signal: new AbortController().signal });

export const operations: Operations = {
  getExampleAcademy: { access: { staff: 'academy.read' } },
  addExampleAcademy: {
    access: { staff: 'academy.write' },
    call: async (server) => {
      // the demo is not empty: it is there already, and a failure of it is tried again
      await addOne(server);
      await server.db.updateTable('example_document').set({ failure: 'It was cut off.' }).execute();
      return { caller: await server.as('employee'), variables: {}, varying: ['lines', 'isSaved'] };
    },
  },
  removeExampleAcademy: {
    access: { staff: 'academy.write' },
    call: async (server) => {
      await addOne(server);
      await load(server);
      return {
        caller: await server.as('employee'),
        variables: { reason: 'Enough of it.' },
        varying: ['lines', 'isSaved'],
      };
    },
  },
};

export async function writingCalls(server: TestServer): Promise<WritingCalls> {
  return Promise.resolve({
    'the example academy, which a job loads': {
      prepare: () => addOne(server),
      send: async () => {
        await load(server);
        return 'done';
      },
    },
  });
}
