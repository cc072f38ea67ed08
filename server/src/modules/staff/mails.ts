import type { Site } from '../../base/site.ts';
import { hello, type Brand, type Letter, type Recipient } from '../../mail/layout.ts';

export const staffMails = {
  /** To the first owner, once: it also shows that mail works (BEG-01). */
  academyYours: (
    { firstName, email }: { readonly firstName: string; readonly email: string },
    { publicUrl, brandName, supportEmail }: Site,
  ): Letter => ({
    name: 'academyYours',
    subject: `${brandName}: the academy is yours`,
    greeting: hello(firstName),
    paragraphs: [
      `The academy is yours. It is at ${publicUrl}, and you sign in with ${email}.`,
      `Members are asked to write to ${supportEmail} for help, so make sure that somebody reads it. This email reached you, so the academy can send mail.`,
    ],
    action: { label: 'Open the academy', path: '/' },
  }),
  /** To somebody who is invited to the team; `words`: the roles (STF-08). */
  invited: ({ brandName, supportEmail }: Site, words: string, path: string): Letter => ({
    name: 'staffInvited',
    subject: `Join the team of ${brandName}`,
    greeting: hello(null),
    paragraphs: [
      `You are invited to the team of ${brandName} as ${words}.`,
      'The button works once, for seven days, and until you are invited again. Everybody on the team signs in with a second factor, which you can set up right after.',
      `If you did not expect this, do nothing, or write to ${supportEmail}.`,
    ],
    action: { label: 'Join the team', path },
  }),
  /** To somebody from whom roles were taken; `roles`: those they have from now on, and what each may do (STF-09). */
  rolesChanged: ({ firstName }: Recipient, { brandName }: Brand, roles: readonly string[]): Letter => ({
    name: 'rolesChanged',
    subject: `Your roles on the team of ${brandName} have changed`,
    greeting: hello(firstName),
    paragraphs: [`Your roles on the team of ${brandName} have changed. These are yours from now on:`, ...roles],
    action: { label: 'Open the studio', path: '/studio' },
  }),
  /** To somebody who has joined the team, and whose account it was to erase (PEO-01). */
  accountKept: ({ firstName }: Recipient, { brandName }: Brand): Letter => ({
    name: 'accountKept',
    subject: `Your ${brandName} account won't be deleted`,
    greeting: hello(firstName),
    paragraphs: [`You are on the team of ${brandName} now, so your account is kept. Everything is as it was.`],
    action: { label: 'Open my account', path: '/account-settings' },
  }),
  /** To somebody who was taken off the team (STF-09). */
  offTheTeam: ({ firstName }: Recipient, { brandName }: Brand): Letter => ({
    name: 'offTheTeam',
    subject: `You are no longer on the team of ${brandName}`,
    greeting: hello(firstName),
    paragraphs: [
      `You are no longer on the team of ${brandName}, and what that opened to you has ended. Your account stays, with everything that is your own.`,
    ],
    action: { label: `Open ${brandName}`, path: '/' },
  }),
};
