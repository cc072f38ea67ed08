/** The signed-in member in the API. Instants are millisecond strings. */
export interface Self {
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly displayName: string;
  readonly profileImageUrl: string | null;
  readonly jobRole: string | null;
  readonly manageBilling: boolean;
  /** The zone of their dates (D83); null while they have chosen none. */
  readonly chosenTimeZone: string | null;
  /** The zone that their browser has said last; null while none has. */
  readonly browserTimeZone: string | null;
  readonly registrationDate: string;
  /** When the next of their entitlements begins or ends; null when none is going to. */
  readonly accessChangesAt: string | null;
  /** Null unless a trial is running. */
  readonly trialEndDate: string | null;
  readonly customer: OwnCustomer;
}

/** The zone of a member's dates, an IANA name, and whether they chose it or their browser says so. */
export interface SavedTimeZone {
  readonly timeZone: string | null;
  readonly chosen: boolean;
}

/** Where mails to a member go, and whom they greet. */
export interface MemberRecipient {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly customerId: string;
  readonly isOfTeam: boolean;
  /** In which the pages show them dates, too. */
  readonly timeZone: string;
}

/** The customer that the member belongs to. */
export interface OwnCustomer {
  readonly customerId: string;
  readonly name: string;
  readonly type: 'CONSUMER' | 'ENTERPRISE' | 'INTERNAL';
  readonly hideMemberProfile: boolean;
  readonly disableAIFeatures: boolean;
  readonly enableProfAI: boolean;
  readonly logoUrl: string | null;
  readonly accentColor: string | null;
  readonly timeZone: string;
}

export interface MemberPage {
  readonly list: readonly MemberCardRow[];
  /** Counted only when requested. */
  readonly pageInfo: () => Promise<PageInfo>;
}

export interface PageInfo {
  /** How many may be listed; at most `mostListed`, which means 'at least that many'. */
  readonly total: number;
  readonly totalPages: number;
  readonly page: number;
  readonly count: number;
  readonly filter: string | null;
}

export interface MemberCardRow {
  readonly userId: string;
  readonly displayName: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string | null;
  readonly jobRole: string | null;
  readonly profileImageUrl: string | null;
  readonly registrationDate: string;
  /** For staff who look for a person; absent for anybody else (THR-27). */
  readonly account?: MemberAccount;
}

/** By what staff recognize a person (STF-07). */
export interface MemberAccount {
  readonly email: string;
  /** Null until the person has an entitlement. */
  readonly accountType: string | null;
  readonly customerName: string;
  readonly isTest: boolean;
}

/** A member as other members see them, and as they see themselves (PRO-01). Never an e-mail address (THR-27). */
export interface MemberProfile {
  readonly userId: string;
  readonly firstName: string;
  readonly middleName: string | null;
  readonly lastName: string;
  readonly displayName: string;
  readonly pronouns: string | null;
  readonly profileImageUrl: string | null;
  readonly jobRole: string | null;
  readonly industry: string | null;
  readonly jobFunction: string | null;
  readonly languages: readonly string[];
  readonly companyName: string | null;
  /** Null while there is no profile row. */
  readonly userCompanyId: string | null;
  readonly country: string | null;
  readonly region: string | null;
  readonly city: string | null;
  /** Null while there is no profile row. */
  readonly userLocationId: string | null;
  /** Free text: a handle, an address or anything else; never put into a link unread (THR-33). */
  readonly linkedin: string | null;
  readonly twitter: string | null;
  readonly instagram: string | null;
  readonly about: string | null;
  readonly growthTip: string | null;
  readonly communityGive: string | null;
  readonly communityGet: string | null;
  readonly whatILove: string | null;
  /** What only the member gets; null for others. */
  readonly own: OwnProfile | null;
}

export interface OwnProfile {
  /** Whether the member may appear in the directory. */
  readonly listed: boolean;
  readonly versions: ProfileVersions;
}

/** How often each form was saved (D67). */
export type ProfileVersions = Readonly<Record<ProfileForm, number>>;

export const profileForms = ['basicInfo', 'location', 'company', 'jobInfo', 'social', 'community'] as const;
export type ProfileForm = (typeof profileForms)[number];

/** What a save of a form answers. */
export interface SavedProfile {
  readonly userId: string;
  readonly version: number;
}

export interface IndustryReference {
  readonly industryRefId: string;
  readonly industry: string;
  readonly sortOrder: number;
  readonly active: boolean;
}

export interface JobFunctionReference {
  readonly jobFunctionRefId: string;
  readonly jobFunction: string;
  readonly sortOrder: number;
  readonly active: boolean;
}

/** When the erasure of an account was asked for, and when it is due (ACT-05). */
export interface ErasureDates {
  readonly requestedAt: Date;
  readonly dueAt: Date;
}

declare module '../audit/types.ts' {
  interface AuditActions {
    COMPANY_ADDED: 'customer';
    COMPANY_BRANDED: 'customer';
    COMPANY_CHANGED: 'customer';
  }
}
