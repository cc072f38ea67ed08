import type { Letter, Recipient, Support } from '../../mail/layout.ts';

/** What is said about signing in (D74). */
export const identityMails = {
  /** `browser`: its kind, such as 'Chrome on Windows'. */
  newBrowser: ({ firstName }: Recipient, { brandName, supportEmail }: Support, browser: string): Letter => ({
    template: 'newBrowser',
    subject: `New sign-in to your ${brandName} account`,
    greeting: `Hello ${firstName},`,
    paragraphs: [
      `Somebody, probably you, just signed in to your account with ${browser}, in a browser that has not signed in to it before, or that has lost its cookies. If it was you, there is nothing to do.`,
      `If it was not you, reset your password at once, which signs every browser out, and write to ${supportEmail}.`,
    ],
    action: { label: 'Reset my password', path: '/reset-password' },
  }),
};
