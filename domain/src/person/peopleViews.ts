import type { AccountType } from '../access/accountType.ts';

/** What the list of people may be narrowed to: the tier of an account, or those who have no access any more. */
export const peopleViews = ['ALL', 'MEMBER', 'TRIAL', 'LIMITED', 'FORMER', 'TEAM'] as const;
export type PeopleView = (typeof peopleViews)[number];

const types: Readonly<Record<Exclude<PeopleView, 'ALL'>, readonly AccountType[]>> = {
  MEMBER: ['MEMBER'],
  TRIAL: ['TRIAL'],
  LIMITED: ['LIMITED'],
  FORMER: ['ALUMNI', 'POST_TRIAL'],
  TEAM: ['EMPLOYEE'],
};

/** The account types of a view; null for all. */
export function accountTypesOf(view: PeopleView): readonly AccountType[] | null {
  return view === 'ALL' ? null : types[view];
}
