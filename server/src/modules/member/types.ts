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
  readonly registrationDate: string;
  /** Null unless a trial is running. */
  readonly trialEndDate: string | null;
  readonly customer: OwnCustomer;
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
}
