import type { Viewer } from '../access/viewer.ts';

/**
 * The company whose dashboard and seats a call is about (ORG-10, D63): the viewer's own, whose id they may name or
 * leave out (`named` null), or for our staff any that they name. Null: there is none, or they may not see it (THR-26).
 */
export function companyOf(
  { accountType, customer }: Pick<Viewer, 'accountType' | 'customer'>,
  named: string | null,
): string | null {
  const own = customer?.customerId ?? null;
  if (named === null || named === own) return own;
  return accountType === 'EMPLOYEE' ? named : null;
}
