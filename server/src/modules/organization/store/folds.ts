import { sql } from 'kysely';
import { boolean, text, texts } from '../../../base/sql/columns.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { statement } from '../../../base/sql/statement.ts';

const due = statement(
  { customerId: text },
  ({ now }: { now: Date }) => sql`
    select customer_id as "customerId" from figure_due
    union
    select customer_id from figure_late
    union
    select w.customer_id from viewing w
    where w.status = 'IN_PROGRESS' and w.customer_id in (select companies_with_contract(${now}::timestamptz))
    union
    select k.customer_id from companies_with_contract(${now}::timestamptz) k join customer c using (customer_id)
    left join figure_run r on true
    where (r.at at time zone c.time_zone)::date is distinct from (${now}::timestamptz at time zone c.time_zone)::date
    order by 1`,
);

/**
 * The companies whose figures may be out of date, by their ids: something was marked or is being watched, a day began
 * there, or the last run failed.
 */
export async function listDueCustomers(tx: Tx, now: Date): Promise<string[]> {
  const rows = await due.rows(tx, { now });
  return rows.map((row) => row.customerId);
}

const taken = statement(
  { memberId: text },
  ({ customerId }: { customerId: string }) => sql`
    delete from figure_due where customer_id = ${customerId}::text returning member_id as "memberId"`,
);
const watching = statement(
  { memberId: text },
  ({ customerId }: { customerId: string }) => sql`
    select distinct w.member_id as "memberId" from viewing w join seat s using (member_id)
    where w.status = 'IN_PROGRESS' and s.customer_id = ${customerId}::text`,
);
// The members whose figures have to be folded again because a range has other days now: they did something on a day
// that came into the range or left it, or got or lost a seat on it.
const moved = statement(
  { memberId: text },
  ({ customerId, now }: { customerId: string; now: Date }) => sql`
    with shifted as (
      select least(r.from_day, f.from_day) as "from", greatest(r.from_day, f.from_day) - 1 as "to", f.customer_id is null as is_new
      from figure_ranges(${customerId}::text, ${now}::timestamptz) r
      left join customer_figure f on f.customer_id = ${customerId}::text and f.filter = r.filter
      where f.from_day is distinct from r.from_day
      union
      select least(r.to_day, f.to_day) + 1, greatest(r.to_day, f.to_day), false
      from figure_ranges(${customerId}::text, ${now}::timestamptz) r
      join customer_figure f on f.customer_id = ${customerId}::text and f.filter = r.filter
      where f.to_day <> r.to_day
    )
    select d.member_id as "memberId" from shifted s
    join member_day d on d.customer_id = ${customerId}::text and d.day between s."from" and s."to"
    union
    select held.member_id from shifted s
    join customer c on c.customer_id = ${customerId}::text
    join seat held on held.customer_id = ${customerId}::text
      and (s.is_new
        or (held.revoked_at > s."from"::timestamp at time zone c.time_zone
          and held.revoked_at <= (s."to" + 1)::timestamp at time zone c.time_zone)
        or (held.assigned_at at time zone c.time_zone)::date between s."from" and s."to")`,
);
const ended = statement(
  { filter: text },
  ({ customerId, now }: { customerId: string; now: Date }) => sql`
    select coalesce(f.filter, r.filter) as filter
    from figure_ranges(${customerId}::text, ${now}::timestamptz) r
    full join (select * from customer_figure where customer_id = ${customerId}::text) f using (filter)
    where (f.from_day, f.to_day) is distinct from (r.from_day, r.to_day)`,
);

/** The members of a company whose figures are out of date, each once; the marks are removed. */
export async function listDueMembers(tx: Tx, customerId: string, now: Date): Promise<string[]> {
  const marked = await taken.rows(tx, { customerId });
  const live = await watching.rows(tx, { customerId });
  const shifted = await moved.rows(tx, { customerId, now });
  return [...new Set([...marked, ...live, ...shifted].map(({ memberId }) => memberId))];
}

/** Whether a range of the company has other days than its figures say. */
export async function isRangeMoved(tx: Tx, customerId: string, now: Date): Promise<boolean> {
  return (await ended.rows(tx, { customerId, now })).length > 0;
}

const holders = statement(
  { memberId: text },
  ({ customerId }: { customerId: string }) => sql`
    select distinct member_id as "memberId" from seat where customer_id = ${customerId}::text`,
);

/** Everybody who has or had a seat of the company. */
export async function listSeatHolders(tx: Tx, customerId: string): Promise<string[]> {
  return (await holders.rows(tx, { customerId })).map(({ memberId }) => memberId);
}

interface Fold {
  readonly customerId: string;
  readonly now: Date;
}
/** What members have changed in the figures of their company. Days: yyyy-MM-dd. */
export interface Touched {
  readonly days: readonly string[];
  readonly courses: readonly string[];
}

