import { holdLifetimeWords } from '@atrium/domain/pass/passTerms.ts';
import { formatDay } from '../../mail/formatInstant.ts';
import { hello, type Brand, type Letter, type Recipient } from '../../mail/layout.ts';
import { written } from '../../mail/words.ts';

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
  join: ({ firstName }: Recipient, { brandName }: Brand, host: string, path: string): Letter =>
    written(
      'passJoin',
      {
        brandName,
        invitation: invitationOf(host, brandName),
        invitedBy: invitedBy(host, brandName),
        heldFor: holdLifetimeWords,
      },
      { greeting: hello(firstName), path },
    ),
  stayTuned: (person: Recipient | null, { brandName }: Brand, { host, startsAt, timeZone }: Later): Letter =>
    written(
      'passStayTuned',
      { brandName, invitedBy: invitedBy(host, brandName), beginsOn: formatDay(startsAt, timeZone) },
      { greeting: hello(person?.firstName ?? null) },
    ),
  begun: (person: Recipient | null, { brandName }: Brand, host: string, path: string): Letter =>
    written(
      'passBegun',
      { brandName, host, heldFor: holdLifetimeWords },
      { greeting: hello(person?.firstName ?? null), path },
    ),
  welcome: (
    { firstName }: Recipient,
    { brandName }: Brand,
    { host, endsAt, timeZone, isCoveredTwice, path }: Welcome,
  ): Letter =>
    written(
      'passWelcome',
      {
        brandName,
        invitation: invitationOf(host, brandName),
        openUntil: endsAt === null ? '' : ` until ${lastDay(endsAt, timeZone)}`,
        coveredTwice: isCoveredTwice ? coveredTwice(endsAt === null ? null : lastDay(endsAt, timeZone)) : '',
      },
      { greeting: hello(firstName), path },
    ),
};

/** The last day on which something is open: what ends with a day has its end at the beginning of the next. */
const lastDay = (endsAt: number, timeZone: string): string => formatDay(endsAt - 1, timeZone);

/** `until`: the last day; null without an end. */
const coveredTwice = (until: string | null): string =>
  until === null
    ? "You also pay for a membership of your own, and keep it: you're covered twice. You can end your own under Manage Account."
    : `You also pay for a membership of your own, and keep it: you're covered twice until ${until}, and continue with your own after that.`;

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
