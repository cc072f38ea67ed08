import type { Tx } from '../../../base/sql/db.ts';
import { epochMillis } from '../../../base/sql/fragments.ts';
import { completedCourses, type CredentialRow, type MemberCertificateKey, type NewCredential } from '../types.ts';

/** Adds a credential as a snapshot of the certificate, which must exist. */
export async function addCredential(tx: Tx, { certificateId, ...credential }: NewCredential): Promise<void> {
  const snapshot = await tx
    .selectFrom('certificate')
    .select(['certificate_id', 'title', 'description', 'narrative', 'signer', 'badge_svg'])
    .where('certificate_id', '=', certificateId)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('credential')
    .values({
      ...snapshot,
      credential_id: credential.credentialId,
      member_id: credential.memberId,
      customer_id: credential.customerId,
      version: credential.version,
      holder_name: credential.holderName,
      holder_email: credential.holderEmail,
      criteria: credential.criteria,
      courses: JSON.stringify(credential.courses),
      study_minutes: credential.studyMinutes,
      issuer_name: credential.issuerName,
      issued_at: credential.issuedAt,
      issued_by: credential.issuedBy,
    })
    .execute();
}

/**
 * Adds a copy of a credential, which must exist, in another name. It replaces the former one and keeps its date (D90).
 */
export async function addCredentialCopy(
  tx: Tx,
  former: string,
  copy: Pick<NewCredential, 'credentialId' | 'customerId' | 'holderName' | 'holderEmail' | 'issuedAt'> & {
    readonly issuedBy: string;
  },
): Promise<{ readonly title: string; readonly version: number }> {
  const kept = [
    'member_id',
    'certificate_id',
    'version',
    'title',
    'description',
    'narrative',
    'criteria',
    'courses',
    'study_minutes',
    'issuer_name',
    'signer',
    'badge_svg',
  ] as const;
  return tx
    .insertInto('credential')
    .columns([
      ...kept,
      'credential_id',
      'customer_id',
      'holder_name',
      'holder_email',
      'issued_at',
      'issued_by',
      'replaces',
      'awarded_at',
    ])
    .expression((eb) =>
      eb
        .selectFrom('credential as k')
        .select(kept)
        .select((k) => [
          k.val(copy.credentialId).as('credential_id'),
          k.val(copy.customerId).as('customer_id'),
          k.val(copy.holderName).as('holder_name'),
          k.val(copy.holderEmail).as('holder_email'),
          k.val(copy.issuedAt).as('issued_at'),
          k.val(copy.issuedBy).as('issued_by'),
          'k.credential_id as replaces',
          k.fn.coalesce('k.awarded_at', 'k.issued_at').as('awarded_at'),
        ])
        .where('k.credential_id', '=', former),
    )
    .returning(['title', 'version'])
    .executeTakeFirstOrThrow();
}

/** The credential with this number; null for an unknown one. */
export async function findCredential(tx: Tx, credentialId: string): Promise<CredentialRow | null> {
  const row = await tx
    .selectFrom('credential as k')
    .innerJoin('certificate as c', 'c.certificate_id', 'k.certificate_id')
    .leftJoin('credential as next', 'next.replaces', 'k.credential_id')
    .select((eb) => [
      'k.credential_id as credentialId',
      'k.certificate_id as certificateId',
      'k.member_id as memberId',
      'k.holder_name as holderName',
      'k.holder_email as holderEmail',
      'k.title',
      'k.description',
      'k.narrative',
      'k.criteria',
      completedCourses('k').as('courses'),
      'k.study_minutes as studyMinutes',
      'k.issuer_name as issuerName',
      'k.signer',
      'k.badge_svg as badgeSvg',
      'c.primary_color as primaryColor',
      'c.type',
      epochMillis(eb.fn.coalesce('k.awarded_at', 'k.issued_at')).as('awardedAt'),
      epochMillis(eb.ref('k.issued_at')).as('issuedAt'),
      'k.status_number as statusNumber',
      'k.jwt',
      epochMillis(eb.ref('k.revoked_at')).as('revokedAt'),
      'k.revoked_reason as revokedReason',
      'next.credential_id as replacedBy',
    ])
    .where('k.credential_id', '=', credentialId)
    .executeTakeFirst();
  return row ?? null;
}

/** The credential that a member holds of a certificate; null for none, or a revoked one. */
export async function findCurrentCredential(
  tx: Tx,
  { memberId, certificateId }: MemberCertificateKey,
): Promise<{ readonly credentialId: string; readonly holderName: string } | null> {
  const row = await tx
    .selectFrom('credential')
    .select(['credential_id as credentialId', 'holder_name as holderName'])
    .where('member_id', '=', memberId)
    .where('certificate_id', '=', certificateId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** Whether a member was ever issued this certificate. */
export async function isEverIssued(tx: Tx, { memberId, certificateId }: MemberCertificateKey): Promise<boolean> {
  const row = await tx
    .selectFrom('credential')
    .select('credential_id')
    .where('member_id', '=', memberId)
    .where('certificate_id', '=', certificateId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Revokes a credential; one that is revoked keeps its instant and reason. */
export async function endCredential(tx: Tx, credentialId: string, reason: string, now: Date): Promise<void> {
  await tx
    .updateTable('credential')
    .set({ revoked_at: now, revoked_reason: reason })
    .where('credential_id', '=', credentialId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Keeps the signed text unless one is kept already; returns the one that is, null when the holder has gone. */
export async function saveSigned(
  tx: Tx,
  credentialId: string,
  signed: { readonly kid: string; readonly jwt: string },
): Promise<string | null> {
  await tx
    .updateTable('credential')
    .set(signed)
    .where('credential_id', '=', credentialId)
    .where('jwt', 'is', null)
    .where('member_id', 'is not', null)
    .execute();
  const row = await tx
    .selectFrom('credential')
    .select('jwt')
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
  return row?.jwt ?? null;
}

/** The numbers of the revoked credentials, of those from `from` up to and without `to`. */
export async function listRevoked(tx: Tx, from: number, to: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('credential')
    .select('status_number as statusNumber')
    .where('revoked_at', 'is not', null)
    .where('status_number', '>=', from)
    .where('status_number', '<', to)
    .execute();
  return rows.map(({ statusNumber }) => statusNumber);
}

/** The highest number of a credential; null while there is none. */
export async function findLastStatusNumber(tx: Tx): Promise<number | null> {
  const row = await tx
    .selectFrom('credential')
    .select('status_number as last')
    .orderBy('status_number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.last ?? null;
}
