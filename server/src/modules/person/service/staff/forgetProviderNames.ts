import { refuse, type Result } from '@atrium/domain/errors.ts';
import type { StaffAct, StaffChange } from '../../../../base/staffChange.ts';
import { forgetPerson } from '../../../federation/service/staff/forgetPerson.ts';
import { findCompanyOf } from '../../store/facts.ts';

/**
 * Forgets by which names the provider of somebody's company knows them (D88): they are found by their address at the
 * next sign-in, and every sign-in of theirs ends. Refuses with NOT_FOUND for nobody, and otherwise as `forgetPerson`.
 */
export async function forgetProviderNames(
  deps: StaffAct,
  { memberId }: { readonly memberId: string },
): Promise<Result<StaffChange>> {
  const customerId = await findCompanyOf(deps.db, memberId);
  if (customerId === null) return refuse('NOT_FOUND', { reason: 'There is no such account.' });
  return forgetPerson(deps, { customerId, memberId, email: null });
}
