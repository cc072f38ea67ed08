import { mailedName } from '@atrium/domain/account/mailedName.ts';
import type { LetterValue } from '@atrium/domain/outbox/letterTemplate.ts';
import type { MailKind } from '@atrium/domain/privacy/mailKinds.ts';
import { linkTo, type Site } from '../base/site.ts';

/** The content of a mail, before the layout is applied. */
export interface Letter {
  /** The name of the mail, kept in the outbox. */
  readonly name: string;
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** A secret to type in, shown large below the paragraphs. Its mail is not kept once it is sent. */
  readonly code?: string;
  readonly action?: { readonly label: string; readonly path: string };
  /** The picture of the course or event, a path of ours, across the top; not shown when it is elsewhere. */
  readonly cover?: { readonly path: string; readonly alt: string };
  /** Several dates, below the paragraphs; `what` may be empty. */
  readonly dates?: readonly { readonly when: string; readonly what: string }[];
  /** The kind of mail that members may do without; absent for mails that are always sent. */
  readonly kind?: MailKind;
  /** How the recipient unsubscribes from mails of this kind; the outbox adds it to those that have a `kind`. */
  readonly unsubscribe?: { readonly label: string; readonly path: string };
  /** The line above the text; absent: the subject. */
  readonly heading?: string;
  /** What mail programs show after the subject in their lists, and the mail itself does not. */
  readonly preheader?: string;
  /** What stands for the variables of its words; absent for a mail whose words are fixed (RUN-01). */
  readonly values?: Readonly<Record<string, LetterValue>>;
}

/**
 * The greeting of a mail; without the name when it may be no name, and with null, for an address that nobody has
 * proved: what was typed about it may be a stranger's words (THR-65).
 */
export function hello(firstName: string | null): string {
  const name = mailedName(firstName ?? '');
  return name === '' ? 'Hello,' : `Hello ${name},`;
}

/** The name of the person who is greeted. */
export interface Recipient {
  readonly firstName: string;
}

/** The receiver of a mail with dates. */
export interface DatedRecipient extends Recipient {
  /** An IANA name. */
  readonly timeZone: string;
}
/** Whose mail it is; `Site` has it. */
export interface Brand {
  readonly brandName: string;
}

/** Where somebody who did not do it is helped; `Site` has it. */
export interface Support extends Brand {
  readonly supportEmail: string;
}

/** What comes with a mail. */
export interface LetterParts {
  /** Whether dates are added to the recipient's calendar by a file. */
  readonly addsDates?: boolean;
}

/** The sentence about an attached calendar, unless the mail says it itself. */
export function calendarNote({ paragraphs }: Letter, { addsDates = false }: LetterParts): string | null {
  return addsDates && !paragraphs.some((text) => text.includes('attached'))
    ? 'A calendar file is attached: open it to add the dates to your calendar.'
    : null;
}

/** The mail as plain text. */
export function toText(letter: Letter, site: Site, parts: LetterParts = {}): string {
  const { action, code, unsubscribe, dates = [] } = letter;
  const note = calendarNote(letter, parts);
  const shownDates = dates.map(({ when, what }) => (what === '' ? `- ${when}` : `- ${when}\n  ${what}`));
  const way = unsubscribe === undefined ? '' : `\n${unsubscribe.label}: ${linkTo(site, unsubscribe.path)}`;
  const footer = site.look?.mailFooter ?? '';
  const more = footer === '' ? '' : `\n${footer}`;
  const foot = `${site.brandName}\nQuestions: ${site.supportEmail}${way}${more}`;
  const shownAction = action === undefined ? [] : [`${action.label}: ${linkTo(site, action.path)}`];
  return (
    [
      letter.greeting,
      ...letter.paragraphs,
      ...(shownDates.length === 0 ? [] : [shownDates.join('\n')]),
      ...(code === undefined ? [] : [`    ${code}`]),
      ...shownAction,
      ...(note === null ? [] : [note]),
      `-- \n${foot}`,
    ].join('\n\n') + '\n'
  );
}
