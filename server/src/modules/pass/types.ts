import { passLook } from '@atrium/domain/pass/passDocument.ts';
import type { CustomerOf, PassTerms } from '@atrium/domain/pass/passTerms.ts';
import type { PassRegistration, RegistrationTerms } from '@atrium/domain/pass/registrationForm.ts';
import type { z } from 'zod/mini';
import { jsonColumn } from '../../base/sql/fragments.ts';
import type { StaffChange } from '../../base/staffChange.ts';

/** What a pass says on its pages (members.md §3). Addresses are paths of ours, or https. */
export type PassMeta = Readonly<z.infer<typeof passLook>>;
export const passMeta = jsonColumn('pass', 'meta', passLook);

/** A pass as the use cases read it; instants are epoch milliseconds. */
export interface Pass extends PassTerms, RegistrationTerms {
  readonly passId: string;
  readonly code: string;
  readonly customer: CustomerOf & {
    readonly name: string;
    /** In which the days of the pass are said. */
    readonly timeZone: string;
  };
  readonly showRegistration: boolean;
  readonly usesSSO: boolean;
  readonly allowedDomains: readonly string[];
  /** The hash of the redemption code that everybody shares; null: none. */
  readonly redemptionHash: string | null;
  readonly redirectUrl: string | null;
  readonly meta: PassMeta;
  readonly videoIds: readonly string[];
  readonly returnSlots: boolean;
  readonly entitlementIds: readonly string[];
  readonly durationDays: number | null;
  readonly isTrial: boolean;
  readonly takesSeat: boolean;
  readonly sessionIds: readonly string[];
  readonly certificateIds: readonly string[];
  readonly tags: readonly string[];
}

export type RegistrationState = 'HELD' | 'ACTIVATED' | 'REMOVED';

/** One person's registration by a pass. */
export interface StoredRegistration {
  readonly registrationId: string;
  readonly passId: string;
  readonly address: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string | null;
  readonly jobTitle: string | null;
  readonly state: RegistrationState;
  /** When the link was mailed; null while the pass has not started. */
  readonly mailedAt: Date | null;
  readonly expiresAt: Date;
  readonly memberId: string | null;
}

/** A registration that waits for the first password of its person. */
export interface PassSignup {
  readonly registrationId: string;
  readonly address: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** An account with the address of a registration, as the rules of passes see it. */
export interface Holder {
  readonly memberId: string;
  readonly email: string;
  readonly firstName: string;
  readonly customer: CustomerOf;
  /** False: only the customer's own identity provider signs them in. */
  readonly maySignIn: boolean;
}

export type PassContext = 'INVITE_PREVIEW' | 'INVITE_REGISTRATION' | 'TOP_NAV';

export interface PassVideo {
  readonly videoId: string;
  readonly externalKey: string;
  readonly title: string;
  readonly duration: number;
  readonly thumbnailUrl: string;
  readonly isSilent: boolean;
}

export interface PassContent {
  readonly title: string;
  readonly videoThumbnail: string;
  readonly duration: number;
  readonly video: {
    readonly videoId: string;
    readonly externalKey: string;
    readonly isSilent: boolean;
    /** Signed, for the first item only (D56). */
    readonly manifestUrl: string | null;
  };
}

/** The company of a pass. */
export interface PassCompany {
  readonly name: string;
  /** Whether the pass gives a seat of its contract: its administrators then see who learns what. */
  readonly givesSeat: boolean;
}

/** What a page shows of a pass: the fields of its context, the others null (THR-58). */
export interface PassDetails {
  readonly showRegistration: boolean | null;
  readonly targetSegment: 'CONSUMER' | 'ENTERPRISE' | null;
  readonly meta: PassMeta;
  readonly extraCollectionFields: readonly string[] | null;
  readonly hasRedemptionCode: boolean | null;
  readonly usesOTRC: boolean | null;
  readonly usesSSO: boolean | null;
  readonly redirectUrl: string | null;
  readonly content: readonly PassContent[] | null;
  readonly company: PassCompany | null;
  /** Whether the caller's own address may register; null for visitors, whose address nobody has proved. */
  readonly isForCaller: boolean | null;
  /** Whether every place is taken and the caller has none; null for visitors, who are refused then. */
  readonly isFullForCaller: boolean | null;
  /** When what it gives begins, in epoch milliseconds; null where that is the registration itself. */
  readonly startsAt: number | null;
}

export interface CreateUserWithPassInput extends PassRegistration {
  readonly code: string;
  /** The name at an identity provider; it counts for nothing by itself (THR-01). */
  readonly ssoUsername: string | null;
}

/** How a registration ended (members.md §4). */
export interface PassOutcome {
  readonly result: 'CONFIRMED_WITHOUT_ACTIVATION' | 'CONFIRMED_WITH_ACTIVATION';
  readonly tac: string | null;
  /** Sealed, for half an hour: by it the pass's redirect applies after a sign-in (PAS-08, THR-06). */
  readonly passRedirect: string | null;
}

export interface PassActivationLink {
  readonly success: boolean;
  /** One of our paths. */
  readonly link: string | null;
  readonly existingUser: boolean;
  readonly showStayTuned: boolean;
}

export interface PassExtras {
  readonly success: boolean;
  /** Where the member goes next: one of our paths, or a registered address; null: home. */
  readonly redirectUrl: string | null;
}

/** One-time codes of a pass that were made together; instants in epoch milliseconds. */
export interface PassCodeBatch {
  /** Null, with who made them and when, for those of before that was kept. */
  readonly batchId: string | null;
  readonly size: number;
  readonly used: number;
  readonly madeAt: number | null;
  readonly madeByName: string | null;
  /** When those that nobody had used were ended; null: they admit people. */
  readonly endedAt: number | null;
  readonly endedByName: string | null;
}

/** The one-time codes of a pass, as the team sees them. */
export interface PassCodes {
  readonly passId: string;
  readonly code: string;
  /** In which its days are said. */
  readonly timeZone: string;
  /** Null for a pass of the consumer business. */
  readonly company: { readonly companyId: string; readonly name: string } | null;
  readonly hasOneTimeCodes: boolean;
  /** The newest first. */
  readonly batches: readonly PassCodeBatch[];
}

/** What making one-time codes does, and the codes themselves, which nobody is told again. */
export interface MadeCodes extends StaffChange {
  readonly codes: readonly string[];
}

declare module '../../base/jobs/jobTypes.ts' {
  interface JobPayloads {
    /** Enrolls in the sessions and registers for the certificates of an activated registration (D53). */
    'pass.enroll': { readonly registrationId: string };
  }
}

declare module '../audit/types.ts' {
  interface AuditActions {
    PASS_ACTIVATED: 'member';
    PASS_CODES_ENDED: 'pass';
    PASS_CODES_MADE: 'pass';
    PASS_REGISTRATION_REMOVED: 'pass';
  }
}
