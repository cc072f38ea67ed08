import { base64Of } from '#lib/base64.ts';
import { graphql } from '#lib/gql/gql.ts';
import type { ConfirmPasswordInput } from '#lib/gql/graphql.ts';
import { execute } from '#lib/graphql.ts';
import { accepted, type SaveSpec } from '#lib/save.ts';

const forgotDocument = graphql(`
  mutation ForgotPassword($email: String!) {
    forgotPassword(email: $email) {
      success
      error {
        ...FaultFields
      }
    }
  }
`);

const codeDocument = graphql(`
  mutation SendVerificationCode($b64email: String!, $b64tac: String!) {
    sendVerificationCode(b64email: $b64email, b64tac: $b64tac) {
      success
      error {
        ...FaultFields
      }
    }
  }
`);

const confirmDocument = graphql(`
  mutation ConfirmPassword($input: ConfirmPasswordInput!) {
    confirmPassword(input: $input) {
      success
      error {
        ...FaultFields
      }
    }
  }
`);

/** Mails a code that resets the password of an account (SIG-11). */
export const forgotPasswordSpec: SaveSpec<string, { readonly isAccepted: true }> = {
  send: async (email) => {
    accepted((await execute(forgotDocument, { email: email.trim() })).forgotPassword);
    return { isAccepted: true };
  },
};

/** The address and the secret of a link that was mailed to it. */
export interface MailedLink {
  readonly email: string;
  readonly tac: string;
}

/** Mails the code with which a signup sets its first password; false when the link is no longer good (SIG-13). */
export const sendVerificationCodeSpec: SaveSpec<MailedLink, boolean> = {
  send: async ({ email, tac }) => {
    const variables = { b64email: base64Of(email), b64tac: base64Of(tac) };
    return accepted((await execute(codeDocument, variables)).sendVerificationCode).success === true;
  },
};

/** Sets a password with a mailed code (SIG-12, SIG-13). */
export const confirmPasswordSpec: SaveSpec<ConfirmPasswordInput, void> = {
  send: async (input) => {
    accepted((await execute(confirmDocument, { input })).confirmPassword);
  },
};
