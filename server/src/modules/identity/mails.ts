import { hello, type Letter, type Recipient, type Support } from '../../mail/layout.ts';

/** What is said about signing in (D74). */
export const identityMails = {
  /** `browser`: its kind, such as 'Chrome on Windows'. */
  newBrowser: ({ firstName }: Recipient, { brandName, supportEmail }: Support, browser: string): Letter => ({
    template: 'newBrowser',
    subject: `New sign-in to your ${brandName} account`,
    greeting: hello(firstName),
    paragraphs: [
      `Someone, probably you, just signed in to your account with ${browser}, in a browser we don't recognize. It may be one of yours whose cookies were cleared. If it was you, there's nothing to do.`,
      `If it wasn't you, reset your password right away, which signs out every browser, and write to ${supportEmail}.`,
    ],
    action: { label: 'Reset my password', path: '/reset-password' },
  }),
};
