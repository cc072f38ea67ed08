import { counted } from '@atrium/domain/counted.ts';
import { hello, type Brand, type Letter, type Recipient, type Support } from '../../mail/layout.ts';

interface Change {
  readonly firstName: string;
  /** The second address. */
  readonly linked: string;
}

/** A certificate of the provider of a company that ends. */
interface EndingCertificate {
  readonly companyId: string;
  readonly companyName: string;
  /** As text. */
  readonly lastDay: string;
  readonly daysLeft: number;
}

const action = { label: 'Open my account', path: '/account-settings' };

/** What is said when a second way to sign in is added or removed (SSO-06, ACT-02, D88), and to the team (COM-01). */
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
  certificateEnds: ({ firstName }: Recipient, { brandName }: Brand, of: EndingCertificate): Letter => ({
    name: 'certificateEnds',
    subject: `A certificate of ${of.companyName}'s sign-on ends on ${of.lastDay}`,
    greeting: hello(firstName),
    paragraphs: [
      `The certificate with which the provider of ${of.companyName} signs ends in ${counted(of.daysLeft, 'day')}, on ${of.lastDay}. If it signs with another one from then on that we don't know, nobody of ${of.companyName} can sign in to ${brandName} that way.`,
      "Ask their administrator for the provider's new metadata, enter it on the page of their sign-on, and test it. The old certificate and the new one are accepted side by side.",
    ],
    action: { label: 'Open their sign-on', path: `/studio/company/${encodeURIComponent(of.companyId)}/sign-on` },
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
