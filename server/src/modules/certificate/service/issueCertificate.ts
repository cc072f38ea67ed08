import { randomBytes } from 'node:crypto';
import { credentialBytes, credentialNumber } from '@atrium/domain/certificate/credential.ts';
import { isCourseDone } from '@atrium/domain/certificate/criteria.ts';
import { criteriaText } from '@atrium/domain/certificate/criteriaText.ts';
import { certificateStudyMinutes } from '@atrium/domain/certificate/studyTime.ts';
import type { Context } from '../../../base/context.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { queueMail } from '../../../mail/outbox.ts';
import { writeAudit } from '../../audit/service/writeAudit.ts';
import { recordEvents } from '../../endpoint/service/recordEvents.ts';
import { findRecipient } from '../../member/service/findRecipient.ts';
import type { MemberRecipient } from '../../member/types.ts';
import { certificateMails } from '../mails.ts';
import { addCredential, addCredentialCopy, endCredential } from '../store/credentials.ts';
import { saveIssued } from '../store/memberCertificates.ts';
import { listStudyTimesOf } from '../store/studyTimes.ts';
import { replacedReason, type CompletedCourse, type MemberCertificateKey, type VersionRow } from '../types.ts';
import type { Earned } from './evaluateCertificate.ts';

/** What issuing needs of a context. */
export type IssuingContext = Pick<Context, 'db' | 'now' | 'site'>;

/** What is issued, and why. */
export interface Issuing extends Earned {
  readonly key: MemberCertificateKey;
  /** Who of the team; null for the job. */
  readonly by: string | null;
  /** Why, by the team. */
  readonly reason?: string;
}

/** The credential that is replaced after a change of name, by whom, and why. */
interface Reissuing {
  readonly key: MemberCertificateKey;
  readonly by: string;
  readonly reason: string;
  readonly former: string;
}

/**
 * Issues a certificate in the transaction that has locked the member's row and found the criteria met: the credential,
 * the audit entry and the mail, all or nothing. Returns the number of the credential; null for an unknown member.
 */
export async function issueCertificate(
  tx: Tx,
  ctx: IssuingContext,
  { key, row, version, by, reason = '' }: Issuing,
): Promise<string | null> {
  const holder = await findRecipient(tx, key.memberId);
  if (holder === null) return null;
  const now = new Date(ctx.now);
  const courseIds = version.groups.flatMap(({ courses }) => courses.map(({ courseId }) => courseId));
  const times = await listStudyTimesOf(tx, courseIds);
  const credentialId = newNumber(ctx);
  await addCredential(tx, {
    ...key,
    credentialId,
    customerId: holder.customerId,
    version: version.version,
    holderName: holderName(holder),
    holderEmail: holder.email,
    criteria: criteriaText(version.groups),
    courses: completedCourses(version),
    studyMinutes: certificateStudyMinutes(version.groups, times),
    issuerName: issuerName(ctx),
    issuedAt: now,
    issuedBy: by,
  });
  await saveIssued(tx, key, now);
  await writeAudit(tx, ctx, {
    actor: by === null ? { kind: 'job', name: 'certificate.issueDue' } : { kind: 'person', memberId: by },
    action: 'CERTIFICATE_ISSUED',
    subject: `credential/${credentialId}`,
    reason,
    detail: { ...key, version: version.version },
  });
  await recordEvents(tx, ctx.now, { type: 'certificate.issued', data: { ...key, credentialId } });
  await mailIssued(tx, ctx, holder, { title: row.title, credentialId });
  return credentialId;
}

/**
 * Replaces a credential by one in the member's present name: a copy of the former, which is a snapshot, whatever the
 * criteria are now and whether they are still registered (D31). It keeps the date of the award (D90). The caller has
 * locked the member's row.
 */
export async function reissueCertificate(
  tx: Tx,
  ctx: IssuingContext,
  { key, by, reason, former }: Reissuing,
): Promise<void> {
  const holder = await findRecipient(tx, key.memberId);
  if (holder === null) return;
  const now = new Date(ctx.now);
  const credentialId = newNumber(ctx);
  await endCredential(tx, former, replacedReason, now);
  const { title, version } = await addCredentialCopy(tx, former, {
    credentialId,
    issuedAt: now,
    issuedBy: by,
    customerId: holder.customerId,
    holderName: holderName(holder),
    holderEmail: holder.email,
  });
  await writeAudit(tx, ctx, {
    actor: { kind: 'person', memberId: by },
    action: 'CERTIFICATE_REISSUED',
    subject: `credential/${credentialId}`,
    reason,
    detail: { ...key, version, replaces: former },
  });
  await recordEvents(
    tx,
    ctx.now,
    { type: 'certificate.revoked', data: { ...key, credentialId: former } },
    { type: 'certificate.issued', data: { ...key, credentialId } },
  );
  await mailIssued(tx, ctx, holder, { title, credentialId, former });
}

function newNumber({ site }: IssuingContext): string {
  return credentialNumber(site.brandName, randomBytes(credentialBytes));
}

async function mailIssued(
  tx: Tx,
  ctx: IssuingContext,
  holder: MemberRecipient,
  { former, ...issued }: { readonly title: string; readonly credentialId: string; readonly former?: string },
): Promise<void> {
  const dedupeKey = `certificate-issued/${issued.credentialId}`;
  const letter =
    former === undefined
      ? certificateMails.issued(holder, issued)
      : certificateMails.reissued({ ...holder, name: holderName(holder) }, { ...issued, former });
  await queueMail(tx, ctx, { dedupeKey, to: holder.email, letter });
}

/** The name on the certificate. */
export function holderName({ firstName, lastName }: Pick<MemberRecipient, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim();
}

/** The academy that issues, named after the product (D75). */
export function issuerName({ site }: Pick<Context, 'site'>): string {
  return `${site.brandName} Academy`;
}

/** What was done, in the order in which it was. */
function completedCourses({ groups }: VersionRow): CompletedCourse[] {
  const done = groups.flatMap(({ courses }) =>
    courses.filter(isCourseDone).map(({ courseId, title, liveOnly, completedAt, attendedAt }) => ({
      courseId,
      title,
      completedAt: Math.round((liveOnly ? attendedAt : completedAt) ?? 0),
    })),
  );
  return done.sort((a, b) => a.completedAt - b.completedAt);
}
