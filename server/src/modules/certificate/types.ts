import { certificateMetaForm, type CertificateMeta } from '@atrium/domain/certificate/certificateMetaForm.ts';
import type { Cadence, CertificateType, CriteriaCourse, CriteriaGroup } from '@atrium/domain/certificate/facts.ts';
import type { CertificateState } from '@atrium/domain/certificate/standing.ts';
import type { CourseType } from '@atrium/domain/session/facts.ts';
import { z } from 'zod';
import { jsonColumn } from '../../base/sql/fragments.ts';
import type { PublishStatus } from '../catalogue/types.ts';

/** The database holds it to its form. */
export const certificateMeta = jsonColumn('certificate', 'meta', certificateMetaForm);

/** `completedAt` in epoch milliseconds. */
const completedShape = z.array(z.strictObject({ courseId: z.string(), title: z.string(), completedAt: z.number() }));
export const completedCourses = jsonColumn('credential', 'courses', completedShape);
export type CompletedCourse = z.infer<typeof completedShape>[number];

/** Written as the reason of a credential that another one replaces. */
export const replacedReason = 'Replaced after a change of name.';

/** A course of a certificate as a member sees it; with what the member did in it. */
export interface CourseRow extends CriteriaCourse {
  readonly publishStatus: PublishStatus;
  readonly meta: unknown;
  readonly sortOrder: number;
  readonly coverImageUrl: string;
  readonly courseType: CourseType;
  /** Epoch milliseconds; null while it is not done. */
  readonly completedAt: number | null;
  readonly attendedAt: number | null;
}
export interface GroupRow extends CriteriaGroup {
  readonly description: string;
  readonly publishStatus: PublishStatus;
  readonly meta: unknown;
  readonly courses: readonly CourseRow[];
}
export interface VersionRow {
  readonly version: number;
  /** Epoch milliseconds, as the others here. */
  readonly inForceAt: number;
  readonly groups: readonly GroupRow[];
}

/** A published certificate, and how far a member is with it. */
export interface CertificateRow {
  readonly certificateId: string;
  readonly slug: string;
  readonly type: CertificateType;
  readonly publishStatus: PublishStatus;
  readonly title: string;
  readonly description: string;
  readonly coverImageUrl: string;
  readonly primaryColor: string;
  readonly meta: CertificateMeta;
  readonly narrative: string;
  readonly signer: string;
  readonly cadence: Cadence;
  readonly registeredAt: number | null;
  readonly eligibleAt: number | null;
  readonly heldBackAt: number | null;
  readonly versions: readonly VersionRow[];
  /** The latest one. */
  readonly credential: {
    readonly credentialId: string;
    readonly awardedAt: number;
    readonly revokedAt: number | null;
  } | null;
}

/** A course of a group in the API. */
export interface CertificateCourse extends CourseRow {
  readonly isDone: boolean;
  /** The member is enrolled in a session that has begun and is not over, or is on demand. */
  readonly isUnderWay: boolean;
  /** Null when it cannot be computed (D86). */
  readonly studyMinutes: number | null;
  /** Where the member opens it; null when they may not. */
  readonly path: string | null;
}
export interface CertificateGroup extends Omit<GroupRow, 'courses'> {
  readonly needed: number;
  readonly done: number;
  readonly isMet: boolean;
  readonly isOpen: boolean;
  readonly courses: readonly CertificateCourse[];
}

/** A certificate in the API, as one member sees it now. */
export interface Certificate extends Pick<
  CertificateRow,
  | 'certificateId'
  | 'slug'
  | 'type'
  | 'publishStatus'
  | 'title'
  | 'description'
  | 'coverImageUrl'
  | 'primaryColor'
  | 'meta'
> {
  readonly badgeImageUrl: string;
  /** Null when it cannot be computed (D86). */
  readonly studyMinutes: number | null;
  readonly isRegistered: boolean;
  readonly isCompleted: boolean;
  readonly state: CertificateState;
  readonly sentence: string | null;
  readonly percent: number;
  readonly needed: number;
  readonly done: number;
  /** Millisecond strings. */
  readonly issuesAt: string | null;
  readonly issuedAt: string | null;
  readonly credentialId: string | null;
  readonly groups: readonly CertificateGroup[];
}

