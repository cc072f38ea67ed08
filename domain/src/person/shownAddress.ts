import { reachesCompany, staffReach, type StaffStanding } from '../access/staffOperations.ts';

/** Whether somebody of the team reads the whole address of a person of this company; others read it masked (STF-01). */
export function seesAddress(staff: StaffStanding | null, customerId: string): boolean {
  return reachesCompany(staffReach(staff, 'address.read'), customerId);
}

/** 'a…@test.example' of ada@test.example: enough to tell two people apart, and no mail can be written to it. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return `${Array.from(address)[0] ?? ''}…${at < 0 ? '' : address.slice(at)}`;
}
