import { sql } from 'kysely';
import { texts } from '../../../base/sql/columns.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { epochMillis } from '../../../base/sql/fragments.ts';
import { statement } from '../../../base/sql/statement.ts';
import type { MemberCertificateKey, MemberCertificateRow } from '../types.ts';

/**
 * Locks a member's row of a certificate, and returns it; adds the row if there is none. Null for an unknown member.
 */
export async function lockMemberCertificate(
  tx: Tx,
  { memberId, certificateId }: MemberCertificateKey,
  now: Date,
): Promise<MemberCertificateRow | null> {
  const find = () =>
    tx
      .selectFrom('member_certificate')
      .select((eb) => [
        epochMillis(eb.ref('registered_at')).as('registeredAt'),
        epochMillis(eb.ref('eligible_at')).as('eligibleAt'),
        epochMillis(eb.ref('held_at')).as('heldBackAt'),
        epochMillis(eb.ref('issued_at')).as('issuedAt'),
      ])
      .where('member_id', '=', memberId)
      .where('certificate_id', '=', certificateId)
      .forUpdate()
      .executeTakeFirst();
  const known = await find();
  if (known !== undefined) return known;
  await tx
    .insertInto('member_certificate')
    .columns(['member_id', 'certificate_id', 'customer_id', 'changed_at'])
    .expression((eb) =>
      eb
        .selectFrom('member')
        .select((member) => [
          'member_id',
          member.val(certificateId).as('certificate_id'),
          'customer_id',
          member.val(now).as('changed_at'),
        ])
        .where('member_id', '=', memberId),
    )
    .onConflict((conflict) => conflict.columns(['member_id', 'certificate_id']).doNothing())
    .execute();
  return (await find()) ?? null;
}

/** Saves since when the member is registered; null ends the registration. */
export async function saveRegistration(
  tx: Tx,
  key: MemberCertificateKey,
  registeredAt: Date | null,
  now: Date,
): Promise<void> {
  await update(tx, key).set({ registered_at: registeredAt, changed_at: now }).execute();
}

/** Records since when the criteria are met; null: they are not. */
export async function saveEligibility(
  tx: Tx,
  key: MemberCertificateKey,
  eligibleAt: Date | null,
  now: Date,
): Promise<void> {
  await update(tx, key).set({ eligible_at: eligibleAt, changed_at: now }).execute();
}

/** Holds the issuing back for a reason; null: no longer. */
export async function saveHold(tx: Tx, key: MemberCertificateKey, reason: string | null, now: Date): Promise<void> {
  await update(tx, key)
    .set({ held_at: reason === null ? null : now, held_reason: reason, changed_at: now })
    .execute();
}

/** Records that the certificate was issued, after which the job leaves it alone. */
export async function saveIssued(tx: Tx, key: MemberCertificateKey, now: Date): Promise<void> {
  await update(tx, key).set({ issued_at: now, changed_at: now }).execute();
}

function update(tx: Tx, { memberId, certificateId }: MemberCertificateKey) {
  return tx
    .updateTable('member_certificate')
    .where('member_id', '=', memberId)
    .where('certificate_id', '=', certificateId);
}

/** A certificate that was earned and is to be issued. */
export interface DueCertificate extends MemberCertificateKey {
  readonly title: string;
  /** Epoch milliseconds. */
  readonly eligibleAt: number;
}

/** At most this many are issued in one run; the next one, a minute later, goes on. */
const mostAtOnce = 500;

/** What was earned up to these instants, not issued and not held back, the oldest first. */
export function listDue(
  tx: Tx,
  { biweekly, immediate }: { readonly biweekly: Date; readonly immediate: Date },
): Promise<DueCertificate[]> {
  return tx
    .selectFrom('member_certificate as mc')
    .innerJoin('certificate as c', 'c.certificate_id', 'mc.certificate_id')
    .select((eb) => [
      'mc.member_id as memberId',
      'mc.certificate_id as certificateId',
      'c.title',
      epochMillis(eb.ref('mc.eligible_at').$notNull()).as('eligibleAt'),
    ])
    .where('mc.eligible_at', '<=', immediate)
    .where('mc.issued_at', 'is', null)
    .where('mc.held_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb.and([eb('c.cadence', '=', 'BIWEEKLY'), eb('mc.eligible_at', '<=', biweekly)]),
        eb('c.cadence', '=', 'IMMEDIATE'),
      ]),
    )
    .orderBy('mc.eligible_at')
    .orderBy('mc.member_id')
    .limit(sql.lit(mostAtOnce))
    .execute();
}

const held = statement(
  { keys: texts },
  ({ memberId, now }: { memberId: string; now: Date }) => sql`select held_keys(${memberId}, ${now}) as keys`,
);

/** The entitlement keys of a member who is not the caller. */
export async function listHeldKeys(tx: Tx, memberId: string, now: Date): Promise<readonly string[]> {
  const [row] = await held.rows(tx, { memberId, now });
  return row?.keys ?? [];
}
