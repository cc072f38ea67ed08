export interface PasswordRule {
  readonly message: string;
  readonly isMet: (password: string) => boolean;
}

/** What a new password must contain, in the order in which it is said (SIG-17, access.md §5). */
const contents: readonly PasswordRule[] = [
  { message: 'Password must contain a lower case letter', isMet: (password) => /\p{Ll}/u.test(password) },
  { message: 'Password must contain an upper case letter', isMet: (password) => /\p{Lu}/u.test(password) },
  { message: 'Password must contain a special character', isMet: (password) => /[^\p{L}\p{M}\p{N}\s]/u.test(password) },
  { message: 'Password must contain a number', isMet: (password) => /\p{N}/u.test(password) },
  { message: 'Password must contain at least 8 characters', isMet: (password) => /^.{8,}$/su.test(password) },
];

/** What it must contain, in one sentence (SIG-13). */
export const passwordRulesTogether =
  'Password must contain an upper and lower case letter, a special character, a number, and be at least 8 characters long.';

/** The same before anything is typed. */
export const passwordRulesHint =
  'At least 8 characters, with an upper and a lower case letter, a number and a special character.';

/**
 * The message of the field with which somebody signs in or proves whose account it is; the server says whether it is
 * right.
 */
export function currentPasswordFaults(password: string): readonly string[] {
  return password === '' ? ['Password is required.'] : [];
}

/** The longest password that is hashed and may be typed again to sign in, in UTF 16 units. */
export const longestPassword = 1024;

/** What keeps a password from being hashed and typed again. */
const bounds: readonly PasswordRule[] = [
  {
    message: `Password must contain at most ${longestPassword.toLocaleString('en-US')} characters`,
    isMet: (password) => password.length <= longestPassword,
  },
  { message: 'Password has characters that cannot be saved', isMet: (password) => !/\p{Cs}/u.test(password) },
];

const broken = (rules: readonly PasswordRule[], password: string): string[] =>
  rules.filter(({ isMet }) => !isMet(password)).map(({ message }) => message);

/** The messages of the rules that a new password breaks; none for one that may be set. */
export function brokenPasswordRules(password: string): string[] {
  return broken([...contents, ...bounds], password);
}

/**
 * The same in few words: one sentence for all that is missing (SIG-13), and the messages of what is too much. None for
 * one that may be set.
 */
export function newPasswordFaults(password: string): readonly string[] {
  const missing = broken(contents, password).length === 0 ? [] : [passwordRulesTogether];
  return [...missing, ...broken(bounds, password)];
}
