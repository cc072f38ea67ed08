import { sql } from 'kysely';
import { boolean, number, text, texts } from '../../../base/sql/columns.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { statement } from '../../../base/sql/statement.ts';
import type { RunningContract } from '../types.ts';

const columns = {
  ...{ contractId: text, customerId: text, companyName: text, totalSeats: number, overage: boolean },
  ...{ entitlementIds: texts, endsAt: number, lastDay: text },
};
interface At {
  readonly customerId: string;
  readonly now: Date;
}

const runningContract = ({ customerId, now }: At) => sql`
    select k.contract_id as "contractId", k.customer_id as "customerId", c.name as "companyName",
      k.total_seats as "totalSeats", k.overage, k.entitlement_ids as "entitlementIds",
      (extract(epoch from contract_end(k.ends_at, c.time_zone)) * 1000)::float8 as "endsAt",
      to_char(k.ends_at at time zone c.time_zone, 'YYYY-MM-DD') as "lastDay"
    from contract k join customer c using (customer_id)
    where k.customer_id = ${customerId} and k.starts_at <= ${now} and contract_end(k.ends_at, c.time_zone) > ${now}
    order by k.starts_at desc, k.contract_id limit 1`;

const running = statement(columns, runningContract);
const lockedRunning = statement(columns, (at: At) => sql`${runningContract(at)} for no key update of k`);

/** The contract of a customer that runs at `now`; the newest when there are several, null when there is none. */
export async function findRunningContract(tx: Tx, customerId: string, now: Date): Promise<RunningContract | null> {
  const [found] = await running.preparedIn(tx, { customerId, now });
  return found ?? null;
}

/** The same, and locks all its seats (docs/locks.md). */
export async function lockRunningContract(tx: Tx, customerId: string, now: Date): Promise<RunningContract | null> {
  const [found] = await lockedRunning.rows(tx, { customerId, now });
  return found ?? null;
}

/** Locks all seats of a contract, by its row: they are assigned and revoked one after another (docs/locks.md). */
export async function lockContract(tx: Tx, contractId: string): Promise<void> {
  await tx
    .selectFrom('contract')
    .select('contract_id')
    .where('contract_id', '=', contractId)
    .forNoKeyUpdate()
    .execute();
}

const lockedOf = statement(
  {},
  ({ memberId, address }: { memberId: string; address: string }) =>
    sql`select from lock_contracts(${memberId}, ${address}::citext)`,
);

/** Locks every contract under which a member with this address may be given a seat (docs/locks.md). */
export async function lockContractsFor(tx: Tx, memberId: string, address: string): Promise<void> {
  await lockedOf.rows(tx, { memberId, address });
}

/** Those of these domains that a customer other than this one has verified, in lower case. */
export async function listForeignDomains(tx: Tx, customerId: string, domains: readonly string[]): Promise<string[]> {
  if (domains.length === 0) return [];
  const rows = await tx
    .selectFrom('email_domain')
    .select('domain')
    .where('customer_id', '<>', customerId)
    .where('domain', 'in', domains)
    .where('verified_at', 'is not', null)
    .execute();
  return rows.map(({ domain }) => domain.toLowerCase());
}
