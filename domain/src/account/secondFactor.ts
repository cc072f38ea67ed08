import type { FormRules } from '../formRules.ts';
import { day } from '../time.ts';
import { currentPasswordFaults } from './passwordRules.ts';

/** How long after joining the team somebody may go without a second factor, in milliseconds (STF-02). */
export const factorDueAfter = 3 * day;

/** How many recovery codes are made at once. */
export const recoveryCodeCount = 10;

/** How many factors an account may have. */
export const mostFactors = 10;

const longestName = 60;

/** What is not seen or turns the direction of a text: a name is mailed, and must not pretend to be another. */
const unseen = /[\p{Cc}\p{Co}\p{Cs}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/gu;

/** The name of a factor as it is kept: one line that is seen as it is; null for one that is empty or too long. */
export function tidyFactorName(text: string): string | null {
  const name = text.replaceAll(/\s+/g, ' ').replaceAll(unseen, '').trim();
  return name === '' || name.length > longestName ? null : name;
}

/** A code as it is compared: without spaces and hyphens, in capitals. */
export function tidyFactorCode(text: string): string {
  return text.replaceAll(/[\s-]/g, '').toUpperCase();
}

/** Whether a tidy code is one of an authenticator app; any other is a recovery code. */
export function isAuthenticatorCode(tidy: string): boolean {
  return /^\d{6}$/.test(tidy);
}

const codeFaults = (code: string): readonly string[] => (tidyFactorCode(code) === '' ? ['Enter a code.'] : []);

/** The second step of a sign-in. */
export const secondStepForm: FormRules<{ code: string }> = { code: ({ code }) => codeFaults(code) };

/** What is asked for again before a sensitive act: the password, and a code in place of a passkey. */
export const reauthenticationForm = ({
  needsPassword,
  needsCode,
}: {
  readonly needsPassword: boolean;
  readonly needsCode: boolean;
}): FormRules<{ password: string; code: string }> => ({
  password: ({ password }) => (needsPassword ? currentPasswordFaults(password) : []),
  code: ({ code }) => (needsCode ? codeFaults(code) : []),
});

const nameFaults = (name: string): readonly string[] =>
  tidyFactorName(name) === null ? ['Give it a name of at most 60 letters.'] : [];

/** A new authenticator app: a code that it shows, and its name. */
export const authenticatorForm: FormRules<{ code: string; name: string }> = {
  code: ({ code }) => codeFaults(code),
  name: ({ name }) => nameFaults(name),
};

/** Another name of a factor. */
export const factorNameForm: FormRules<{ name: string }> = { name: ({ name }) => nameFaults(name) };
