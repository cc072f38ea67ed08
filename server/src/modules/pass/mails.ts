import { holdLifetimeWords } from '@atrium/domain/pass/passTerms.ts';
import { formatDay } from '../../mail/formatInstant.ts';
import { hello, type Brand, type Letter, type Recipient } from '../../mail/layout.ts';

/** The inviting company; nothing when it is the product itself, which the sentence names. */
const invitedBy = (host: string, brandName: string): string =>
  host === brandName ? '' : ` at the invitation of ${host}`;

/** 'the invitation from Acme', or, when it is the product itself, 'your invitation'. */
const invitationOf = (host: string, brandName: string): string =>
  host === brandName ? 'your invitation' : `the invitation from ${host}`;

/**
 * What the mails about a registration by a pass say (D74). `host`: the inviting company. A person without an account is
 * not greeted by name: a stranger may have typed it (THR-65).
 */
export const passMails = {
  activate: ({ brandName }: Brand, host: string, path: string): Letter => ({
    name: 'passActivate',
    subject: `Set up your ${brandName} password`,
    greeting: hello(null),
    paragraphs: [
      `Thanks for signing up with ${brandName}${invitedBy(host, brandName)}. Set a password to start using your account.`,
      `The link below works for ${holdLifetimeWords}, and we keep your place that long. If you didn't register, ignore this email: no account is created.`,
    ],
    action: { label: 'Set up my password', path },
  }),
  join: ({ firstName }: Recipient, { brandName }: Brand, host: string, path: string): Letter => ({
    name: 'passJoin',
    subject: `Sign in to accept ${invitationOf(host, brandName)}`,
    greeting: hello(firstName),
    paragraphs: [
      `Someone, probably you, registered with ${brandName}${invitedBy(host, brandName)}, using the email address of your account. Sign in to accept ${invitationOf(host, brandName)}; your account stays yours.`,
      `Your spot is saved for ${holdLifetimeWords}. If it wasn't you, ignore this email: nothing changes.`,
    ],
    action: { label: 'Sign in and accept', path },
  }),
  stayTuned: (person: Recipient | null, { brandName }: Brand, { host, startsAt, timeZone }: Later): Letter => ({
    name: 'passStayTuned',
    subject: `You are registered with ${brandName}`,
    greeting: hello(person?.firstName ?? null),
    paragraphs: [
      `You have registered${invitedBy(host, brandName)}, and your spot is saved. It begins on ${formatDay(startsAt, timeZone)}.`,
      "That day we'll email you the next step. Until then there's nothing to do. If you didn't register, ignore both emails: nothing changes.",
    ],
  }),
  begun: (person: Recipient | null, { brandName }: Brand, host: string, path: string): Letter => ({
    name: 'passBegun',
    subject: `Your place at ${brandName} is ready`,
    greeting: hello(person?.firstName ?? null),
    paragraphs: [
      `The invitation from ${host} begins today. Join with the login of your company; your spot is saved for ${holdLifetimeWords}.`,
    ],
    action: { label: 'Join now', path },
  }),
  welcome: (
    { firstName }: Recipient,
    { brandName }: Brand,
    { host, endsAt, timeZone, isCoveredTwice, path }: Welcome,
  ): Letter => ({
    name: 'passWelcome',
    subject: `Welcome to ${brandName}`,
    greeting: hello(firstName),
    paragraphs: [
      `You have accepted ${invitationOf(host, brandName)}. Everything that comes with it is open to you${endsAt === null ? '' : ` until ${lastDay(endsAt, timeZone)}`}.`,
      ...(isCoveredTwice
        ? [
            endsAt === null
              ? "You also pay for a membership of your own, and keep it: you're covered twice. You can end your own under Manage Account."
              : `You also pay for a membership of your own, and keep it: you're covered twice until ${lastDay(endsAt, timeZone)}, and continue with your own after that.`,
          ]
        : []),
    ],
    action: { label: 'Start learning', path },
  }),
};

/** The last day on which something is open: what ends with a day has its end at the beginning of the next. */
const lastDay = (endsAt: number, timeZone: string): string => formatDay(endsAt - 1, timeZone);

interface Later {
  readonly host: string;
  /** Epoch milliseconds. */
  readonly startsAt: number;
  /** Of who invites. */
  readonly timeZone: string;
}

interface Welcome {
  readonly host: string;
  /** Epoch milliseconds; null: without an end. */
  readonly endsAt: number | null;
  /** Of who invites. */
  readonly timeZone: string;
  readonly isCoveredTwice: boolean;
  readonly path: string;
}
