import type { PersonRow, RowVerdict } from '@atrium/domain/person/addPeople.ts';
import { graphql } from '#lib/gql/gql.ts';
import { execute } from '#lib/graphql.ts';
import { accepted, type SaveSpec } from '#lib/save.ts';
import type { ActCall } from './ActDialog.tsx';

const add = graphql(`
  mutation AddPeople($rows: [PersonRowInput!]!, $reason: String, $dryRun: Boolean) {
    addPeople(rows: $rows, reason: $reason, dryRun: $dryRun) {
      verdicts {
        outcome
        words
      }
      error {
        ...FaultFields
      }
    }
  }
`);

interface Part extends ActCall {
  readonly rows: readonly PersonRow[];
}

/** Makes accounts for the people of a part of a file, and gives them areas, or rehearses it (PEO-02). */
export const addPeopleSpec: SaveSpec<Part, readonly RowVerdict[]> = {
  send: async ({ rows, ...act }) =>
    accepted((await execute(add, { ...act, rows: rows.map((row) => ({ ...row })) })).addPeople).verdicts ?? [],
  changes: () => ['people', 'audit'],
};
