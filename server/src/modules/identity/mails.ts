import { hello, type Letter, type Recipient, type Support } from '../../mail/layout.ts';

/** What is said about signing in (D74). */
export const identityMails = {
  /** `browser`: its kind, such as 'Chrome on Windows'. */
  newBrowser: ({ firstName }: Recipient, { brandName, supportEmail }: Support, browser: string): Letter => ({
    name: 'newBrowser',
    subject: `New sign-in to your ${brandName} account`,
    greeting: hello(firstName),
    paragraphs: [
      `We noticed a new sign-in to your account from ${browser}. If this was you, you can ignore this email.`,
      `If it wasn't you, reset your password right away, which signs out every browser, and contact ${supportEmail}.`,
    ],
    action: { label: 'Reset my password', path: '/reset-password' },
  }),

  /** Somebody knows the password, and fails at the second step. */
  wrongFactors: ({ firstName }: Recipient, { brandName, supportEmail }: Support): Letter => ({
    name: 'wrongFactors',
    subject: `Somebody knows the password of your ${brandName} account`,
    greeting: hello(firstName),
    paragraphs: [
      'Somebody entered the right password of your account today, and then a wrong code ten times or more. Your second factor kept them out.',
      `If this was you, you can ignore this email. If it wasn't you, choose another password right away, and contact ${supportEmail} if you need help.`,
    ],
    action: { label: 'Reset my password', path: '/reset-password' },
  }),
};
