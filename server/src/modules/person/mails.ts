import { resetPasswordPath } from '../../base/pagePaths.ts';
import { hello, type Brand, type Letter } from '../../mail/layout.ts';

/** What the mails about accounts that the team makes say. */
export const personMails = {
  /** Somebody who has not signed in yet is not greeted by name: others have typed it (THR-65). */
  added: ({ email }: { readonly email: string }, { brandName }: Brand): Letter => ({
    name: 'personAdded',
    subject: `Your account at ${brandName} is ready`,
    greeting: hello(null),
    paragraphs: [
      `The team of ${brandName} has made an account for you. Choose a password, and you're in.`,
      "If you didn't expect this, ignore this email.",
    ],
    action: { label: 'Choose a password', path: resetPasswordPath(email) },
  }),
};
