import { mostInBulk } from '@atrium/domain/bulk/bulkActs.ts';
import type { StaffContext } from '../../../base/context.ts';
import { countFound, listFoundIds } from '../store/people.ts';
import type { ChosenPeople } from '../types.ts';
import { searchOf } from './listPeople.ts';

type Caller = Pick<StaffContext, 'db' | 'staff'>;

/** The ids of the people who were chosen, by a filter or one by one, as far as the caller's role reaches (STU-04). */
export async function listChosenPeople(caller: Caller, chosen: ChosenPeople, most: number): Promise<readonly string[]> {
  return listFoundIds(caller.db, await searchOf(caller, chosen), { ids: chosen.ids, most });
}

/** How many people a filter finds, counted up to one more than an act may have. */
export async function countChosenPeople(caller: Caller, filter: Omit<ChosenPeople, 'ids'>): Promise<number> {
  return countFound(caller.db, await searchOf(caller, filter), mostInBulk + 1);
}
