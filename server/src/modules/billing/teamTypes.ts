import type { PaymentState, PaymentView, TeamRefundState } from '@atrium/domain/billing/paymentState.ts';
import type { ProductFile } from '@atrium/domain/billing/productForm.ts';
import type { ProviderPrice } from '../../ports/payments.ts';

/** A payment as the team sees it, in the API. Amounts are whole cents, instants epoch milliseconds. */
export interface TeamPayment {
  readonly paymentId: string;
  readonly userId: string;
  readonly displayName: string;
  /** Masked for somebody who reads no addresses. */
  readonly email: string;
  /** Null for what is not sold here. */
  readonly product: string | null;
  readonly amount: number;
  readonly refunded: number;
  /** On its way back. */
  readonly pending: number;
  readonly state: PaymentState;
  /** When it was paid, or was first tried. */
  readonly happenedAt: number;
  readonly invoiceUrl: string | null;
  /** Its page on the provider's dashboard. */
  readonly providerUrl: string | null;
  readonly tries: number;
  readonly retryAt: number | null;
  /** When the member was mailed last that it could not be paid. */
  readonly mailedAt: number | null;
  readonly disputeDueAt: number | null;
  /** What its reader may still give back. */
  readonly refundable: number;
  /** Whether there is a membership that may end with a refund. */
  readonly mayEnd: boolean;
  readonly refunds: readonly {
    readonly refundId: string;
    readonly amount: number;
    readonly state: TeamRefundState;
    /** Why it did not arrive; null for one that did, or is on its way. */
    readonly failure: string | null;
    readonly decidedAt: number;
  }[];
}

export interface PaymentList {
  readonly payments: readonly TeamPayment[];
  /** Where the next page begins; null after the last one. */
  readonly nextAfter: string | null;
}

/** COMPARE: nothing is corrected. */
export const runKinds = ['NIGHT', 'TEAM', 'COMPARE'] as const;
export type RunKind = (typeof runKinds)[number];

/** Something that differed between here and the provider. `providerCustomerId`: null for no customer. */
export interface FoundDifference {
  readonly providerCustomerId: string | null;
  readonly subject: string;
  readonly words: string;
  readonly isCorrected: boolean;
}

/** A comparison with the provider, in the API. Instants are epoch milliseconds. */
export interface ReconciliationRun {
  readonly runId: number;
  readonly kind: RunKind;
  readonly begunAt: number;
  /** Null while it runs. */
  readonly endedAt: number | null;
  readonly subscriptions: number;
  readonly refunds: number;
  readonly lost: number;
  readonly owed: number;
  readonly failure: string | null;
  readonly differences: readonly (Omit<FoundDifference, 'providerCustomerId'> & {
    readonly userId: string | null;
    readonly displayName: string | null;
  })[];
}

/** Everything that is sold beside what the provider has, in the API. Amounts are whole cents. */
export interface SoldCatalogue {
  /** AWAY: the provider did not answer; NONE: there is none. */
  readonly state: 'COMPARED' | 'AWAY' | 'NONE';
  readonly products: readonly (ProductFile['products'][number] & {
    /** Sold, and its price is at the provider as far as is known here. */
    readonly isOffered: boolean;
    readonly there: ProviderPrice | null;
    /** A sentence each; none also while the provider is not compared. */
    readonly differences: readonly string[];
    /** What somebody creates at the provider; null for nothing. */
    readonly toCreate: string | null;
    readonly payers: readonly { readonly amount: number; readonly members: number }[];
  })[];
  readonly promotions: readonly (ProductFile['promotions'][number] & {
    readonly isOffered: boolean;
    readonly difference: string | null;
  })[];
  readonly cancelOffers: readonly (Pick<
    ProductFile['cancelOffers'][number],
    'coupon' | 'name' | 'startsAt' | 'endsAt'
  > & {
    readonly difference: string | null;
  })[];
}

/** Which payments are listed. */
export interface PaymentFilter {
  readonly view: PaymentView;
  /** Of a name, an address or an id; '' for all. */
  readonly text: string;
  /** Null for everybody. */
  readonly memberId: string | null;
  readonly after: string | null;
  readonly count: number;
}

/** What of payments needs somebody, in the API. */
export interface PaymentTrouble {
  readonly disputes: number;
  /** Until when the first of them takes evidence, epoch milliseconds; null where none says so. */
  readonly dueAt: number | null;
  readonly refused: number;
}
