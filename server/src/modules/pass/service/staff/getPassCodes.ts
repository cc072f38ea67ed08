import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import type { StaffContext } from '../../../../base/context.ts';
import { snapshot } from '../../../../base/sql/transaction.ts';
import { listBatches } from '../../store/codeBatches.ts';
import { findPassById } from '../../store/passes.ts';
import type { PassCodes } from '../../types.ts';
import { reachesPass } from './reachesPass.ts';

/**
 * The one-time codes of a pass, by when they were made and by whom, and how many are used (COM-01). NOT_FOUND for a
 * pass that there is not, and for one that the caller's role does not reach (STF-01).
 */
export async function getPassCodes({ db, staff }: StaffContext, passId: string): Promise<Result<PassCodes>> {
  if (passId.includes('\0')) return refuse('NOT_FOUND');
  return snapshot(db, async (tx): Promise<Result<PassCodes>> => {
    const pass = await findPassById(tx, passId);
    if (pass === null || !reachesPass(staff, 'pass.read', pass)) return refuse('NOT_FOUND');
    const { code, customer, usesOTRC } = pass;
    const batches = await listBatches(tx, passId);
    return ok({
      passId,
      code,
      timeZone: customer.timeZone,
      company: customer.type === 'ENTERPRISE' ? { companyId: customer.customerId, name: customer.name } : null,
      hasOneTimeCodes: usesOTRC,
      batches: batches.map(({ madeAt, endedAt, madeBy: _madeBy, ...batch }) => ({
        ...batch,
        madeAt: madeAt?.getTime() ?? null,
        endedAt: endedAt?.getTime() ?? null,
      })),
    });
  });
}
