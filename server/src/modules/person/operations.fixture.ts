import { persona } from '@atrium/content/people.ts';
import type { PersonRow } from '@atrium/domain/person/addPeople.ts';
import { day } from '@atrium/domain/time.ts';
import type { TestServer } from '../../testing/harness.ts';
import type { IdCall, MutationCall, Operation, Operations, Others } from '../../testing/operation.ts';

const ownNote = '3b0c8f9e-58f4-4c0b-9f3e-0c6a4b5d7e10';

/** The day, yyyy-MM-dd, so many days from now. */
export function inDays(server: TestServer, days: number): string {
  return new Date(server.clock.now() + days * day).toISOString().slice(0, 10);
}

/** Adds a grant by a pass, which the team may end; returns its id. */
export async function addPassGrant(server: TestServer, memberId: string): Promise<string> {
  const { grantId } = await server.db
    .insertInto('entitlement_grant')
    .values({
      member_id: memberId,
      entitlement_id: 'area-crash-courses',
      source: 'PASS',
      source_ref: `pass-${crypto.randomUUID()}`,
      starts_at: new Date(server.clock.now() - day),
      ends_at: null,
    })
    .returning('entitlement_grant_id as grantId')
    .executeTakeFirstOrThrow();
  return grantId;
}

/** A row of a file of people. */
export const rowOf = (given: Partial<PersonRow> & Pick<PersonRow, 'email'>): PersonRow => ({
  firstName: 'Nadia',
  lastName: 'Osei',
  area: '',
  lastDay: '',
  ...given,
});

const act = (
  access: Operation['access'],
  variablesOf: (server: TestServer) => object | Promise<object>,
  more: Partial<Operation> = {},
): Operation => ({
  access,
  call: async (server): Promise<MutationCall> => ({
    caller: await server.as('support'),
    variables: { reason: 'They asked on the phone.', ...(await variablesOf(server)) },
    varying: ['lines', 'isSaved'],
  }),
  ...more,
});

export const operations: Operations = {
  listPeople: { access: { staff: 'person.read' } },
  getPerson: { access: { staff: 'person.read' } },
  giveArea: act({ staff: 'grant.write' }, (server) => ({
    userId: persona('limited').memberId,
    area: 'ai-academy',
    lastDay: inDays(server, 9),
  })),
  endGrant: act(
    { staff: 'grant.write' },
    async (server) => {
      const { memberId: userId } = persona('sprint');
      return { userId, grantId: await addPassGrant(server, userId) };
    },
    { ids: { grantId: 'personActs.test.ts: of somebody else as if there were none' } },
  ),
  signOutPerson: act({ staff: 'signIn.write' }, async (server) => ({
    userId: (await server.as('sprint')).memberId,
  })),
  forgetProviderNames: act({ staff: 'signIn.write' }, () => ({ userId: persona('sso-only@acme.example').memberId })),
  addPeople: {
    access: { staff: 'people.add' },
    ids: { email: 'addPeople.test.ts: only support and owners add people' },
    addresses: 'support reads every account anyway',
    call: async (server) => ({
      caller: await server.as('support'),
      variables: {
        reason: 'The spring group.',
        rows: [rowOf({ email: `${crypto.randomUUID()}@example.com`, area: 'ai-academy', lastDay: inDays(server, 9) })],
      },
      varying: ['verdicts'],
    }),
  },
  addPersonNote: {
    access: { staff: 'note.write' },
    call: async (server) => ({
      caller: await server.as('support'),
      variables: { userId: persona('limited').memberId, noteId: ownNote, note: 'Speaks at the event.' },
      varying: ['lines', 'isSaved'],
    }),
    ids: { noteId: 'personActs.test.ts: the caller chooses it' },
  },
  removePersonNote: act(
    { staff: 'note.write' },
    async (server) => {
      const { memberId: userId } = persona('limited');
      const noteId = crypto.randomUUID();
      await server.db
        .insertInto('person_note')
        .values({
          note_id: noteId,
          member_id: userId,
          author_id: persona('support').memberId,
          note: 'Speaks at the event.',
          written_at: new Date(server.clock.now()),
        })
        .execute();
      return { userId, noteId };
    },
    { ids: { noteId: 'personActs.test.ts: of somebody else as if there were none' } },
  ),
  savePersonAddress: act({ staff: 'address.write' }, () => ({
    userId: persona('transactional-none').memberId,
    to: 'moved@elsewhere.example',
  })),
  requestPersonErasure: act({ staff: 'erasure.write' }, () => ({ userId: persona('minimba-none').memberId })),
  cancelPersonErasure: act({ staff: 'erasure.write' }, () => ({ userId: persona('minimba-none').memberId })),
};

export function idCalls(_server: TestServer, { people }: Others): IdCall[] {
  return [
    {
      id: 'getPerson.userId',
      kind: 'query',
      foreign: () => people,
      missing: 'no-member',
      call: () => 'getPerson(userId: $id) { displayName }',
      own: ['employee', persona('academy').memberId],
      open: ['employee'],
    },
  ];
}
