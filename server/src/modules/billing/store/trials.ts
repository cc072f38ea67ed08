import { sql } from 'kysely';
import { instant, text } from '../../../base/sql/columns.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { statement } from '../../../base/sql/statement.ts';

interface Window {
  readonly after: Date;
  readonly until: Date;
  /** The shortest trial that a mail is sent about, in milliseconds. */
  readonly atLeast: number;
}

const ending = statement(
  { memberId: text, endsAt: instant, dedupeKey: text },
  ({ after, until, atLeast }: Window) => sql`
    select e.* from (
      select g.member_id as "memberId", max(g.ends_at) as "endsAt",
        'trial-ending/' || g.member_id || '/' || millis(max(g.ends_at)) as "dedupeKey"
      from entitlement_grant g join member_standing s using (member_id)
      where g.source = 'TRIAL' and g.revoked_at is null and g.ends_at > ${after} and g.ends_at <= ${until}
        and g.ends_at - g.starts_at > ${atLeast}::float8 * interval '1 millisecond' and s.account_type = 'TRIAL'
        and not exists (
          select from entitlement_grant later
          where later.member_id = g.member_id and later.source = 'TRIAL' and later.revoked_at is null
            and later.ends_at > ${until})
      group by g.member_id
    ) e
    where not exists (select from mail m where m.dedupe_key = e."dedupeKey")
    order by e."endsAt", e."memberId" limit 100`,
);

/** Members on a trial that ends in this time, to whom no mail about it was sent yet. */
export function listEndingTrials(tx: Tx, window: Window) {
  return ending.rows(tx, window);
}
