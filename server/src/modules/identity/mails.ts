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
};
