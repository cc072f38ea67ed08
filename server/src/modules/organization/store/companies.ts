import { sql } from 'kysely';
import { nullable, number, text } from '../../../base/sql/columns.ts';
import { statement, type Reader, type StatementRow } from '../../../base/sql/statement.ts';

interface Asked {
  /** Words that a name contains, in any order, as typed; '' for all. */
  readonly term: string;
  /** These alone; null: any. */
  readonly only: readonly string[] | null;
  readonly now: Date;
}

const found = ({ term, only, now }: Asked) => sql`
  from customer c
  where (c.type = 'ENTERPRISE' or c.customer_id in (select k.customer_id from companies_with_contract(${now}::timestamptz) k))
    and (${only}::text[] is null or c.customer_id = any(${only}::text[]))
    and fold(c.name) like all ((select containing_each(${term}::text))::text[])`;

const page = statement(
  { customerId: text, name: text, logoUrl: nullable(text), accentColor: nullable(text) },
  (asked: Asked & { readonly count: number; readonly offset: number }) => sql`
    select c.customer_id as "customerId", c.name, c.logo_url as "logoUrl", c.accent_color as "accentColor" ${found(asked)}
    order by fold(c.name), c.customer_id limit ${asked.count}::integer offset ${asked.offset}::integer`,
);

/** The companies whose names contain the words of a term, by name; also our own customers that have a contract. */
export function listCompanyNames(
  reader: Reader,
  asked: Asked & { readonly count: number; readonly offset: number },
): Promise<StatementRow<typeof page>[]> {
  return page.prepared(reader, asked);
}

const counted = statement({ total: number }, (asked: Asked) => sql`select count(*) as total ${found(asked)}`);

/** How many companies `listCompanyNames` has on all its pages. */
export async function countCompanies(reader: Reader, asked: Asked): Promise<number> {
  const [row] = await counted.prepared(reader, asked);
  return row?.total ?? 0;
}

const programs = statement(
  { customerId: text, contractStart: text, contractEnd: text, totalSeats: number, usedSeats: number },
  ({ customerIds, now }: { readonly customerIds: readonly string[]; readonly now: Date }) => sql`
    select p.customer_id as "customerId", p.contract_start as "contractStart", p.contract_end as "contractEnd",
      p.total_seats as "totalSeats", p.used_seats as "usedSeats"
    from company_programs(${customerIds}::text[], ${now}::timestamptz) p`,
);

/** The programs of these companies, as their dashboards show them; outside any transaction, which names one company. */
export function listPrograms(
  reader: Reader,
  customerIds: readonly string[],
  now: Date,
): Promise<StatementRow<typeof programs>[]> {
  return programs.prepared(reader, { customerIds, now });
}