/** What the mutations about a certificate answer. */
export interface CertificateChange {
  readonly certificateId: string;
  readonly isRegistered: boolean;
  readonly isCompleted: boolean;
  /** What somebody of the team has changed, or would; none when it was so already. */
  readonly lines?: readonly string[];
}

/** One member and one certificate. */
export interface MemberCertificateKey {
  readonly memberId: string;
  readonly certificateId: string;
}

/** What a member's row says under its lock. */
export interface MemberCertificateRow {
  readonly registeredAt: number | null;
  readonly eligibleAt: number | null;
  readonly heldBackAt: number | null;
  readonly issuedAt: number | null;
}

/** What is written when a certificate is issued. */
export interface NewCredential extends MemberCertificateKey {
  readonly credentialId: string;
  readonly customerId: string;
  readonly version: number;
  readonly holderName: string;
  readonly holderEmail: string;
  readonly criteria: string;
  readonly courses: readonly CompletedCourse[];
  readonly studyMinutes: number | null;
  readonly issuerName: string;
  readonly issuedAt: Date;
  readonly issuedBy: string | null;
}

export type CredentialStatus = 'VALID' | 'REVOKED' | 'REPLACED' | 'WITHDRAWN';

/** A credential as it was issued. Instants are epoch milliseconds. */
export interface CredentialRow {
  readonly credentialId: string;
  readonly certificateId: string;
  readonly memberId: string | null;
  readonly holderName: string;
  readonly holderEmail: string;
  readonly title: string;
  readonly description: string;
  readonly narrative: string;
  readonly criteria: string;
  readonly courses: readonly CompletedCourse[];
  /** As computed when it was issued (D86); null when it could not be. */
  readonly studyMinutes: number | null;
  readonly issuerName: string;
  readonly signer: string;
  readonly badgeSvg: string;
  readonly primaryColor: string;
  readonly type: CertificateType;
  /** When it was first awarded: a reissue has the date of the credential that it replaces (D90). */
  readonly awardedAt: number;
  /** Since when this one is valid. */
  readonly issuedAt: number;
  readonly statusNumber: number;
  readonly jwt: string | null;
  readonly revokedAt: number | null;
  readonly revokedReason: string | null;
  /** The one that replaced it. */
  readonly replacedBy: string | null;
}

/** A credential in the API, for anybody who has its number. Instants are millisecond strings. */
export interface Credential {
  readonly credentialId: string;
  readonly certificateId: string;
  readonly status: CredentialStatus;
  readonly holderName: string | null;
  readonly title: string;
  readonly description: string;
  readonly narrative: string;
  readonly criteria: string;
  readonly studyMinutes: number | null;
  readonly issuerName: string;
  readonly signer: string;
  readonly issuedAt: string;
  readonly revokedAt: string | null;
  /** For the holder only. */
  readonly revokedReason: string | null;
  readonly replacedBy: string | null;
  readonly isOwn: boolean;
  readonly url: string;
  readonly badgeImageUrl: string;
  readonly primaryColor: string;
  readonly certificateType: CertificateType;
  readonly courses: readonly { readonly courseId: string; readonly title: string; readonly completedAt: string }[];
}

declare module '../../base/jobs/jobTypes.ts' {
  interface JobPayloads {
    /** Evaluates the certificates of a member; queued by triggers on badges and attendance. */
    'certificate.evaluate': { readonly memberId: string };
  }
}

declare module '../audit/types.ts' {
  interface AuditActions {
    CERTIFICATE_HELD_BACK: 'member';
    CERTIFICATE_ISSUED: 'credential';
    CERTIFICATE_REISSUED: 'credential';
    CERTIFICATE_RELEASED: 'member';
    CERTIFICATE_REVOKED: 'credential';
  }
}
