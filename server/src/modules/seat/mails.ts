import { resetPasswordPath } from '../../base/pagePaths.ts';
import { hello, type Brand, type Letter, type Recipient } from '../../mail/layout.ts';

interface Invitation {
  readonly companyName: string;
  /** When the seat ends, as text. */
  readonly until: string;
}

/** Without a name, somebody who has not signed in yet. */
interface MaybeKnown {
  readonly firstName: string | null;
}

interface Invited {
  readonly email: string;
}

const unexpected = (companyName: string): string =>
  `If you didn't expect this, ask someone at ${companyName}, or ignore this email.`;

/**
 * What the mails about seats say (D74). Somebody who has not signed in yet is not greeted by name: an administrator has
 * typed it (THR-65).
 */
export const seatMails = {
  invited: ({ email }: Invited, { brandName }: Brand, { companyName, until }: Invitation): Letter => ({
    name: 'seatInvited',
    subject: `${companyName} has a seat for you at ${brandName}`,
    greeting: hello(null),
    paragraphs: [
      `${companyName} has assigned you a seat at ${brandName}: courses, live sessions and certificates, until ${until}.`,
      "Your account is ready. Choose a password, and you're in; if your company signs you in, use its login instead.",
      unexpected(companyName),
    ],
    action: { label: 'Choose a password', path: resetPasswordPath(email) },
  }),
  assigned: ({ firstName }: Recipient, { brandName }: Brand, { companyName, until }: Invitation): Letter => ({
    name: 'seatAssigned',
    subject: `${companyName} has a seat for you at ${brandName}`,
    greeting: hello(firstName),
    paragraphs: [
      `${companyName} has assigned you a seat at ${brandName}: courses, live sessions and certificates, until ${until}.`,
      'You already have an account. Sign in as usual.',
      unexpected(companyName),
    ],
    action: { label: 'Sign in', path: '/login' },
  }),
  extended: ({ firstName }: Recipient, { brandName }: Brand, { companyName, until }: Invitation): Letter => ({
    name: 'seatExtended',
    subject: `You keep your seat at ${brandName} until ${until}`,
    greeting: hello(firstName),
    paragraphs: [
      `${companyName} has extended your seat at ${brandName}: courses, live sessions and certificates, until ${until}.`,
      "There's nothing you need to do. If you have never signed in, choose a password with “Forgot your password?” first.",
      unexpected(companyName),
    ],
    action: { label: 'Sign in', path: '/login' },
  }),
  reminded: ({ email }: Invited, { brandName }: Brand, { companyName, until }: Invitation): Letter => ({
    name: 'seatReminded',
    subject: `Your seat at ${brandName} is waiting`,
    greeting: hello(null),
    paragraphs: [
      `${companyName} is holding a seat at ${brandName} for you, until ${until}. You haven't signed in yet.`,
      'Choose a password to begin; if your company signs you in, use its login instead.',
    ],
    action: { label: 'Choose a password', path: resetPasswordPath(email) },
  }),
  programEnds: (
    { firstName }: Recipient,
    { brandName }: Brand,
    { companyName, lastDay, dashboardUntil }: ProgramEnd,
  ): Letter => ({
    name: 'programEnds',
    subject: `${companyName}'s program at ${brandName} ends on ${lastDay}`,
    greeting: `Hello ${firstName},`,
    paragraphs: [
      `The contract of ${companyName} ends on ${lastDay}. Its seats end with it, for everybody who holds one.`,
      `You keep the dashboard and its downloads until ${dashboardUntil}. To renew, reply to this email or talk to your Customer Success Manager.`,
    ],
    action: { label: 'Open the dashboard', path: '/organization' },
  }),
  programEnded: (
    { firstName }: Recipient,
    { brandName }: Brand,
    { companyName, lastDay, dashboardUntil }: ProgramEnd,
  ): Letter => ({
    name: 'programEnded',
    subject: `${companyName}'s program at ${brandName} has ended`,
    greeting: `Hello ${firstName},`,
    paragraphs: [
      `The contract of ${companyName} ended on ${lastDay}, and its seats with it.`,
      `You keep the dashboard and its downloads until ${dashboardUntil}. To renew, reply to this email or talk to your Customer Success Manager.`,
    ],
    action: { label: 'Open the dashboard', path: '/organization' },
  }),
  administers: (
    { firstName }: MaybeKnown,
    { brandName }: Brand,
    { companyName }: Pick<ProgramEnd, 'companyName'>,
  ): Letter => ({
    name: 'administratorAdded',
    subject: `You administer ${companyName}'s program at ${brandName}`,
    greeting: hello(firstName),
    paragraphs: [
      `From now on you see what people of ${companyName} learn, and give its seats.`,
      unexpected(companyName),
    ],
    action: { label: 'Open the dashboard', path: '/organization' },
  }),
  administersNoLonger: (
    { firstName }: MaybeKnown,
    { brandName }: Brand,
    { companyName }: Pick<ProgramEnd, 'companyName'>,
  ): Letter => ({
    name: 'administratorRemoved',
    subject: `You no longer administer ${companyName}'s program`,
    greeting: hello(firstName),
    paragraphs: [
      `You no longer see the dashboard of ${companyName} at ${brandName}, nor give its seats. What you learn stays as it is.`,
      unexpected(companyName),
    ],
    action: { label: 'Sign in', path: '/login' },
  }),
  seatEnded: (
    { firstName }: Recipient,
    { brandName }: Brand,
    { companyName, lastDay }: Omit<ProgramEnd, 'dashboardUntil'>,
  ): Letter => ({
    name: 'seatEnded',
    subject: `Your seat at ${brandName} has ended`,
    greeting: `Hello ${firstName},`,
    paragraphs: [
      `The program of ${companyName} ended on ${lastDay}, and your seat with it.`,
      'Your account, your progress, your badges and your certificates stay.',
    ],
    action: { label: 'Sign in', path: '/login' },
  }),
};

/** The end of a company's program. Days are texts. */
interface ProgramEnd {
  readonly companyName: string;
  readonly lastDay: string;
  readonly dashboardUntil: string;
}
