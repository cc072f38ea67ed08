import type { AccountType } from '@atrium/domain/access/accountType.ts';
import { staffReach, type StaffStanding } from '@atrium/domain/access/staffOperations.ts';
import { tierWords } from '@atrium/domain/person/tierWords.ts';
import type { Person } from './personQuery.ts';

/** What the team calls an account type; '' while it is worked out. */
export function tierOf(accountType: string | null): string {
  return accountType !== null && accountType in tierWords ? tierWords[accountType as AccountType] : '';
}

type About = Pick<Person, 'jobRole' | 'statedCompany' | 'place' | 'pronouns'>;

/** 'Director of Operations, Larkfield Hospitals. Philadelphia. She/Her'. */
export function aboutOf({ jobRole, statedCompany, place, pronouns }: About): string {
  const work = [jobRole, statedCompany].filter((part) => part !== null && part !== '').join(', ');
  return [work, place, pronouns].filter((part) => part !== null && part !== '').join('. ');
}

/** Whether somebody of the team may give a person access: an owner alone decides about the team. */
export function mayGiveTo(staff: StaffStanding | null, { isOfTeam }: Pick<Person, 'isOfTeam'>): boolean {
  return staffReach(staff, 'grant.write') !== null && (!isOfTeam || staffReach(staff, 'team.write') !== null);
}
