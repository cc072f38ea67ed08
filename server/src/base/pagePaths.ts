import { formatQuery } from '@atrium/domain/queryString.ts';

// Paths of pages, with their query, to which several modules lead in mails and answers.

/** Where somebody new sets the first password; the link alone opens nothing (THR-02). */
export function setPasswordPath(
  email: string,
  tac: string,
  { redirectPath }: { readonly redirectPath?: string | undefined } = {},
): string {
  return `/set-password${formatQuery([
    ['email', email],
    ['tac', tac],
    ['redirectPath', redirectPath],
  ])}`;
}

/** Where the code for a new password is asked for, with the address filled in. */
export const resetPasswordPath = (email: string): string => `/reset-password${formatQuery([['email', email]])}`;

/** Where a mailed code and a new password are entered. */
export const resetConfirmationPath = (email: string): string =>
  `/reset-password-confirmation${formatQuery([['email', email]])}`;
