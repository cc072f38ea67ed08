import type { ArtTopic, Motif } from '@atrium/domain/art/types.ts';
import type { Cadence, CertificateType } from '@atrium/domain/certificate/facts.ts';
import type { When } from '../types.ts';

/** A course of a group: required and of any format unless it says otherwise. */
export interface CertificateCourseSeed {
  readonly courseId: string;
  readonly elective?: boolean;
  readonly liveOnly?: boolean;
}
export interface CertificateGroupSeed {
  readonly title: string;
  readonly description: string;
  readonly numElectiveCourses?: number;
  readonly isCapstoneGroup?: boolean;
  readonly courses: readonly CertificateCourseSeed[];
}
export interface CertificateSeed {
  readonly certificateId: string;
  readonly type: CertificateType;
  readonly cadence?: Cadence;
  readonly title: string;
  readonly description: string;
  readonly bannerDescription: string;
  readonly registrationPrompt: string;
  readonly postRegistrationPrompt: string;
  /** Printed on the certificate, after 'has completed the …'. */
  readonly narrative: string;
  /** A teacher, who signs. */
  readonly signer: string;
  readonly primaryColor: string;
  readonly art: { readonly topic: ArtTopic; readonly motif: Motif };
  readonly draft?: boolean;
  readonly groups: readonly CertificateGroupSeed[];
}

/** How far a persona is with a certificate. */
export interface MemberCertificateSeed {
  readonly persona: string;
  readonly certificateId: string;
  readonly registeredAt?: When;
  /** Since when the criteria are met; a test compares it with the rules. */
  readonly eligibleAt?: When;
  readonly issued?: {
    readonly credentialId: string;
    readonly at: When;
    readonly revoked?: { readonly at: When; readonly reason: string };
    /** The name at the time, and the credential that replaced this one after it had changed. */
    readonly renamed?: { readonly from: string; readonly credentialId: string; readonly at: When };
  };
}
