import type { IncomingHttpHeaders } from 'node:http';
import type { OpenSubscription, ProviderCustomer } from './providerCustomer.ts';

// Instants are epoch milliseconds in whole seconds, because the provider knows no smaller ones. Amounts are whole
// cents.

/** What a page of the provider is opened for. */
export interface CheckoutRequest {
  readonly providerCustomerId: string;
  readonly memberId: string;
  readonly productId: string;
  readonly priceId: string;
  /** 'payment': paid once. */
  readonly mode: 'subscription' | 'payment';
  /** The subscription that a payment upgrades. */
  readonly upgrades: string | null;
  readonly coupon: string | null;
  /** May hold `{CHECKOUT_SESSION_ID}`, in place of which the provider writes the id. */
  readonly returnUrl: string;
  readonly cancelUrl: string;
  /** The same request with the same key opens the same page. */
  readonly key: string;
}

/** A page of the provider on which something is paid. */
export interface Checkout {
  readonly checkoutId: string;
  /** Null once it is completed or has expired. */
  readonly url: string | null;
  readonly expiresAt: number;
  readonly providerCustomerId: string | null;
  /** The one that was begun there; null while nothing was, and for an upgrade or a purchase. */
  readonly subscriptionId: string | null;
  readonly state: 'open' | 'complete' | 'expired';
}

/** What a page of the billing portal is opened for: everything, or ending the subscription only. */
export type PortalPage = { readonly kind: 'overview' } | { readonly kind: 'cancel'; readonly subscriptionId: string };

/** The amounts of the next invoice, before and after its discounts. */
export interface InvoicePreview {
  readonly subtotal: number;
  readonly total: number;
}

/** A price that is sold now. */
export interface ProviderPrice {
  readonly priceId: string;
  readonly lookupKey: string;
  readonly amount: number;
  /** ISO 4217, in small letters. */
  readonly currency: string;
  /** How often it is paid, such as 'year' or '3 month'; null for once. */
  readonly interval: string | null;
  /** Whether taxes are in the amount, as the provider calls it: 'inclusive', 'exclusive' or 'unspecified'. */
  readonly taxBehavior: string;
}

/** A coupon; `amountOff` is null for one that takes off a part. */
export interface ProviderCoupon {
  readonly amountOff: number | null;
  readonly currency: string | null;
  /** Whether it can still be used. */
  readonly isValid: boolean;
}

/** A request of the provider, unread: its signature is over the bytes of the body. */
export interface PaymentNoticeRequest {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Something that has happened at the provider. `providerCustomerId` is null for what concerns no customer. */
export interface PaymentEvent {
  readonly eventId: string;
  readonly type: string;
  readonly createdAt: number;
  readonly providerCustomerId: string | null;
}

/** Money that was given back. */
export interface ProviderRefund {
  readonly refundId: string;
  /** Null for one of a payment that has no id here. */
  readonly paymentId: string | null;
  readonly providerCustomerId: string | null;
  /** False for one that failed or was called off: the money stayed, or came back to the provider. */
  readonly isGivenBack: boolean;
}

/** What the provider tells by itself. */
export type PaymentNotice =
  | { readonly kind: 'unauthorized' }
  /** Rightly signed, but nothing that can be stored: to be answered as taken, or it is sent again for days. */
  | { readonly kind: 'odd' }
  | ({ readonly kind: 'event' } & PaymentEvent);

/** The provider did not do what it was asked: it is away, or refused. */
export class PaymentsFailure extends Error {
  /** Away or overloaded, so that asking again may help; false when it refused the request. */
  readonly isOutage: boolean;

