import { hello, type Letter, type Recipient, type Support } from '../../mail/layout.ts';

const action = { label: 'Open my account', path: '/account-settings' };

/** What is said when a second factor changes (D74). */
export const secondFactorMails = {
  added: ({ firstName }: Recipient, { brandName, supportEmail }: Support, name: string): Letter => ({
    name: 'secondFactorAdded',
    subject: `A second factor was added to your ${brandName} account`,
    greeting: hello(firstName),
    paragraphs: [
      `"${name}" now helps to prove that it is you who signs in.`,
      `If this wasn't you, reset your password right away, which signs out every browser, and contact ${supportEmail}.`,
    ],
    action,
  }),
  removed: ({ firstName }: Recipient, { brandName, supportEmail }: Support, name: string): Letter => ({
    name: 'secondFactorRemoved',
    subject: `A second factor was removed from your ${brandName} account`,
    greeting: hello(firstName),
    paragraphs: [
      `"${name}" is no longer asked for when you sign in.`,
      `If this wasn't you, reset your password right away, which signs out every browser, and contact ${supportEmail}.`,
    ],
    action,
  }),
  codesMade: ({ firstName }: Recipient, { brandName, supportEmail }: Support): Letter => ({
    name: 'recoveryCodesMade',
    subject: `New recovery codes for your ${brandName} account`,
    greeting: hello(firstName),
    paragraphs: [
      'New recovery codes were made. The former ones are good for nothing.',
      `If this wasn't you, reset your password right away, which signs out every browser, and contact ${supportEmail}.`,
    ],
    action,
  }),
  /** `left`: how many are left. */
  codeUsed: ({ firstName }: Recipient, { brandName, supportEmail }: Support, left: number): Letter => ({
    name: 'recoveryCodeUsed',
    subject: `A recovery code was used to sign in to ${brandName}`,
    greeting: hello(firstName),
    paragraphs: [
      left === 0
        ? 'Your last recovery code was used to sign in. Make new ones on your account page.'
        : `One of your recovery codes was used to sign in. You have ${String(left)} left.`,
      `If this wasn't you, reset your password right away, which signs out every browser, and contact ${supportEmail}.`,
    ],
    action,
  }),
  reset: ({ firstName }: Recipient, { brandName, supportEmail }: Support): Letter => ({
    name: 'secondFactorsReset',
    subject: `The second factors of your ${brandName} account were removed`,
    greeting: hello(firstName),
    paragraphs: [
      'Somebody of our team removed the second factors of your account, because they were lost, and signed you out everywhere. Sign in with your password and add a new one.',
      `If you did not ask for this, contact ${supportEmail} right away.`,
    ],
    action: { label: 'Sign in', path: '/login' },
  }),
};
