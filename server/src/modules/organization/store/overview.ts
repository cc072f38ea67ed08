import type { FigureFilter } from '@atrium/domain/organization/figures.ts';
import type { ImportantLink, Renewal } from '@atrium/domain/organization/overview.ts';
import type { Days } from '@atrium/domain/organization/scope.ts';
import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod';
import { boolean, json, nullable, number, text } from '../../../base/sql/columns.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { statement, type StatementRow } from '../../../base/sql/statement.ts';

const linksShape: z.ZodType<ImportantLink[]> = z.array(z.strictObject({ title: z.string(), url: z.string() }));
const renewalsShape: z.ZodType<Renewal[]> = z.array(
  z.strictObject({ startsOn: z.string(), endsOn: z.string(), totalSeats: z.number() }),
);

const periods = json(
  z.array(z.strictObject({ from: z.string(), to: z.string(), people: z.number(), seconds: z.number() })),
);

/** The first and last day of a range `r` with its figures `f`: those of the figures, until they are folded again. */
export const shownDays = sql`
      coalesce(f.from_day, r.from_day)::text as "from", coalesce(f.to_day, r.to_day)::text as "to"`;

/** The first day of the first program of a company `c`, before which nobody held a seat. */
export const firstProgramDay = (now: Date): RawBuilder<unknown> => sql`(
        select (min(b.starts_at) at time zone c.time_zone)::date::text from contract b
        where b.customer_id = c.customer_id and b.starts_at <= ${now}::timestamptz)`;

interface Asked {
  readonly customerId: string;
  readonly filter: FigureFilter;
  readonly now: Date;
}

const overview = statement(
  {
    companyName: text,
    companyLogo: nullable(text),
    accentColor: nullable(text),
    contractStart: text,
    contractEnd: text,
    totalSeats: number,
    assignedSeats: number,
    usedSeats: number,
    importantLinks: json(linksShape),
    from: text,
    to: text,
    since: text,
    people: number,
    engaged: number,
    views: number,
    courses: number,
    completed: number,
    badges: number,
    badgeHolders: number,
    seconds: number,
    periods,
    renewals: json(renewalsShape),
  },
  ({ customerId, filter, now }: Asked) => sql`
    select c.name as "companyName", c.logo_url as "companyLogo", c.accent_color as "accentColor",
      p.starts_on::text as "contractStart", p.ends_on::text as "contractEnd", p.total_seats as "totalSeats",
      p.assigned_seats as "assignedSeats", p.used_seats as "usedSeats", p.important_links as "importantLinks",
      ${shownDays}, ${firstProgramDay(now)} as since,
      coalesce(f.people, 0) as people, coalesce(f.engaged, 0) as engaged, coalesce(f.views, 0) as views,
      coalesce(f.courses, 0) as courses, coalesce(f.completed, 0) as completed, coalesce(f.badges, 0) as badges,
      coalesce(f.badge_holders, 0) as "badgeHolders", coalesce(f.seconds, 0) as seconds,
      coalesce((select json_agg(json_build_object('from', w.from_day, 'to', w.to_day, 'people', w.people, 'seconds',
          coalesce((select sum(d.seconds) from customer_day d
            where d.customer_id = w.customer_id and d.day between w.from_day and w.to_day), 0)) order by w.from_day)
        from customer_period w
        where w.customer_id = c.customer_id and w.filter = r.filter and w.from_day >= f.from_day), '[]') as periods,
      coalesce((select json_agg(json_build_object('startsOn', (n.starts_at at time zone c.time_zone)::date,
          'endsOn', (n.ends_at at time zone c.time_zone)::date, 'totalSeats', n.total_seats)
          order by n.starts_at, n.contract_id)
        from contract n where n.customer_id = c.customer_id and n.starts_at > ${now}::timestamptz), '[]') as renewals
    from customer c
    join company_program(${customerId}::text, ${now}::timestamptz) p on true
    join figure_ranges(${customerId}::text, ${now}::timestamptz) r on r.filter = ${filter}::text
    left join customer_figure f on f.customer_id = c.customer_id and f.filter = r.filter
    where c.customer_id = ${customerId}::text`,
);

/** The overview and tiles of a company; null without a contract that has begun. */
export async function findOverview(tx: Tx, asked: Asked): Promise<StatementRow<typeof overview> | null> {
  const [row] = await overview.preparedIn(tx, asked);
  return row ?? null;
}

const activity = statement(
  { day: text, people: number, views: number, seconds: number },
  ({ customerId, from, to }: Days & { readonly customerId: string }) => sql`
    select d.day::text as day, d.people, d.views, d.seconds from customer_day d
    where d.customer_id = ${customerId}::text and d.day between ${from}::date and ${to}::date order by d.day`,
);

/** The days on which anything happened in a company, in their order. */
export function listActivity(
  tx: Tx,
  asked: Days & { readonly customerId: string },
): Promise<StatementRow<typeof activity>[]> {
  return activity.rows(tx, asked);
}

const known = statement(
  { hasContract: boolean, timeZone: text, asOf: nullable(number) },
  ({ customerId, now }: Omit<Asked, 'filter'>) => sql`
    select exists (select from program_contracts(c.customer_id, ${now}::timestamptz)) as "hasContract",
      c.time_zone as "timeZone",
      (extract(epoch from case when l.customer_id is null then (select r.at from figure_run r) else l.at end)
        * 1000)::float8 as "asOf"
    from customer c left join figure_late l using (customer_id) where c.customer_id = ${customerId}::text`,
);

/**
 * The zone of a company, whether it has a contract that has begun, and when its figures were last brought up to date,
 * epoch milliseconds, null before the first time; null for a company that does not exist.
 */
export async function findSetUp(tx: Tx, asked: Omit<Asked, 'filter'>): Promise<StatementRow<typeof known> | null> {
  const [row] = await known.preparedIn(tx, asked);
  return row ?? null;
}
