import type { LetterTemplate, LetterVariables } from '../letterTemplate.ts';

const at = 'Friday, November 27, 2026 at 2:00 PM GMT-5';
const product = { product: { meaning: 'What was bought.', sample: 'On Demand' } } as const satisfies LetterVariables;
const amount = {
  amount: { meaning: 'How much, with its currency.', sample: 'USD 199.00', isRequired: true },
} as const satisfies LetterVariables;
const until = (meaning: string) => ({ meaning, sample: at, isRequired: true }) as const;
const opens = {
  opens: { meaning: '“View the invoice”; “Open my account” where there is none.', sample: 'View the invoice' },
} as const satisfies LetterVariables;
const said = (meaning: string, sample: string) => ({ meaning, sample, isRequired: true, isOfText: true }) as const;
const arrives = 'Your bank may take 5 to 10 days to show it.';
const stays = 'Your progress, your badges and your certificates stay.';
const account = 'Open my account';

/** The words of the letters about payments. */
export const moneyLetters = {
  paymentFailed: {
    title: 'Payment failed',
    subject: "We couldn't take your {brandName} payment",
    text: "Your bank did not accept the payment that renews your membership.\n\nYour membership stays open until {openUntil}, and we'll try again before then. If your card has changed, update it on your account page.",
    button: 'Update my payment',
    variables: { openUntil: until('Until when the membership stays open.') },
  },
  trialEnding: {
    title: 'Trial ends soon',
    subject: 'Your {brandName} trial ends soon',
    text: 'Your free trial ends on {endsAt}. Nothing is charged then, and the courses that it opened will close.\n\nYour progress, your badges and your certificates stay. To continue without a break, choose a membership on your account page.',
    button: 'Choose a membership',
    variables: { endsAt: until('When the trial ends.') },
  },
  membershipEnded: {
    title: 'Second membership ended',
    subject: 'We ended a second {brandName} membership',
    text: "You ordered a membership while you already had one. You don't need two, so we ended the second one. Your first membership is unchanged.\n\n{refund}",
    button: account,
    variables: {
      refund: said(
        'What was refunded, or that nothing was charged.',
        `We refunded your payment of USD 199.00. ${arrives}`,
      ),
    },
  },
  purchaseRefunded: {
    title: 'Second purchase refunded',
    subject: 'We refunded your {brandName} payment',
    text: `You paid for {product}, which you had already bought. It's yours for good, so you don't need to pay twice.\n\nWe refunded your payment of {amount}. ${arrives}`,
    button: account,
    variables: { ...product, ...amount },
  },
  upgradeRefunded: {
    title: 'Upgrade refunded',
    subject: 'We refunded your {brandName} payment',
    text: `The upgrade to Unlimited is paid once a term, for an active On Demand membership. You paid for one that you didn't need.\n\nWe refunded your payment of {amount}. ${arrives}`,
    button: account,
    variables: amount,
  },
  purchased: {
    title: 'Receipt of a purchase',
    subject: 'Your {brandName} receipt: {product}',
    text: 'Thank you. You paid {amount} for {product}. You can start right away.\n\n{renewal}',
    button: '{opens}',
    variables: {
      ...product,
      ...amount,
      renewal: said(
        'When it renews and for how much, or that nothing more is charged.',
        `It renews on ${at} for USD 199.00, and each year after, until you cancel it on your account page.`,
      ),
      ...opens,
    },
  },
  upgraded: {
    title: 'Receipt of an upgrade',
    subject: 'Your {brandName} receipt: {product}',
    text: 'Thank you. You paid {amount} for your upgrade to {product}. You can start right away.\n\nThe day on which your membership renews stays the same.',
    button: '{opens}',
    variables: { ...product, ...amount, ...opens },
  },
  renewed: {
    title: 'Membership renewed',
    subject: 'Your {brandName} membership has renewed',
    text: 'You paid {amount} for another year of {product}, until {openUntil}.\n\nYou can cancel anytime on your account page; access lasts until then.',
    button: '{opens}',
    variables: { ...product, ...amount, openUntil: until('Until when it is paid.'), ...opens },
  },
  renewalSoon: {
    title: 'Membership renews soon',
    subject: 'Your {brandName} membership renews soon',
    text: "{product} renews on {renewsAt} {price}.\n\nTo keep it, you don't need to do anything. To change your card or plan, or to cancel, open your account page before then.",
    button: account,
    variables: {
      ...product,
      renewsAt: until('When it renews.'),
      price: { meaning: '“for” and how much, or “at a reduced price”.', sample: 'for USD 199.00', isRequired: true },
    },
  },
  refunded: {
    title: 'Payment refunded',
    subject: 'We refunded your {brandName} payment',
    text: `We refunded {amount} to the card that you paid with. ${arrives}`,
    button: '{opens}',
    variables: { ...amount, ...opens },
  },
  cancellationScheduled: {
    title: 'Membership canceled',
    subject: 'You canceled your {brandName} membership',
    text: '{product} is canceled. It stays open until {openUntil}, and nothing more is charged.\n\nIf you change your mind, you can keep it on your account page until then.',
    button: account,
    variables: { ...product, openUntil: until('Until when it stays open.') },
  },
  cancellationTakenBack: {
    title: 'Membership goes on',
    subject: 'Your {brandName} membership goes on',
    text: "{product} isn't canceled any more. It renews on {renewsAt} for {amount}.",
    button: account,
    variables: { ...product, ...amount, renewsAt: until('When it renews.') },
  },
  subscriptionEnded: {
    title: 'Membership ended',
    subject: 'Your {brandName} membership has ended',
    text: `{ended}\n\nNothing more is charged. ${stays}`,
    button: 'See memberships',
    variables: { ...product, ended: said('When it ended, and why.', `On Demand ended on ${at}.`) },
  },
  subscriptionClosed: {
    title: 'Membership closed until it is paid',
    subject: "Your {brandName} membership is closed until it's paid",
    text: `We tried several times to take the payment that renews {product}, and your bank did not accept it.\n\nUpdate your card, and everything opens again. ${stays}`,
    button: 'Update my payment',
    variables: product,
  },
} as const satisfies Readonly<Record<string, LetterTemplate>>;
