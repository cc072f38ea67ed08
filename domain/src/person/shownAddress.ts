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

const address = /[^\s@"'<>(),;:]+@[^\s@"'<>(),;:]+/g;

/** A text or an object of JSON with every e-mail address in it masked. */
export function maskAddresses<T>(value: T): T;
export function maskAddresses(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(address, maskAddress);
  if (Array.isArray(value)) return value.map((each: unknown) => maskAddresses(each));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, maskAddresses(each as unknown)]));
}
