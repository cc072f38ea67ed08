import type { AccountType } from '@atrium/domain/access/accountType.ts';

const tiers: Readonly<Record<AccountType, string>> = {
  EMPLOYEE: 'Team',
  MEMBER: 'Member',
  TRIAL: 'Trial',
  LIMITED: 'Limited',
  ALUMNI: 'Former member',
  POST_TRIAL: 'After a trial',
};

/** What the team calls an account type; '' while it is worked out. */
export function tierWords(accountType: string | null): string {
  return accountType !== null && accountType in tiers ? tiers[accountType as AccountType] : '';
}
