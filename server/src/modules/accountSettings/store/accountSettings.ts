import { sql } from 'kysely';
import { boolean, instant, nullable, text } from '../../../base/sql/columns.ts';
import { statement, type Reader, type StatementRow } from '../../../base/sql/statement.ts';
import { bond, bondColumns } from './bond.ts';

const settings = statement(
  {
    email: text,
    customerId: text,
    ...bondColumns,
    linkEmail: nullable(text),
    linkExpiresAt: nullable(instant),
    linkVerifiedAt: nullable(instant),
    hasPassword: boolean,
    hasSecondFactor: boolean,
    pendingEmail: nullable(text),
  },
  ({ memberId, now }: { memberId: string; now: Date }) => sql`
    select m.email, m.customer_id as "customerId", ${bond},
      l.email as "linkEmail", l.expires_at as "linkExpiresAt", l.verified_at as "linkVerifiedAt",
      exists (select from member_password p where p.member_id = m.member_id and p.may_sign_in) as "hasPassword",
      exists (select from second_factor f where f.member_id = m.member_id) as "hasSecondFactor",
      (select c.email from email_change c
        where c.member_id = m.member_id and c.done_at is null and c.expires_at > ${now}) as "pendingEmail"
    from member m left join account_link l on l.member_id = m.member_id
    where m.member_id = ${memberId}`,
);

/** What is stored about a member's ways to sign in. Null when the account was removed. */
export async function findSettings(
  reader: Reader,
  memberId: string,
  now: Date,
): Promise<StatementRow<typeof settings> | null> {
  const [row] = await settings.prepared(reader, { memberId, now });
  return row ?? null;
}
