import { refuseReason } from '@atrium/domain/access/staffReason.ts';
import { ok, refuse, type Refused, type Result } from '@atrium/domain/errors.ts';
import type { Tx } from '../../../../base/sql/db.ts';
import { lock } from '../../../../base/sql/lock.ts';
import { changeAs, type StaffAct, type StaffChange } from '../../../../base/staffChange.ts';
import type { IdentityProviders } from '../../../../ports/identityProviders.ts';
import { auditAct } from '../../../audit/service/writeAudit.ts';
import type { Change } from '../../../audit/types.ts';
import { findCustomerName } from '../../store/staffRealms.ts';

/** Somebody of the staff, and what a change of a provider needs besides. */
export interface RealmDeps extends StaffAct {
  readonly secret: string;
  readonly identityProviders: IdentityProviders;
}

export type PlannedChange = Change & {
  readonly lines: readonly string[];
  /** Whether it takes something from a company or a person, and so needs a reason (D96). */
  readonly takesAway?: true;
  readonly write: (tx: Tx) => Promise<void>;
};

/**
 * Plans one change under the lock of all of them, and writes it with its entry in the audit log; nothing is written
 * when the plan has no lines, so that every change is safe to send twice. Refuses with INVALID_INPUT
 * without a reason where the plan needs one.
 */
export async function makeChange(
  deps: StaffAct,
  plan: (tx: Tx) => Promise<Result<PlannedChange>>,
): Promise<Result<StaffChange>> {
  return changeAs(deps, async (tx): Promise<Result<StaffChange>> => {
    await lock(tx, 'federation/realms');
    const planned = await plan(tx);
    if (!planned.ok) return planned;
    const { lines, write, takesAway = false, ...noted } = planned.value;
    if (lines.length === 0) return ok({ lines, isSaved: false });
    const unexplained = refuseReason(deps, { takesAway });
    if (unexplained !== null) return unexplained;
    await write(tx);
    await auditAct(tx, deps, { ...noted, detail: { lines } });
    return ok({ lines, isSaved: true });
  });
}

/** A refusal in words for the person at the command line. */
export function refuseWith(reason: string): Refused {
  return refuse('INVALID_INPUT', { reason });
}

/** Refuses for a customer that does not exist. */
export async function checkCustomer(tx: Tx, customerId: string): Promise<Refused | null> {
  const name = await findCustomerName(tx, customerId);
  return name === null ? refuseWith(`There is no customer ${customerId}.`) : null;
}
