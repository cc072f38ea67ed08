import type { AccountType } from '@atrium/domain/access/accountType.ts';
import { sql, type Expression, type RawBuilder } from 'kysely';

// Typed SQL fragments for statements of this module and of those above it, as in `base/sql/fragments.ts`.

/** The keys of all entitlements that a member holds at an instant, 'type/label' (D2). */
export function heldKeys(memberId: Expression<string>, at: Expression<Date> | Date): RawBuilder<string[]> {
  return sql<string[]>`held_keys(${memberId}, ${at}::timestamptz)`;
}

/** The stored account type, for lists; LIMITED for a member without one. */
export function accountTypeOf(
  isStaff: Expression<boolean>,
  standing: Expression<AccountType | null>,
): RawBuilder<AccountType> {
  return sql<AccountType>`case when ${isStaff} then 'EMPLOYEE' else coalesce(${standing}, 'LIMITED') end`;
}
