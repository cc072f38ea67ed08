import { contractStates, endsSoonDays, type CompanyView } from '@atrium/domain/company/contractState.ts';
import { sql } from 'kysely';
import { boolean, nullable, number, oneOf, text, texts } from '../../../base/sql/columns.ts';
import { statement, type Reader, type StatementRow } from '../../../base/sql/statement.ts';

interface Asked {
  readonly text: string;
  /** These alone; null: any. */
  readonly only: readonly string[] | null;
  readonly view: CompanyView;
  readonly now: Date;
}

// the contracts of all are read once: a company has a few
const found = ({ text: typed, only, view, now }: Asked) => sql`
  from customer c left join company_states(${only}::text[], ${now}::timestamptz) s using (customer_id)
  where c.type = 'ENTERPRISE' and (${only}::text[] is null or c.customer_id = any(${only}::text[]))
    and (c.customer_id = ${typed}::text
      or exists (select from email_domain d where d.customer_id = c.customer_id and d.domain = ${typed}::citext)
      or fold(c.name) like all ((select containing_each(${typed}::text))::text[]))
    and case ${view}::text when 'ALL' then true when 'NONE' then s.state is null
      when 'ENDING' then s.state = 'IN_FORCE'
        and s.ends_on <= (${now}::timestamptz at time zone c.time_zone)::date + ${endsSoonDays}::integer
      else s.state = ${view}::text end`;

const page = statement(
  {
    companyId: text,
    name: text,
    logoUrl: nullable(text),
    accentColor: nullable(text),
    domains: texts,
    signOn: nullable(oneOf('SAML', 'OIDC')),
    state: nullable(oneOf(...contractStates)),
    startsOn: nullable(text),
    endsOn: nullable(text),
    totalSeats: nullable(number),
    assignedSeats: nullable(number),
    usedSeats: nullable(number),
    overage: nullable(boolean),
  },
  (asked: Asked & { readonly count: number; readonly offset: number }) => sql`
    select c.customer_id as "companyId", c.name, c.logo_url as "logoUrl", c.accent_color as "accentColor",
      array(select d.domain::text from email_domain d
        where d.customer_id = c.customer_id and d.verified_at is not null order by d.domain) as domains,
      (select r.kind from identity_realm r where r.customer_id = c.customer_id) as "signOn", s.state,
      s.starts_on::text as "startsOn", s.ends_on::text as "endsOn", s.total_seats as "totalSeats",
      s.assigned_seats as "assignedSeats", s.used_seats as "usedSeats", s.overage
    ${found(asked)}
    order by fold(c.name), c.customer_id limit ${asked.count}::integer offset ${asked.offset}::integer`,
);

export type CompanyRow = StatementRow<typeof page>;

/** A page of companies by name: those whose names contain the words, or whose id or domain was typed. */
export function listFound(
  reader: Reader,
  asked: Asked & { readonly count: number; readonly offset: number },
): Promise<CompanyRow[]> {
  return page.prepared(reader, asked);
}

const counted = statement({ total: number }, (asked: Asked) => sql`select count(*) as total ${found(asked)}`);

/** How many companies `listFound` has on all its pages. */
export async function countFound(reader: Reader, asked: Asked): Promise<number> {
  const [row] = await counted.prepared(reader, asked);
  return row?.total ?? 0;
}
