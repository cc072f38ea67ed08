import { formatInstant } from '../../mail/formatInstant.ts';
import { hello, type Brand, type DatedRecipient, type Letter, type Recipient } from '../../mail/layout.ts';

const action = { label: 'Open my account', path: '/account-settings' };
const arrives = 'Your bank may take 5 to 10 days to show it.';

/** What is said about payments and trials (BIL-05, D74). `amount`: as text; null where nothing was paid. */
export const billingMails = {
  /** `openUntil`: epoch milliseconds. */
  paymentFailed: ({ firstName, timeZone }: DatedRecipient, { brandName }: Brand, openUntil: number): Letter => ({
    template: 'paymentFailed',
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
    template: 'trialEnding',
    subject: `Your ${brandName} trial ends soon`,
    greeting: hello(firstName),
    paragraphs: [
      `Your free trial ends on ${formatInstant(endsAt, timeZone)}. Nothing is charged then, and the courses that it opened will close.`,
      'Your progress, your badges and your certificates stay. To continue without a break, choose a membership on your account page.',
    ],
    action: { label: 'Choose a membership', path: '/account-settings' },
  }),
  membershipEnded: ({ firstName }: Recipient, { brandName }: Brand, amount: string | null): Letter => ({
    template: 'membershipEnded',
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
    template: 'purchaseRefunded',
    subject: `We refunded your ${brandName} payment`,
    greeting: hello(firstName),
    paragraphs: [
      `You paid for ${product}, which you had already bought. It's yours for good, so you don't need to pay twice.`,
      `We refunded your payment of ${amount}. ${arrives}`,
    ],
    action,
  }),
  upgradeRefunded: ({ firstName }: Recipient, { brandName }: Brand, amount: string): Letter => ({
    template: 'upgradeRefunded',
    subject: `We refunded your ${brandName} payment`,
    greeting: hello(firstName),
    paragraphs: [
      "The upgrade to Unlimited is paid once a term, for an active On Demand membership. You paid for one that you didn't need.",
      `We refunded your payment of ${amount}. ${arrives}`,
    ],
    action,
  }),
};
