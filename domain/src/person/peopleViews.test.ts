import { expect, test } from 'vitest';
import { accountTypes } from '../access/accountType.ts';
import { accountTypesOf, peopleViews } from './peopleViews.ts';

test('[STF-07] each account type is in one view of the list of people', () => {
  const inViews = peopleViews.flatMap((view) => accountTypesOf(view) ?? []);
  expect(inViews.toSorted()).toEqual(accountTypes.toSorted());
});
