import { people } from '@atrium/content/people.ts';

/** The password of every demo account; it works on loopback only. */
export const demoPassword = 'Demo-pass-1!';

/** The demo accounts as the start prints them. */
export function demoAccounts(): string[] {
  const accounts = people.filter((person) => person.persona !== undefined);
  const width = Math.max(...accounts.map((account) => account.email.length));
  return [
    `Sign in with any of these, password ${demoPassword}`,
    ...accounts.map((account) => `  ${account.email.padEnd(width)}  ${account.accountType}`),
  ];
}
