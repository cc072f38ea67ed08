import {
  reachesCompany,
  staffReach,
  type StaffOperation,
  type StaffStanding,
} from '@atrium/domain/access/staffOperations.ts';
import type { Pass } from '../../types.ts';

/** Whether an operation of somebody of the team reaches a pass, by the company that it is of (STF-01). */
export function reachesPass(
  staff: StaffStanding | null,
  operation: Extract<StaffOperation, 'pass.read' | 'pass.write'>,
  { customer }: Pick<Pass, 'customer'>,
): boolean {
  return reachesCompany(staffReach(staff, operation), customer.customerId);
}
