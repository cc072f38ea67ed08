import { sql } from 'kysely';
import { boolean, instant, nullable, number, text } from '../../../base/sql/columns.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { statement } from '../../../base/sql/statement.ts';

const passes = statement(
  {
    passId: text,
    code: text,
    slots: nullable(number),
    taken: number,
    startsAt: nullable(instant),
    closesAt: nullable(instant),
    takesSeat: boolean,
    usesSSO: boolean,
    usesOTRC: boolean,
    opened: number,
    registered: number,
    held: number,
    activated: number,
    learning: number,
  },
  ({ companyId, now }: { companyId: string; now: Date }) => sql`
    select p.pass_id as "passId", p.short_code as code, p.slots, p.taken, p.starts_at as "startsAt",
      p.closes_at as "closesAt", p.takes_seat as "takesSeat", p.uses_sso as "usesSSO",
      p.uses_otrc as "usesOTRC",
      coalesce(o.opened, 0) as opened, funnel.registered, funnel.held, funnel.activated, funnel.learning
    from pass p left join pass_opened o using (pass_id) cross join lateral (
      select count(*) as registered,
        count(*) filter (where r.state = 'HELD') as held,
        count(*) filter (where r.state = 'ACTIVATED') as activated,
        count(*) filter (where r.state = 'ACTIVATED' and exists (
          select from viewing v where v.member_id = r.member_id and v.started_at >= r.activated_at
        )) as learning
      from pass_registration r
      where r.pass_id = p.pass_id and (r.state = 'ACTIVATED' or (r.state = 'HELD' and r.expires_at > ${now}))
    ) funnel
    where p.customer_id = ${companyId}
    order by p.closes_at is not null and p.closes_at <= ${now}, p.created_at desc, p.short_code`,
);

/** The passes of a company, closed ones last, with how far those have come who registered by them. */
export function listCompanyPasses(tx: Tx, companyId: string, now: Date) {
  return passes.rows(tx, { companyId, now });
}