const touched = { days: texts, courses: texts };
const members = statement(
  touched,
  ({ customerId, memberIds, now }: Fold & { readonly memberIds: readonly string[] }) => sql`
    select touched_days::text[] as days, touched_courses as courses from fold_members(${customerId}::text, ${memberIds}::text[], ${now}::timestamptz)`,
);
// each day and course is looked up in an index, because the rows of many people are too many to read: without the
// offset the planner may read them all for one join
const everything = statement(
  touched,
  ({ customerId }: { customerId: string }) => sql`
    select
      (select coalesce(array_agg(day::text), '{}') from (
        select day from customer_day where customer_id = ${customerId}::text
        union select each_day::date from (
          select min(day) as first, max(day) as last from member_day where customer_id = ${customerId}::text) as r,
        generate_series(r.first::timestamp, r.last::timestamp, interval '1 day') as each_day
        where exists (
          select from member_day as m where m.customer_id = ${customerId}::text and m.day = each_day::date
          offset 0)) as d) as days,
      (select coalesce(array_agg(course_id), '{}') from (
        select course_id from course_figure where customer_id = ${customerId}::text
        union select course_id from session_figure where customer_id = ${customerId}::text
        union select course_id from course as c where exists (
          select from member_course_figure as m where m.customer_id = ${customerId}::text and m.course_id = c.course_id
            and m.filter in ('LAST_30_DAYS', 'LAST_90_DAYS', 'CONTRACT_TO_DATE')
          offset 0)) as c) as courses`,
);
const days = statement(
  {},
  ({ customerId, some }: { customerId: string; some: readonly string[] }) => sql`
    select from fold_days(${customerId}::text, ${some}::date[])`,
);
const stale = statement(
  {},
  ({ customerId, some, now }: { customerId: string; some: readonly string[]; now: Date }) => sql`
    select from remove_stale_periods(${customerId}::text, ${some}::date[], ${now}::timestamptz)`,
);
const periods = statement(
  { isMore: boolean },
  ({ customerId, now }: Fold) => sql`
    select fold_periods(${customerId}::text, ${now}::timestamptz) as "isMore"`,
);
const courses = statement(
  {},
  ({ customerId, some }: { customerId: string; some: readonly string[] }) => sql`
    select from fold_courses(${customerId}::text, ${some}::text[])`,
);
const customer = statement(
  {},
  ({ customerId, now }: Fold) => sql`
    select from fold_customer(${customerId}::text, ${now}::timestamptz)`,
);

/** Folds what these members did in the company into their days and figures; returns what that changes. */
export async function saveMemberFigures(
  tx: Tx,
  fold: Fold & { readonly memberIds: readonly string[] },
): Promise<Touched> {
  const [row] = await members.rows(tx, fold);
  return row ?? { days: [], courses: [] };
}

/** All days and courses of which the company has figures. */
export async function listTouchable(tx: Tx, customerId: string): Promise<Touched> {
  const [row] = await everything.rows(tx, { customerId });
  return row ?? { days: [], courses: [] };
}

/** Counts some days of the company again. */
export async function saveDayFigures(tx: Tx, customerId: string, some: readonly string[]): Promise<void> {
  await days.rows(tx, { customerId, some });
}

/** Removes the periods of the company's ranges that have one of these days, or that have moved. */
export async function removeStalePeriods(tx: Tx, { customerId, now }: Fold, some: readonly string[]): Promise<void> {
  await stale.rows(tx, { customerId, some, now });
}

/** Removes all periods of the company. */
export async function removePeriods(tx: Tx, customerId: string): Promise<void> {
  await tx.deleteFrom('customer_period').where('customer_id', '=', customerId).execute();
}

/** Counts the periods of the company that are not counted, each in a statement of its own. */
export async function addPeriods(tx: Tx, fold: Fold): Promise<void> {
  let isMore = true;
  while (isMore) isMore = (await periods.rows(tx, fold))[0]?.isMore === true;
}

/** Adds the members' figures up to those of some courses. */
export async function saveCourseFigures(tx: Tx, customerId: string, some: readonly string[]): Promise<void> {
  await courses.rows(tx, { customerId, some });
}

/** Adds the members' figures up to those of the company. */
export async function saveCustomerFigures(tx: Tx, fold: Fold): Promise<void> {
  await customer.rows(tx, fold);
}

const companies = statement(
  { customerId: text },
  ({ now }: { now: Date }) => sql`
    select customer_id as "customerId" from companies_with_contract(${now}::timestamptz) order by 1`,
);

/** The companies that have figures. */
export async function listCompaniesWithFigures(tx: Tx, now: Date): Promise<string[]> {
  return (await companies.rows(tx, { now })).map(({ customerId }) => customerId);
}
