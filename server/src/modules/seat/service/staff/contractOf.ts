import { reachesCompany, staffReach, type StaffOperation } from '@atrium/domain/access/staffOperations.ts';
import { zoneClock } from '@atrium/domain/zoneClock.ts';
import type { Tx } from '../../../../base/sql/db.ts';
import { saveTenant } from '../../../../base/sql/tenant.ts';
import type { StaffAct } from '../../../../base/staffChange.ts';
import { listContractIds, lockContracts } from '../../store/contracts.ts';
import { findSharedCompany, listContracts, listSeatAreas } from '../../store/contractTerms.ts';
import type { CompanyContract } from '../../types.ts';

/** A company with its contracts, locked until the end of the transaction. */
export interface LockedContracts {
  readonly companyName: string;
  readonly timeZone: string;
  /** yyyy-MM-dd where the company is. */
  readonly today: string;
  readonly contracts: readonly CompanyContract[];
}

/**
 * Locks the contracts of a company that somebody of the team may change; null for one that there is not, or that is not
 * theirs (STF-01). The transaction sees the rows of that company from now on.
 */
export async function lockContractsAs(
  tx: Tx,
  { by, now }: Pick<StaffAct, 'by' | 'now'>,
  companyId: string,
  operation: StaffOperation = 'contract.write',
): Promise<LockedContracts | null> {
  if (by.kind === 'person' && !reachesCompany(staffReach(by, operation), companyId)) return null;
  const company = await findSharedCompany(tx, companyId);
  if (company === null) return null;
  await saveTenant(tx, companyId);
  await lockContracts(tx, companyId);
  return {
    companyName: company.name,
    timeZone: company.timeZone,
    today: zoneClock(company.timeZone).dayAt(now),
    contracts: await listContracts(tx, companyId, new Date(now)),
  };
}

/**
 * The contract by which somebody administers a company: of those in force the one that ends last, without one of those
 * to come, so that nobody has the dashboard for longer than what is running gives it, whatever was signed for later
 * (D97); null for none. `contracts`: the one that ends last first.
 */
export function contractOfAdministrators(contracts: readonly CompanyContract[]): CompanyContract | null {
  const running = contracts.find(({ state }) => state === 'IN_FORCE');
  return running ?? contracts.find(({ state }) => state === 'TO_COME') ?? null;
}

/** Every contract of a company and what its seats may open, to be read; the transaction names it from now on. */
export async function readContracts(
  tx: Tx,
  companyId: string,
  now: number,
): Promise<{
  readonly contracts: readonly CompanyContract[];
  readonly areas: readonly { readonly entitlementId: string; readonly name: string }[];
}> {
  await saveTenant(tx, companyId);
  return {
    contracts: await listContracts(tx, companyId, new Date(now)),
    areas: await listSeatAreas(tx, companyId),
  };
}

/** Whether a company has or had a contract; the transaction names it from now on. */
export async function hasContract(tx: Tx, companyId: string): Promise<boolean> {
  await saveTenant(tx, companyId);
  return (await listContractIds(tx, companyId)).length > 0;
}
