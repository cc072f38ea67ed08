import { graphql } from '#lib/gql/gql.ts';
import type { StudioFlagsQuery } from '#lib/gql/graphql.ts';
import { execute } from '#lib/graphql.ts';
import { pageQuery } from '#lib/pageQuery.ts';
import { accepted } from '#lib/save.ts';
import type { Act } from './ActDialog.tsx';

export type FlagSetting = NonNullable<StudioFlagsQuery['listFlags']>[number];

/** Every flag of the product with its rule (RUN-01). */
export const flagsQuery = pageQuery({
  document: graphql(`
    query StudioFlags {
      listFlags {
        flag
        about
        isSet
        isElsewhere
        defaultValue
        targets
        version
      }
    }
  `),
  variables: () => ({}),
  read: ({ listFlags }) => listFlags,
  tags: ['flags'],
});

const save = graphql(`
  mutation SaveStudioFlag(
    $flag: String!
    $defaultValue: JSON
    $targets: JSON!
    $version: String!
    $reason: String
    $dryRun: Boolean
  ) {
    saveFlag(
      flag: $flag
      defaultValue: $defaultValue
      targets: $targets
      version: $version
      reason: $reason
      dryRun: $dryRun
    ) {
      lines
      error {
        ...FaultFields
      }
    }
  }
`);

interface FlagInput {
  readonly flag: string;
  readonly defaultValue: unknown;
  readonly targets: unknown;
  readonly version: string;
}

/** Saves the rule of a flag (RUN-01). */
export const saveFlagAct: Act<FlagInput> = {
  name: 'saveFlag',
  send: async (input) => accepted((await execute(save, input)).saveFlag),
  changes: () => ['flags', 'account'],
};
