import { sql } from 'kysely';
import { boolean } from '../../../base/sql/columns.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { statement } from '../../../base/sql/statement.ts';

interface Asked {
  readonly customerId: string;
  /** Those that are in force. */
  readonly contractIds: readonly string[];
  readonly memberId: string;
}

// the contract of the seat may have ended since, while others that were in force with it go on
const unseated = statement(
  { isUnseated: boolean },
  ({ customerId, contractIds, memberId }: Asked) => sql`
    select coalesce((
      select s.revoked_at is not null and s.revoked_at < contract_end(k.ends_at, c.time_zone) and exists (
        select from contract o where o.contract_id = any(${contractIds}::text[]) and o.starts_at <= s.revoked_at)
      from seat s join contract k using (contract_id) join customer c on c.customer_id = s.customer_id
      where s.customer_id = ${customerId} and s.member_id = ${memberId}
      order by s.revoked_at desc nulls first, s.assigned_at desc limit 1
    ), false) as "isUnseated"`,
);

/**
 * Whether the last seat that a member had of a company was revoked, before its contract ended and under a contract that
 * is still in force.
 */
export async function isUnseated(tx: Tx, asked: Asked): Promise<boolean> {
  const [row] = await unseated.rows(tx, asked);
  return row?.isUnseated === true;
}
