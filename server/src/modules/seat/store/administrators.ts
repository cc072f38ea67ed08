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

const signedIn = statement(
  { isKnown: boolean },
  ({ memberId }: { memberId: string }) => sql`
    select exists (select from known_browser where member_id = ${memberId})
      or exists (select from sign_in where member_id = ${memberId}) as "isKnown"`,
);

/** Whether a member has signed in, so that a mail may greet them by name (THR-65); sign-ins themselves are removed. */
export async function isEverSignedIn(tx: Tx, memberId: string): Promise<boolean> {
  const [row] = await signedIn.rows(tx, { memberId });
  return row?.isKnown === true;
}

/** Whether a member administers their company at this moment, whatever a request was begun with. */
export async function isAdministrator(tx: Tx, memberId: string, now: Date): Promise<boolean> {
  const [row] = await held.rows(tx, { memberId, now });
  return row?.isHeld === true;
}
