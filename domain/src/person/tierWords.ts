import type { AccountType } from '../access/accountType.ts';

/** What the team calls the account types. */
export const tierWords: Readonly<Record<AccountType, string>> = {
  EMPLOYEE: 'Team',
  MEMBER: 'Member',
  TRIAL: 'Trial',
  LIMITED: 'Limited',
  ALUMNI: 'Former member',
  POST_TRIAL: 'After a trial',
};
