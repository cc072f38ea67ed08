import type { AreaKey } from '@atrium/domain/access/entitlement.ts';
import { sql } from 'kysely';
import { boolean } from '../../../base/sql/columns.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { statement } from '../../../base/sql/statement.ts';

const dashboard: AreaKey = 'area/enterprise-dashboard';

const held = statement(
  { isHeld: boolean },
  ({ memberId, now }: { memberId: string; now: Date }) =>
    sql`select ${dashboard}::text = any(held_keys(${memberId}, ${now}::timestamptz)) as "isHeld"`,
);

/** Whether a member administers their company at this moment, whatever a request was begun with. */
export async function isAdministrator(tx: Tx, memberId: string, now: Date): Promise<boolean> {
  const [row] = await held.rows(tx, { memberId, now });
  return row?.isHeld === true;
}
