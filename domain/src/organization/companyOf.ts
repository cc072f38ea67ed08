import { reachesCompany, staffReach, type StaffStanding } from '../access/staffOperations.ts';
import type { Viewer } from '../access/viewer.ts';

/**
 * The company whose dashboard and seats a call is about (ORG-10, D63): the viewer's own, whose id they may name or
 * leave out (`named` null), or for staff one that their operation reaches. Null: there is none, or they may not see it
 * (THR-26).
 */
export function companyOf(
  { staff, customer }: Pick<Viewer, 'customer'> & { readonly staff: StaffStanding | null },
  named: string | null,
  operation: 'company.read' | 'seat.write',
): string | null {
  const own = customer?.customerId ?? null;
  if (named === null || named === own) return own;
  return reachesCompany(staffReach(staff, operation), named) ? named : null;
}
