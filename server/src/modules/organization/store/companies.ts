import { sql } from 'kysely';
import { nullable, number, text } from '../../../base/sql/columns.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { statement, type StatementRow } from '../../../base/sql/statement.ts';

interface Asked {
  /** What a name contains, as typed; '' for all. */
  readonly term: string;
  readonly now: Date;
}

const found = ({ term, now }: Asked) => sql`
  from customer c
  where (c.type = 'ENTERPRISE' or c.customer_id in (select k.customer_id from companies_with_contract(${now}::timestamptz) k))
    and fold(c.name) like containing(${term}::text)`;

const page = statement(
  { customerId: text, name: text, logoUrl: nullable(text), accentColor: nullable(text) },
  (asked: Asked & { readonly count: number; readonly offset: number }) => sql`
    select c.customer_id as "customerId", c.name, c.logo_url as "logoUrl", c.accent_color as "accentColor" ${found(asked)}
    order by fold(c.name), c.customer_id limit ${asked.count}::integer offset ${asked.offset}::integer`,
);

/** The companies whose names contain a term, by name; with those of our own customers that have a contract. */
export function listCompanyNames(tx: Tx, asked: Asked & { readonly count: number; readonly offset: number }) {
  return page.rows(tx, asked);
}

const counted = statement({ total: number }, (asked: Asked) => sql`select count(*) as total ${found(asked)}`);

/** How many companies `listCompanyNames` has on all its pages. */
export async function countCompanies(tx: Tx, asked: Asked): Promise<number> {
  const [row] = await counted.rows(tx, asked);
  return row?.total ?? 0;
}

const program = statement(
  { contractStart: text, contractEnd: text, totalSeats: number, usedSeats: number },
  ({ customerId, now }: { readonly customerId: string; readonly now: Date }) => sql`
    select (k.starts_at at time zone c.time_zone)::date::text as "contractStart",
      (k.ends_at at time zone c.time_zone)::date::text as "contractEnd",
      k.total_seats as "totalSeats", coalesce(n.used, 0) as "usedSeats"
    from contract k join customer c using (customer_id) left join seat_count n using (contract_id)
    where k.contract_id = (select shown_contract(${customerId}::text, ${now}::timestamptz))`,
);

/** The contract that a company's dashboard shows, in a transaction that names the company; null without one. */
export async function findProgram(tx: Tx, customerId: string, now: Date): Promise<StatementRow<typeof program> | null> {
  const [row] = await program.preparedIn(tx, { customerId, now });
  return row ?? null;
}
