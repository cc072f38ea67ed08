import { sql } from 'kysely';
import { preparedRows, type Reader } from '../../../base/prepared.ts';

/** When the running trial ends, a millisecond string; null without one. */
export async function findTrialEnd(reader: Reader, memberId: string, now: Date): Promise<string | null> {
  const rows = await preparedRows(
    reader,
    sql<{ endsAt: string | null }>`
    select millis(max(g.ends_at)) as "endsAt" from entitlement_grant g
    where g.member_id = ${memberId} and g.source = 'TRIAL' and g.revoked_at is null
      and g.starts_at <= ${now} and g.ends_at > ${now}`,
  );
  return rows[0]?.endsAt ?? null;
}
