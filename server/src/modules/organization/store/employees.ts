import { employeeSortKeys, employeeStatuses, type EmployeeSortKey } from '@atrium/domain/organization/figures.ts';
import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod';
import { boolean, json, nullable, number, oneOf, text } from '../../../base/sql/columns.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { statement, type StatementRow } from '../../../base/sql/statement.ts';
import type { Employee, EmployeeTable } from '../types.ts';

const employeeShape = z.strictObject({
  ...{ userId: z.string(), name: z.string(), email: z.string(), status: z.enum(employeeStatuses) },
  ...{ views: z.number(), completed: z.number(), badges: z.number(), lastActive: z.nullable(z.string()) },
});
const columns = { total: number, list: json(z.array(employeeShape)) };

interface Asked {
  readonly customerId: string;
  readonly filter: string;
  readonly term: string;
  readonly count: number;
  readonly offset: number;
}

const sortColumns: Readonly<Record<EmployeeSortKey, string>> = {
  ...{ name: 'sort_name', email: 'email', status: 'status', views: 'views', completed: 'completed', badges: 'badges' },
};

/** One text for each order, so that PostgreSQL reads a page from the index of that order. */
function pageOf(key: EmployeeSortKey, direction: 'asc' | 'desc', isSearch: boolean) {
  const order = sql.raw(`${sortColumns[key]} ${direction}, member_id ${direction}`);
  return statement(columns, ({ customerId, filter, term, count, offset }: Asked) => {
    const rows: RawBuilder<unknown> = sql`m.customer_id = ${customerId}::text and m.filter = ${filter}::text`;
    const found = isSearch ? sql`${rows} and m.search like containing(${term}::text)` : rows;
    const total = isSearch
      ? sql`select count(*) from member_figure m where ${found}`
      : sql`select f.people from customer_figure f where f.customer_id = ${customerId}::text and f.filter = ${filter}::text`;
    return sql`
      select coalesce((${total}), 0) as total, coalesce((
        select json_agg(json_build_object('userId', p.member_id, 'name', p.name, 'email', p.email, 'status', p.status,
          'views', p.views, 'completed', p.completed, 'badges', p.badges, 'lastActive', millis(p.last_active_at))
          order by ${sql.raw(`p.${sortColumns[key]} ${direction}, p.member_id ${direction}`)})
        from (
          select * from member_figure m where ${found} order by ${order} limit ${count}::integer offset ${offset}::integer
        ) as p), '[]') as list`;
  });
}

const pages = Object.fromEntries(
  employeeSortKeys.flatMap((key) =>
    (['asc', 'desc'] as const).flatMap((direction) =>
      [true, false].map((isSearch) => [`${key}/${direction}/${String(isSearch)}`, pageOf(key, direction, isSearch)]),
    ),
  ),
) as Readonly<Record<string, ReturnType<typeof pageOf>>>;

/** A page of a company's people in a range, with the number of all that were found (D61). */
export async function listEmployees(
  tx: Tx,
  customerId: string,
  { filter, searchTerm, sortBy, page, count }: EmployeeTable,
): Promise<{ readonly total: number; readonly list: readonly Employee[] }> {
  const name = `${sortBy.key}/${sortBy.direction === 'ASC' ? 'asc' : 'desc'}/${String(searchTerm !== '')}`;
  const [row] =
    (await pages[name]?.rows(tx, { customerId, filter, term: searchTerm, count, offset: page * count })) ?? [];
  if (row === undefined) throw new Error(`no statement for ${name}`);
  return row;
}

const employee = statement(
  {
    ...{ userId: text, name: text, email: text, imageUrl: nullable(text), status: oneOf(...employeeStatuses) },
    ...{ views: number, courses: number, completed: number, badges: number, seconds: number },
    ...{ lastActive: nullable(text), isInRange: boolean },
  },
  ({ customerId, filter, memberId }: { customerId: string; filter: string; memberId: string }) => sql`
    select m.member_id as "userId", m.name, m.email, m.status,
      case when p.customer_id = m.customer_id then p.profile_image_url end as "imageUrl",
      case when m.filter = ${filter}::text then m.views else 0 end as views,
      case when m.filter = ${filter}::text then m.courses else 0 end as courses,
      case when m.filter = ${filter}::text then m.completed else 0 end as completed,
      case when m.filter = ${filter}::text then m.badges else 0 end as badges,
      case when m.filter = ${filter}::text then m.seconds else 0 end as seconds,
      millis(m.last_active_at) as "lastActive", m.filter = ${filter}::text as "isInRange"
    from member_figure m join member p using (member_id)
    where m.customer_id = ${customerId}::text and m.member_id = ${memberId}::text
    order by m.filter = ${filter}::text desc limit 1`,
);

/**
 * One person of a company with the figures of a range, all 0 for one who held no seat in it; null for one who is in no
 * range of the company.
 */
export async function findEmployee(
  tx: Tx,
  customerId: string,
  filter: string,
  memberId: string,
): Promise<StatementRow<typeof employee> | null> {
  const [row] = await employee.rows(tx, { customerId, filter, memberId });
  return row ?? null;
}
