import { graphql } from '#lib/gql/gql.ts';
import { execute } from '#lib/graphql.ts';
import { accepted, type SaveSpec } from '#lib/save.ts';
import type { StepAsked, StepProof } from '#lib/secondStep.ts';

const startDocument = graphql(`
  mutation StartReauthentication {
    startReauthentication {
      handle
      needsPassword
      kinds
      passkey
      demoCode
      error {
        ...FaultFields
      }
    }
  }
`);

const answerDocument = graphql(`
  mutation Reauthenticate($input: ReauthenticateInput!) {
    reauthenticate(input: $input) {
      error {
        ...FaultFields
      }
    }
  }
`);

/** What is asked for before a sensitive act (STF-03). */
export interface Asked extends StepAsked {
  readonly handle: string;
  readonly needsPassword: boolean;
}

/** Asks what the account has to prove; refused where only its provider can say who it is. */
export const startReauthenticationSpec: SaveSpec<void, Asked> = {
  send: async () => {
    const started = accepted((await execute(startDocument, {})).startReauthentication);
    const { handle, needsPassword, kinds, passkey, demoCode } = started;
    return {
      handle: handle ?? '',
      needsPassword: needsPassword ?? false,
      kinds: kinds ?? [],
      passkey: passkey ?? null,
      demoCode,
    };
  },
};

/** Makes the sign-in fresh again: by the password, and a code or what a passkey has answered. */
export const reauthenticateSpec = (
  handle: string,
): SaveSpec<{ readonly password: string; readonly factor: StepProof | null }, void> => ({
  send: async ({ password, factor }) => {
    const input = { handle, ...(password !== '' && { password }), ...factor };
    accepted((await execute(answerDocument, { input })).reauthenticate);
  },
});