  constructor(message: string, { isOutage, cause }: { readonly isOutage: boolean; readonly cause?: unknown }) {
    super(message, { cause });
    this.isOutage = isOutage;
  }
}

/**
 * The payment provider, which alone knows what is paid (D40). All calls are safe to repeat, and throw a
 * `PaymentsFailure`.
 */
export interface Payments {
  /** Whether nobody pays: the till of the demo, and of a site that tries selling. */
  readonly isStandIn?: true;
  /** The member's customer; a repeated call returns the same one. */
  readonly addCustomer: (member: {
    readonly memberId: string;
    readonly email: string;
    readonly name: string;
  }) => Promise<string>;
  /** Saves the address of a customer, to which receipts go; does nothing for one that is gone. */
  readonly saveEmail: (providerCustomerId: string, email: string) => Promise<void>;
  /**
   * Removes a customer with all that says who it was, and ends what still renews; does nothing for one that is gone.
   */
  readonly removeCustomer: (providerCustomerId: string) => Promise<void>;
  /** Everything a customer has bought; null when the provider does not know the customer. */
  readonly readCustomer: (providerCustomerId: string) => Promise<ProviderCustomer | null>;
  /** All subscriptions that have not ended. */
  readonly listOpenSubscriptions: () => Promise<readonly OpenSubscription[]>;
  /** The events of the provider since an instant, whether or not they arrived; it keeps 30 days. */
  readonly listEvents: (since: number) => Promise<readonly PaymentEvent[]>;
  /** Everything that was given back since an instant, also by somebody else than the product. */
  readonly listRefunds: (since: number) => Promise<readonly ProviderRefund[]>;
  /** The prices with these lookup keys that are sold now. */
  readonly listPrices: (lookupKeys: readonly string[]) => Promise<readonly ProviderPrice[]>;
  /**
   * Makes a price, to which the lookup key moves from a price that has it: that one keeps its subscribers. Returns its
   * id; again with the same terms it is the same price, for a day.
   */
  readonly addPrice: (
    price: Omit<ProviderPrice, 'priceId' | 'taxBehavior'> & { readonly name: string },
  ) => Promise<string>;
  /** Null when there is no such coupon. */
  readonly findCoupon: (couponId: string) => Promise<ProviderCoupon | null>;
  /** Makes a coupon that takes an amount off one payment; refused while there is one of this id. */
  readonly addCoupon: (coupon: {
    readonly couponId: string;
    readonly name: string;
    readonly amountOff: number;
  }) => Promise<void>;
  readonly openCheckout: (request: CheckoutRequest) => Promise<Checkout>;
  /** Null when there is no such page. */
  readonly findCheckout: (checkoutId: string) => Promise<Checkout | null>;
  /**
   * Closes a page, so that nothing is paid there any more; returns it as it is then, null when there is no such page.
   */
  readonly expireCheckout: (checkoutId: string) => Promise<Checkout | null>;
  /** The address of a page of the billing portal, which is good for a few minutes. */
  readonly openPortal: (providerCustomerId: string, page: PortalPage, returnUrl: string) => Promise<string>;
  /** The next invoice of a subscription, with a coupon or as it would be without one. */
  readonly previewInvoice: (subscriptionId: string, coupon: string | null) => Promise<InvoicePreview>;
  /** Discounts a subscription by a coupon, in place of other discounts. */
  readonly applyCoupon: (subscriptionId: string, coupon: string, key: string) => Promise<void>;
  /** Changes what a subscription renews at; the period stays, and nothing is charged for the rest of it (D47). */
  readonly changePrice: (subscriptionId: string, priceId: string) => Promise<void>;
  /** Ends a subscription now; one that has ended stays as it is. */
  readonly endSubscription: (subscriptionId: string) => Promise<void>;
  /** Gives back what is left of a payment; nothing for one that was given back before. */
  readonly refund: (paymentId: string, key: string) => Promise<void>;
  /**
   * Gives back a part of a payment; again with the same id it changes nothing. The provider refuses more than is left.
   * Returns the provider's id of the refund.
   */
  readonly refundPart: (
    paymentId: string,
    part: { readonly refundId: string; readonly amount: number },
  ) => Promise<string>;
  /** The page of a payment or an invoice on the provider's own dashboard, for the team. */
  readonly pageOf: (id: string) => Promise<string>;
  /** Reads what the provider sends by itself; refuses a signature that is wrong or too old (THR-51). */
  readonly readNotice: (request: PaymentNoticeRequest) => Promise<PaymentNotice>;
}

declare module './ports.ts' {
  interface Ports {
    /** Null where no provider is configured: nothing is sold. */
    readonly payments: Payments | null;
  }
}
