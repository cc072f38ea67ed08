import { formatInstant } from '../../mail/formatInstant.ts';
import type { Brand, Letter, Recipient } from '../../mail/layout.ts';

const action = { label: 'Open my account', path: '/account-settings' };
const arrives = 'Your bank may take 5 to 10 days to show it.';

/** What is said about payments and trials (BIL-05, D74). `amount`: as text; null where nothing was paid. */
export const billingMails = {
  /** `openUntil`: epoch milliseconds. */
  paymentFailed: ({ firstName }: Recipient, { brandName }: Brand, openUntil: number): Letter => ({
    template: 'paymentFailed',
    subject: `We couldn't take your ${brandName} payment`,
    greeting: `Hello ${firstName},`,
    paragraphs: [
      'Your bank did not accept the payment that renews your membership.',
      `Your membership stays open until ${formatInstant(openUntil, 'UTC')}, and we try again before then. If your card has changed, update it on your account page.`,
    ],
    action: { label: 'Update my payment', path: '/account-settings' },
  }),
  /** `endsAt`: epoch milliseconds. */
  trialEnding: ({ firstName }: Recipient, { brandName }: Brand, endsAt: number): Letter => ({
    template: 'trialEnding',
    subject: `Your ${brandName} trial ends soon`,
    greeting: `Hello ${firstName},`,
    paragraphs: [
      `Your free trial ends on ${formatInstant(endsAt, 'UTC')}. Nothing is charged then; the courses that it opened close.`,
      'What you have learned stays: your progress, your badges and your certificates. To go on without a break, choose a membership on your account page.',
    ],
    action: { label: 'Choose a membership', path: '/account-settings' },
  }),
  membershipEnded: ({ firstName }: Recipient, { brandName }: Brand, amount: string | null): Letter => ({
    template: 'membershipEnded',
    subject: `We ended a second ${brandName} membership`,
    greeting: `Hello ${firstName},`,
    paragraphs: [
      'You ordered a membership while you had one. Nobody needs two, so we ended the second one. Your first membership goes on as it was.',
      amount === null ? 'Nothing was charged for it.' : `We sent your payment of ${amount} back. ${arrives}`,
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
    subject: `We sent your ${brandName} payment back`,
    greeting: `Hello ${firstName},`,
    paragraphs: [
      `You paid for ${product} although you had bought it before. It is yours for good, so nobody needs to pay twice.`,
      `We sent your payment of ${amount} back. ${arrives}`,
    ],
    action,
  }),
  upgradeRefunded: ({ firstName }: Recipient, { brandName }: Brand, amount: string): Letter => ({
    template: 'upgradeRefunded',
    subject: `We sent your ${brandName} payment back`,
    greeting: `Hello ${firstName},`,
    paragraphs: [
      'The upgrade to Unlimited is paid once in a term, for a running On Demand membership. You paid for one that you did not need.',
      `We sent your payment of ${amount} back. ${arrives}`,
    ],
    action,
  }),
};
