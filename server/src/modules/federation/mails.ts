import { hello, type Letter, type Recipient, type Support } from '../../mail/layout.ts';

interface Change {
  readonly firstName: string;
  /** The second address. */
  readonly linked: string;
}

const action = { label: 'Open my account', path: '/account-settings' };

/** What is said when a second way to sign in is added or removed (SSO-06, ACT-02, D88). */
export const federationMails = {
  accountLinked: ({ firstName, linked }: Change, { brandName, supportEmail }: Support): Letter => ({
    name: 'accountLinked',
    subject: `A second sign-in was added to your ${brandName} account`,
    greeting: hello(firstName),
    paragraphs: [
      `Signing in with Google as ${linked} opens your ${brandName} account from now on.`,
      `If it wasn't you, reset your password right away, remove the address on your account page, and write to ${supportEmail}.`,
    ],
    action,
  }),
  secondName: ({ firstName }: Recipient, { brandName, supportEmail }: Support): Letter => ({
    name: 'secondName',
    subject: `A second sign-in was added to your ${brandName} account`,
    greeting: hello(firstName),
    paragraphs: [
      `Your company's sign-in sent another name for you than before, though the same email address. Both names open your ${brandName} account from now on.`,
      `If it wasn't you, tell whoever runs your company's sign-in right away, and write to ${supportEmail}.`,
    ],
    action,
  }),
  accountUnlinked: ({ firstName, linked }: Change, { brandName, supportEmail }: Support): Letter => ({
    name: 'accountUnlinked',
    subject: `A second sign-in was removed from your ${brandName} account`,
    greeting: hello(firstName),
    paragraphs: [
      `Signing in with Google as ${linked} no longer opens your ${brandName} account, and every other browser was signed out.`,
      `If it wasn't you, reset your password right away, and write to ${supportEmail}.`,
    ],
    action,
  }),
};
