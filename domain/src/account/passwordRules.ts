export interface PasswordRule {
  readonly message: string;
  readonly holds: (password: string) => boolean;
}

/** What a new password must contain, in the order in which it is said (SIG-17, access.md §5). */
export const passwordRules: readonly PasswordRule[] = [
  { message: 'Password must contain a lower case letter', holds: (password) => /\p{Ll}/u.test(password) },
  { message: 'Password must contain an upper case letter', holds: (password) => /\p{Lu}/u.test(password) },
  { message: 'Password must contain a special character', holds: (password) => /[^\p{L}\p{M}\p{N}\s]/u.test(password) },
  { message: 'Password must contain a number', holds: (password) => /\p{N}/u.test(password) },
  { message: 'Password must contain at least 8 characters', holds: (password) => /^.{8,}$/su.test(password) },
];

/** All rules in one sentence (SIG-13). */
export const passwordRulesTogether =
  'Password must contain an upper and lower case letter, a special character, a number, and be at least 8 characters long.';

/** The longest password that is hashed, in UTF 16 units. */
export const longestPassword = 1024;

/** The messages of the rules that a password breaks; none for one that may be set. */
export function brokenPasswordRules(password: string): string[] {
  return passwordRules.filter(({ holds }) => !holds(password)).map(({ message }) => message);
}

/** Whether a password may be set: it follows every rule, and can be hashed and typed again (SIG-17). */
export function mayBePassword(password: string): boolean {
  return password.length <= longestPassword && !/\p{Cs}/u.test(password) && brokenPasswordRules(password).length === 0;
}
