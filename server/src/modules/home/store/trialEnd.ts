import { millis } from '../../../base/sql/fragments.ts';
import { query, type Reader } from '../../../base/sql/statement.ts';

const trialEnd = query((db, { memberId, now }: { memberId: string; now: Date }) =>
  db
    .selectFrom('entitlement_grant as g')
    .select((eb) => millis(eb.ref('g.ends_at')).as('endsAt'))
    .where('g.member_id', '=', memberId)
    .where('g.source', '=', 'TRIAL')
    .where('g.revoked_at', 'is', null)
    .where('g.starts_at', '<=', now)
    .where('g.ends_at', '>', now)
    .orderBy('g.ends_at', 'desc')
    .limit(1),
);

/** When the running trial ends, a millisecond string; null without one. */
export async function findTrialEnd(reader: Reader, memberId: string, now: Date): Promise<string | null> {
  const [row] = await trialEnd.prepared(reader, { memberId, now });
  return row?.endsAt ?? null;
}
