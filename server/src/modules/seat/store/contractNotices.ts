import { sql } from 'kysely';
import { boolean, instant, number, text, texts } from '../../../base/sql/columns.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { statement } from '../../../base/sql/statement.ts';

/** That administrators are to be told of the end of a contract; at 0 days it is over. */
export interface DueNotice {
  readonly contractId: string;
  readonly customerId: string;
  readonly overAt: Date;
  readonly daysBefore: number;
}

const due = statement(
  { contractId: text, customerId: text, overAt: instant, daysBefore: number },
  ({ now }: { now: Date }) => sql`
    select contract_id as "contractId", customer_id as "customerId", over_at as "overAt", days_before as "daysBefore"
    from contract_notices_due(${now}) order by over_at, contract_id`,
);

/** What is due about the ends of the contracts of all companies; one that ended first is the first. */
export function listDueNotices(tx: Tx, now: Date): Promise<DueNotice[]> {
  return due.rows(tx, { now });
}

/** Notes that it was done; false when it was done before. */
export async function addNotice(tx: Tx, { contractId, overAt, daysBefore }: DueNotice, now: Date): Promise<boolean> {
  const added = await tx
    .insertInto('contract_notice')
    .values({ contract_id: contractId, ends_at: overAt, days_before: daysBefore, done_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('contract_id')
    .executeTakeFirst();
  return added !== undefined;
}

const renewed = statement(
  { isRenewed: boolean },
  ({ customerId, overAt }: { customerId: string; overAt: Date }) => sql`
    select exists (
      select from contract k join customer c using (customer_id)
      where k.customer_id = ${customerId} and contract_end(k.ends_at, c.time_zone) > ${overAt}) as "isRenewed"`,
);

/** Whether a company has a contract that ends later, begun or not: the end of this one then ends nothing for it. */
export async function isRenewed(tx: Tx, { customerId, overAt }: DueNotice): Promise<boolean> {
  return (await renewed.rows(tx, { customerId, overAt }))[0]?.isRenewed === true;
}

const administrators = statement(
  { memberId: text, entitlementIds: texts },
  ({ customerId, at }: { customerId: string; at: Date }) => sql`
    select m.member_id as "memberId", array_agg(distinct g.entitlement_id) as "entitlementIds"
    from member m join entitlement_grant g using (member_id) join entitlement e using (entitlement_id)
    where m.customer_id = ${customerId} and e.type = 'AREA' and e.label = 'enterprise-dashboard'
      and g.source in ('CONTRACT', 'PASS') and g.revoked_at is null and g.starts_at <= ${at}
      and (g.ends_at is null or g.ends_at >= ${at})
    group by m.member_id order by m.member_id`,
);

/** The holders of the dashboard of a company at an instant by a contract or a pass, and by which entitlements. */
export function listAdministrators(tx: Tx, customerId: string, at: Date) {
  return administrators.rows(tx, { customerId, at });
}

const seated = statement(
  { memberId: text },
  ({ contractId, overAt }: { contractId: string; overAt: Date }) => sql`
    select distinct s.member_id as "memberId" from seat s
    where s.contract_id = ${contractId} and (s.revoked_at is null or s.revoked_at >= ${overAt})
    order by "memberId"`,
);

/** The people who held a seat of a contract until its end. */
export async function listSeatedUntil(tx: Tx, contractId: string, overAt: Date): Promise<string[]> {
  return (await seated.rows(tx, { contractId, overAt })).map(({ memberId }) => memberId);
}

const companyName = statement(
  { name: text, timeZone: text },
  ({ customerId }: { customerId: string }) =>
    sql`select name, time_zone as "timeZone" from customer where customer_id = ${customerId}`,
);

/** The name of a company, and its zone. */
export async function findCompany(
  tx: Tx,
  customerId: string,
): Promise<{ readonly name: string; readonly timeZone: string } | null> {
  return (await companyName.rows(tx, { customerId }))[0] ?? null;
}

const seatIds = statement(
  { seatId: text },
  ({ contractId }: { contractId: string }) =>
    sql`select seat_id as "seatId" from seat where contract_id = ${contractId}`,
);

/** By what grants of a contract name it: its own id, and the ids of its seats. */
export async function listSourceRefs(tx: Tx, contractId: string): Promise<string[]> {
  return [contractId, ...(await seatIds.rows(tx, { contractId })).map(({ seatId }) => seatId)];
}
