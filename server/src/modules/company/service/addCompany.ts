import { ok, type Result } from '@atrium/domain/errors.ts';
import { lock } from '../../../base/sql/lock.ts';
import { changeAs, type StaffAct, type StaffChange } from '../../../base/staffChange.ts';
import { addCompanyIn } from '../../member/service/staff/saveCompany.ts';
import { addOwnCompany } from '../../staff/service/staff/addOwnCompany.ts';

/**
 * Makes a company (COM-01), which is the own one of somebody of `success` from then on (STF-01). Refuses as
 * `addCompanyIn` does.
 */
export function addCompany(
  act: StaffAct,
  input: { readonly companyId: string; readonly name: string; readonly timeZone: string },
): Promise<Result<StaffChange>> {
  return changeAs(act, async (tx): Promise<Result<StaffChange>> => {
    await lock(tx, 'staff/roles');
    const added = await addCompanyIn(tx, act, input);
    if (!added.ok || !added.value.isSaved) return added;
    const isOwn = await addOwnCompany(tx, act.by, input.companyId, act.now);
    return ok({ ...added.value, lines: [...added.value.lines, ...(isOwn ? ['It is one of your companies.'] : [])] });
  });
}
