import { formatInstant } from '../../mail/formatInstant.ts';
import { hello, type Brand, type DatedRecipient, type Letter, type Recipient } from '../../mail/layout.ts';

const action = { label: 'Open my account', path: '/account-settings' };
/** The invoice at the payment provider; the account page where there is none. */
const invoiceAt = (url: string | null) => (url === null ? action : { label: 'View the invoice', path: url });
const stays = 'Your progress, your badges and your certificates stay.';
const arrives = 'Your bank may take 5 to 10 days to show it.';

/** What is said about payments and trials (BIL-05, D74). `amount`: as text; null where nothing was paid. */
export const billingMails = {
  /** `openUntil`: epoch milliseconds. */
  paymentFailed: ({ firstName, timeZone }: DatedRecipient, { brandName }: Brand, openUntil: number): Letter => ({
    name: 'paymentFailed',
    subject: `We couldn't take your ${brandName} payment`,
    greeting: hello(firstName),
    paragraphs: [
      'Your bank did not accept the payment that renews your membership.',
      `Your membership stays open until ${formatInstant(openUntil, timeZone)}, and we'll try again before then. If your card has changed, update it on your account page.`,
    ],
    action: { label: 'Update my payment', path: '/account-settings' },
  }),
  /** `endsAt`: epoch milliseconds. */
  trialEnding: ({ firstName, timeZone }: DatedRecipient, { brandName }: Brand, endsAt: number): Letter => ({
    name: 'trialEnding',
    subject: `Your ${brandName} trial ends soon`,
    greeting: hello(firstName),
    paragraphs: [
      `Your free trial ends on ${formatInstant(endsAt, timeZone)}. Nothing is charged then, and the courses that it opened will close.`,
      'Your progress, your badges and your certificates stay. To continue without a break, choose a membership on your account page.',
    ],
    action: { label: 'Choose a membership', path: '/account-settings' },
  }),
  membershipEnded: ({ firstName }: Recipient, { brandName }: Brand, amount: string | null): Letter => ({
    name: 'membershipEnded',
    subject: `We ended a second ${brandName} membership`,
    greeting: hello(firstName),
    paragraphs: [
      "You ordered a membership while you already had one. You don't need two, so we ended the second one. Your first membership is unchanged.",
      amount === null ? 'Nothing was charged for it.' : `We refunded your payment of ${amount}. ${arrives}`,
    ],
    action,
  }),
  /** `product`: its name. */
  purchaseRefunded: (
    { firstName }: Recipient,
    { brandName }: Brand,
    { product, amount }: { readonly product: string; readonly amount: string },
  ): Letter => ({
    name: 'purchaseRefunded',
    subject: `We refunded your ${brandName} payment`,
    greeting: hello(firstName),
    paragraphs: [
      `You paid for ${product}, which you had already bought. It's yours for good, so you don't need to pay twice.`,
      `We refunded your payment of ${amount}. ${arrives}`,
    ],
    action,
  }),
  upgradeRefunded: ({ firstName }: Recipient, { brandName }: Brand, amount: string): Letter => ({
    name: 'upgradeRefunded',
    subject: `We refunded your ${brandName} payment`,
    greeting: hello(firstName),
    paragraphs: [
      "The upgrade to Unlimited is paid once a term, for an active On Demand membership. You paid for one that you didn't need.",
      `We refunded your payment of ${amount}. ${arrives}`,
    ],
    action,
  }),
  /** `renewal`: when a membership renews, and for how much; null for what is paid once. */
  purchased: (
    { firstName, timeZone }: DatedRecipient,
    { brandName }: Brand,
    { product, amount, invoiceUrl, renewal }: Receipt & { readonly renewal: Renewal | null },
  ): Letter => ({
    name: 'purchased',
    subject: `Your ${brandName} receipt: ${product}`,
    greeting: `Hello ${firstName},`,
    paragraphs: [
      `Thank you. You paid ${amount} for ${product}. You can start right away.`,
      renewal === null
        ? "It's yours for good, and nothing more is charged."
        : `It renews on ${formatInstant(renewal.at, timeZone)} for ${renewal.amount}, and each year after, until you cancel it on your account page.`,
    ],
    action: invoiceAt(invoiceUrl),
  }),
  upgraded: ({ firstName }: Recipient, { brandName }: Brand, { product, amount, invoiceUrl }: Receipt): Letter => ({
    name: 'upgraded',
    subject: `Your ${brandName} receipt: ${product}`,
    greeting: `Hello ${firstName},`,
    paragraphs: [
      `Thank you. You paid ${amount} for your upgrade to ${product}. You can start right away.`,
      'The day on which your membership renews stays the same.',
    ],
    action: invoiceAt(invoiceUrl),
  }),
  renewed: (
    { firstName, timeZone }: DatedRecipient,
    { brandName }: Brand,
    { product, amount, invoiceUrl, openUntil }: Receipt & { readonly openUntil: number },
  ): Letter => ({
    name: 'renewed',
    subject: `Your ${brandName} membership has renewed`,
    greeting: `Hello ${firstName},`,
    paragraphs: [
      `You paid ${amount} for another year of ${product}, until ${formatInstant(openUntil, timeZone)}.`,
      'You can cancel anytime on your account page; access lasts until then.',
    ],
    action: invoiceAt(invoiceUrl),
  }),
  renewalSoon: (
    { firstName, timeZone }: DatedRecipient,
    { brandName }: Brand,
    { product, amount, at }: { readonly product: string; readonly amount: string | null; readonly at: number },
  ): Letter => ({
    name: 'renewalSoon',
    subject: `Your ${brandName} membership renews soon`,
    greeting: `Hello ${firstName},`,
    paragraphs: [
      `${product} renews on ${formatInstant(at, timeZone)} ${amount === null ? 'at a reduced price' : `for ${amount}`}.`,
      "To keep it, you don't need to do anything. To change your card or plan, or to cancel, open your account page before then.",
    ],
    action,
  }),
  refunded: (
    { firstName }: Recipient,
    { brandName }: Brand,
    { amount, invoiceUrl }: Pick<Receipt, 'amount' | 'invoiceUrl'>,
  ): Letter => ({
    name: 'refunded',
    subject: `We refunded your ${brandName} payment`,
    greeting: `Hello ${firstName},`,
    paragraphs: [`We refunded ${amount} to the card that you paid with. ${arrives}`],
    action: invoiceAt(invoiceUrl),
  }),
  cancellationScheduled: (
    { firstName, timeZone }: DatedRecipient,
    { brandName }: Brand,
    { product, openUntil }: { readonly product: string; readonly openUntil: number },
  ): Letter => ({
    name: 'cancellationScheduled',
    subject: `You canceled your ${brandName} membership`,
    greeting: `Hello ${firstName},`,
    paragraphs: [
      `${product} is canceled. It stays open until ${formatInstant(openUntil, timeZone)}, and nothing more is charged.`,
      'If you change your mind, you can keep it on your account page until then.',
    ],
    action,
  }),
  cancellationTakenBack: (
    { firstName, timeZone }: DatedRecipient,
    { brandName }: Brand,
    { product, renewal }: { readonly product: string; readonly renewal: Renewal },
  ): Letter => ({
    name: 'cancellationTakenBack',
    subject: `Your ${brandName} membership goes on`,
    greeting: `Hello ${firstName},`,
    paragraphs: [
      `${product} isn't canceled any more. It renews on ${formatInstant(renewal.at, timeZone)} for ${renewal.amount}.`,
    ],
    action,
  }),
  /** `isUnpaid`: because its renewal could not be paid. */
  subscriptionEnded: (
    { firstName, timeZone }: DatedRecipient,
    { brandName }: Brand,
    { product, endedAt, isUnpaid }: { readonly product: string; readonly endedAt: number; readonly isUnpaid: boolean },
  ): Letter => ({
    name: 'subscriptionEnded',
    subject: `Your ${brandName} membership has ended`,
    greeting: `Hello ${firstName},`,
    paragraphs: [
      isUnpaid
        ? `${product} ended on ${formatInstant(endedAt, timeZone)}, because its renewal could not be paid.`
        : `${product} ended on ${formatInstant(endedAt, timeZone)}.`,
      `Nothing more is charged. ${stays}`,
    ],
    action: { label: 'See memberships', path: '/resubscribe' },
  }),
  subscriptionClosed: (
    { firstName }: Recipient,
    { brandName }: Brand,
    { product }: { readonly product: string },
  ): Letter => ({
    name: 'subscriptionClosed',
    subject: `Your ${brandName} membership is closed until it's paid`,
    greeting: `Hello ${firstName},`,
    paragraphs: [
      `We tried several times to take the payment that renews ${product}, and your bank did not accept it.`,
      `Update your card, and everything opens again. ${stays}`,
    ],
    action: { label: 'Update my payment', path: '/account-settings' },
  }),
};

/** What was paid. `amount`: as text. `invoiceUrl`: null for none. */
interface Receipt {
  readonly product: string;
  readonly amount: string;
  readonly invoiceUrl: string | null;
}

/** The next payment. `at`: epoch milliseconds; `amount`: as text. */
interface Renewal {
  readonly at: number;
  readonly amount: string;
}
