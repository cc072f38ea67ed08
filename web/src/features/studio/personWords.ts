import type { AccountType } from '@atrium/domain/access/accountType.ts';
import { tierWords } from '@atrium/domain/person/tierWords.ts';

/** What the team calls an account type; '' while it is worked out. */
export function tierOf(accountType: string | null): string {
  return accountType !== null && accountType in tierWords ? tierWords[accountType as AccountType] : '';
}
