import { graphql } from '#lib/gql/gql.ts';
import type { StudioExampleQuery } from '#lib/gql/graphql.ts';
import { execute } from '#lib/graphql.ts';
import { pageQuery } from '#lib/pageQuery.ts';
import { accepted } from '#lib/save.ts';
import type { Act } from './ActDialog.tsx';

export type Example = NonNullable<StudioExampleQuery['getExampleAcademy']>;

/** The example academy: whether it is here, or could be loaded, and how far its loading is (BEG-05). */
export const exampleQuery = pageQuery({
  document: graphql(`
    query StudioExample {
      getExampleAcademy {
        state
        isEmpty
        counts {
          kind
          total
          done
        }
        failure
      }
    }
  `),
  variables: () => ({}),
  read: ({ getExampleAcademy }) => getExampleAcademy,
  tags: ['example', 'documents'],
});

const add = graphql(`
  mutation AddExampleAcademy($reason: String, $dryRun: Boolean) {
    addExampleAcademy(reason: $reason, dryRun: $dryRun) {
      lines
      error {
        ...FaultFields
      }
    }
  }
`);
const remove = graphql(`
  mutation RemoveExampleAcademy($reason: String, $dryRun: Boolean) {
    removeExampleAcademy(reason: $reason, dryRun: $dryRun) {
      lines
      error {
        ...FaultFields
      }
    }
  }
`);

/** What of the cache is another once content has come or gone. */
const changes = ['example', 'documents'] as const;

/** Has the example academy loaded, or what of it failed tried again (BEG-05). */
export const addExampleAct: Act<Readonly<Record<string, unknown>>> = {
  name: 'addExampleAcademy',
  send: async (input) => accepted((await execute(add, input)).addExampleAcademy),
  changes: () => changes,
};

/** Removes the example academy, as long as nobody has touched it (BEG-05). */
export const removeExampleAct: Act<Readonly<Record<string, unknown>>> = {
  name: 'removeExampleAcademy',
  send: async (input) => accepted((await execute(remove, input)).removeExampleAcademy),
  changes: () => changes,
};
