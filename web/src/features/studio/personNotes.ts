import { graphql } from '#lib/gql/gql.ts';
import { execute } from '#lib/graphql.ts';
import { accepted, type SaveSpec } from '#lib/save.ts';

interface Done {
  readonly lines: readonly string[] | null;
}

const changes = () => ['people'] as const;

const add = graphql(`
  mutation AddPersonNote($userId: ID!, $noteId: ID!, $note: String!) {
    addPersonNote(userId: $userId, noteId: $noteId, note: $note) {
      lines
      error {
        ...FaultFields
      }
    }
  }
`);
/** Notes something about a person; the id is that of the press, so that a retry adds nothing (PEO-01). */
export const addNoteSpec: SaveSpec<{ readonly userId: string; readonly noteId: string; readonly note: string }, Done> =
  {
    send: async (input) => accepted((await execute(add, input)).addPersonNote),
    changes,
  };

const remove = graphql(`
  mutation RemovePersonNote($userId: ID!, $noteId: ID!) {
    removePersonNote(userId: $userId, noteId: $noteId) {
      lines
      error {
        ...FaultFields
      }
    }
  }
`);
/** Removes a note (PEO-01). */
export const removeNoteSpec: SaveSpec<{ readonly userId: string; readonly noteId: string }, Done> = {
  send: async (input) => accepted((await execute(remove, input)).removePersonNote),
  changes,
};
