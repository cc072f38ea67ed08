import { graphql } from '#lib/gql/gql.ts';
import type { StudioPassCodesQuery } from '#lib/gql/graphql.ts';
import { execute } from '#lib/graphql.ts';
import { pageQuery } from '#lib/pageQuery.ts';
import { accepted } from '#lib/save.ts';
import type { Act } from './ActDialog.tsx';

export type PassCodes = NonNullable<StudioPassCodesQuery['getPassCodes']>;
export type CodeBatch = PassCodes['batches'][number];

/** The one-time codes of a pass, by when they were made (COM-01). */
export const passCodesQuery = pageQuery({
  document: graphql(`
    query StudioPassCodes($passId: ID!) {
      getPassCodes(passId: $passId) {
        passId
        code
        timeZone
        company {
          companyId
          name
        }
        hasOneTimeCodes
        batches {
          batchId
          size
          used
          madeAt
          madeByName
          endedAt
          endedByName
        }
      }
    }
  `),
  variables: (passId: string) => ({ passId }),
  read: ({ getPassCodes }) => getPassCodes,
  tags: ['passCodes'],
});

const make = graphql(`
  mutation MakePassCodes($passId: ID!, $batchId: ID!, $count: Int!, $reason: String, $dryRun: Boolean) {
    makePassCodes(passId: $passId, batchId: $batchId, count: $count, reason: $reason, dryRun: $dryRun) {
      lines
      codes
      error {
        ...FaultFields
      }
    }
  }
`);

export interface MakeCodesInput {
  readonly passId: string;
  readonly batchId: string;
  readonly count: number;
}

/** Makes one-time codes (COM-01); `onCodes` gets them, once. */
export function makeCodesAct(onCodes: (codes: readonly string[]) => void): Act<MakeCodesInput> {
  return {
    name: 'makePassCodes',
    send: async (input) => {
      const made = accepted((await execute(make, input)).makePassCodes);
      if (!input.dryRun && made.codes !== null) onCodes(made.codes);
      return made;
    },
    changes: () => ['passCodes'],
  };
}

const end = graphql(`
  mutation EndPassCodes($passId: ID!, $batchId: ID!, $reason: String, $dryRun: Boolean) {
    endPassCodes(passId: $passId, batchId: $batchId, reason: $reason, dryRun: $dryRun) {
      lines
      error {
        ...FaultFields
      }
    }
  }
`);
/** Ends the codes of a batch that nobody has used (COM-01). */
export const endCodesAct: Act<{ readonly passId: string; readonly batchId: string }> = {
  name: 'endPassCodes',
  send: async (input) => accepted((await execute(end, input)).endPassCodes),
  changes: () => ['passCodes'],
};
