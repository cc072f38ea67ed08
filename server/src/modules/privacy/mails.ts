import { formatInstant } from '../../mail/formatInstant.ts';
import { hello, type Brand, type DatedRecipient, type Letter, type Recipient } from '../../mail/layout.ts';

const action = { label: 'Open my account', path: '/account-settings' };
const notYou = "If it wasn't you, change your password, and write to us.";

/** What is said about a member's data (ACT-04, ACT-05). */
export const privacyMails = {
  dataReady: ({ firstName, timeZone }: DatedRecipient, { brandName }: Brand, expiresAt: number): Letter => ({
    name: 'dataReady',
    subject: `Your ${brandName} data is ready`,
    greeting: hello(firstName),
    paragraphs: [
      `The copy of your data that you asked for is ready. Download it on your account page until ${formatInstant(expiresAt, timeZone)}.`,
      notYou,
    ],
    action,
  }),
  erasureRequested: (
    { firstName, timeZone }: DatedRecipient,
    { brandName }: Brand,
    dueAt: number,
    hasSubscription: boolean,
  ): Letter => ({
    name: 'erasureRequested',
    subject: `Your ${brandName} account will be deleted`,
    greeting: hello(firstName),
    paragraphs: [
      `You asked us to delete your account. We'll delete it on ${formatInstant(dueAt, timeZone)}; after that it can't be restored.`,
      ...(hasSubscription
        ? [
            "You have a subscription. It continues until you cancel it, and your account isn't deleted before it has ended.",
          ]
        : []),
      'Until then you can keep it: sign in, and press "Keep my account" on your account page.',
      notYou,
    ],
    action,
  }),
  erasureCanceled: ({ firstName }: Recipient, { brandName }: Brand): Letter => ({
    name: 'erasureCanceled',
    subject: `Your ${brandName} account won't be deleted`,
    greeting: hello(firstName),
    paragraphs: ['You asked us to keep your account. Everything is as it was.', notYou],
    action,
  }),
  erased: ({ firstName }: Recipient, { brandName }: Brand): Letter => ({
    name: 'erased',
    subject: `Your ${brandName} account was deleted`,
    greeting: hello(firstName),
    paragraphs: [
      'Your account has been deleted, with everything in it that names you. Certificates that you earned are now marked as withdrawn.',
      "This is the last email we'll send you, and we keep no copy. Goodbye, and thank you.",
    ],
  }),
};
