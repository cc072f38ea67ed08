import { sql } from 'kysely';
import { instant, text } from '../../../base/sql/columns.ts';
import { statement, type Reader } from '../../../base/sql/statement.ts';

const devices = statement(
  { sid: text, device: text, signedInAt: instant, lastUsedAt: instant },
  ({ memberId, now }: { memberId: string; now: Date }) => sql`
    select s.sid, s.user_agent as device, s.created_at as "signedInAt",
      to_timestamp(max((r.payload ->> 'iat')::float8)) as "lastUsedAt"
    from sign_in s
    join oidc_record r on r.grant_id = s.sid and r.model = 'RefreshToken' and r.expires_at > ${now}
    where s.member_id = ${memberId} and s.ended_at is null
    group by s.sid
    order by "lastUsedAt" desc, s.sid
    limit 100`,
);

/** The active sign-ins of a member, the one last used first; at most a hundred. */
export function listDevices(reader: Reader, memberId: string, now: Date) {
  return devices.prepared(reader, { memberId, now });
}
