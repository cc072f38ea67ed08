import { sql } from 'kysely';
import { text } from '../../../base/sql/columns.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { statement } from '../../../base/sql/statement.ts';

const over = statement(
  { contractId: text, customerId: text },
  ({ now }: { now: Date }) => sql`
    select contract_id as "contractId", customer_id as "customerId" from contracts_over(${now}) order by contract_id`,
);

/** The contracts of all companies that have ended and whose seats have not. */
export function listOverContracts(tx: Tx, now: Date): Promise<{ contractId: string; customerId: string }[]> {
  return over.rows(tx, { now });
}

const endOver = statement(
  { seatId: text },
  ({ contractId, now }: { contractId: string; now: Date }) => sql`
    update seat s set revoked_at = greatest(s.assigned_at, contract_end(k.ends_at, c.time_zone))
    from contract k join customer c using (customer_id)
    where k.contract_id = ${contractId} and s.contract_id = ${contractId} and s.revoked_at is null
      and contract_end(k.ends_at, c.time_zone) <= ${now}
    returning s.seat_id as "seatId"`,
);

/**
 * Ends the seats of a contract that has ended, at its end; their grants end by themselves then (D57). Returns the ids.
 */
export async function endOverSeats(tx: Tx, contractId: string, now: Date): Promise<string[]> {
  return (await endOver.rows(tx, { contractId, now })).map(({ seatId }) => seatId);
}
