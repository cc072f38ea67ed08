import { graphql } from '#lib/gql/gql.ts';
import { execute } from '#lib/graphql.ts';
import { accepted, type SaveSpec } from '#lib/save.ts';
import type { Act } from '../ActDialog.tsx';

const change = graphql(`
  mutation SwitchStudioLetter($letter: ID!, $isOn: Boolean!, $reason: String, $dryRun: Boolean) {
    switchLetter(letter: $letter, isOn: $isOn, reason: $reason, dryRun: $dryRun) {
      lines
      error {
        ...FaultFields
      }
    }
  }
`);
/** Switches a letter off, or on again (RUN-01). */
export const switchLetterAct: Act<{ readonly letter: string; readonly isOn: boolean }> = {
  name: 'switchLetter',
  send: async (input) => accepted((await execute(change, input)).switchLetter),
  changes: () => ['letters'],
};

const test = graphql(`
  mutation SendStudioLetterTest($letter: ID!, $draft: Boolean!) {
    sendLetterTest(letter: $letter, draft: $draft) {
      sentTo
      error {
        ...FaultFields
      }
    }
  }
`);
interface Test {
  readonly letter: string;
  /** In the words of its draft. */
  readonly draft: boolean;
}
/** Sends the example of a letter to whom presses (RUN-01). */
export const sendLetterTestSpec: SaveSpec<Test, { readonly sentTo: string | null }> = {
  send: async (input) => accepted((await execute(test, input)).sendLetterTest),
  changes: () => ['outbox'],
};
