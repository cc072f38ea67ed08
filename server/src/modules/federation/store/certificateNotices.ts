import type { CertificateNotice } from '@atrium/domain/company/certificateEnd.ts';
import { sql } from 'kysely';
import { text, texts } from '../../../base/sql/columns.ts';
import type { Db, Tx } from '../../../base/sql/db.ts';
import { statement } from '../../../base/sql/statement.ts';

/** The certificates of a provider in use. */
export interface UsedCertificates {
  readonly customerId: string;
  readonly name: string;
  /** PEM. */
  readonly certificates: readonly string[];
}

const used = statement(
  { customerId: text, name: text, certificates: texts },
  () => sql`
    select c.customer_id as "customerId", c.name, r.certificates
    from identity_realm r join customer c using (customer_id)
    where cardinality(r.certificates) > 0 order by c.customer_id`,
);

/** The certificates of all providers in use, of which there are as many as companies with SAML. */
export function listUsedCertificates(db: Db): Promise<UsedCertificates[]> {
  return used.rows(db, {});
}

/** Notes that the team was told; false when it was told before. */
export async function addCertificateNotice(
  tx: Tx,
  notice: { readonly customerId: string; readonly fingerprint: string; readonly days: CertificateNotice },
  at: Date,
): Promise<boolean> {
  const added = await tx
    .insertInto('certificate_notice')
    .values({
      customer_id: notice.customerId,
      fingerprint: notice.fingerprint,
      days_before: notice.days,
      done_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('fingerprint')
    .executeTakeFirst();
  return added !== undefined;
}

const told = statement(
  { memberId: text },
  ({ customerId }: { customerId: string }) => sql`
    with own as (
      select s.member_id from staff_customer s join staff_role r using (member_id)
      where s.customer_id = ${customerId} and r.role = 'success'
    )
    select member_id as "memberId" from own
    union
    select member_id from staff_role where role = 'owner'
    order by "memberId"`,
);

/** Who of the team is told about a company: who is there for its success, and every owner, who can change it. */
export async function listToldAbout(tx: Tx, customerId: string): Promise<string[]> {
  return (await told.rows(tx, { customerId })).map(({ memberId }) => memberId);
}
