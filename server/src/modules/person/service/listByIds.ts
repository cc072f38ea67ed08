import { seesAddress } from '@atrium/domain/person/shownAddress.ts';
import type { StaffContext } from '../../../base/context.ts';
import { listShown } from '../store/people.ts';
import type { ListedPerson } from '../types.ts';
import { shownOf } from './listPeople.ts';

/** People as a list shows them, by their ids, in no order; the caller's role reaches them. */
export async function listByIds({ db, staff }: StaffContext, ids: readonly string[]): Promise<ListedPerson[]> {
  return (await listShown(db, ids)).map((row) => shownOf(row, seesAddress(staff, row.customerId)));
}
