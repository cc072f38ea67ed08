import { sql } from 'kysely';
import { text } from '../../../base/sql/columns.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { statement } from '../../../base/sql/statement.ts';

const concerned = statement(
  { memberId: text },
  ({ since, now }: { since: Date; now: Date }) => sql`
    select g.member_id as "memberId" from entitlement_grant g join entitlement e using (entitlement_id)
    where g.starts_at > ${since} and g.starts_at <= ${now} and g.revoked_at is null
      and (e.type = 'CERTIFICATE' or cardinality(e.certificate_ids) > 0)
    union
    select mc.member_id from certificate_version v join member_certificate mc using (certificate_id)
    where v.in_force_at > ${since} and v.in_force_at <= ${now} and mc.issued_at is null
    order by 1`,
);

/**
 * Members for whom an entitlement to a crash course began after `since` and not after `now`, or new criteria of a
 * certificate that they have something to do with.
 */
export async function listConcerned(tx: Tx, since: Date, now: Date): Promise<string[]> {
  return (await concerned.rows(tx, { since, now })).map(({ memberId }) => memberId);
}
