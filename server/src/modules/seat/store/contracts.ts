import { sql } from 'kysely';
import { boolean, number, text, texts } from '../../../base/sql/columns.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { statement } from '../../../base/sql/statement.ts';
import type { NewestProgram, RunningContract, RunningProgram } from '../types.ts';

interface At {
  readonly customerId: string;
  readonly now: Date;
}

const newest = statement(
  {
    contractId: text,
    companyName: text,
    totalSeats: number,
    overage: boolean,
    entitlementIds: texts,
    assignedSeats: number,
    usedSeats: number,
    endsAt: number,
    lastDay: text,
    isRunning: boolean,
  },
  ({ customerId, now }: At) => sql`
    select k.contract_id as "contractId", c.name as "companyName", k.total_seats as "totalSeats", k.overage,
      k.entitlement_ids as "entitlementIds", coalesce(n.assigned, 0) as "assignedSeats", coalesce(n.used, 0) as "usedSeats",
      (extract(epoch from contract_end(k.ends_at, c.time_zone)) * 1000)::float8 as "endsAt", p.ends_on::text as "lastDay",
      p.is_running as "isRunning"
    from program_contracts(${customerId}::text, ${now}::timestamptz) p join contract k using (contract_id)
    join customer c using (customer_id) left join seat_count n using (contract_id)
    order by p.ends_on desc, k.contract_id`,
);

/** The contracts of a company that are in force at `now`, with their seats; null when there is none (decision 154). */
export async function findProgram(tx: Tx, customerId: string, now: Date): Promise<RunningProgram | null> {
  const program = await findNewestProgram(tx, customerId, now);
  return program === null || program.hasEnded ? null : program;
}

/** The same, or those that ended last when none is in force; null before the first has begun. */
export async function findNewestProgram(tx: Tx, customerId: string, now: Date): Promise<NewestProgram | null> {
  const rows = await newest.preparedIn(tx, { customerId, now });
  const [first] = rows;
  if (first === undefined) return null;
  const contracts = rows.map(({ companyName: _, isRunning: _running, ...contract }): RunningContract => contract);
  // in force are all of them or none
  return { customerId, companyName: first.companyName, contracts, hasEnded: !first.isRunning };
}

/** The contracts that a company has and had, begun or not. */
export async function listContractIds(tx: Tx, customerId: string): Promise<string[]> {
  const contracts = tx.selectFrom('contract').select('contract_id as id').where('customer_id', '=', customerId);
  return (await contracts.execute()).map(({ id }) => id);
}

/**
 * Locks all seats of a company, by the rows of its contracts: they are assigned and revoked one after another
 * (docs/locks.md).
 */
export async function lockContracts(tx: Tx, customerId: string): Promise<void> {
  await tx
    .selectFrom('contract')
    .select('contract_id')
    .where('customer_id', '=', customerId)
    .orderBy('contract_id')
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
