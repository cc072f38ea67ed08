import type { AlwaysSent, LetterGroup } from '@atrium/domain/outbox/letters.ts';
import type { LetterTemplate, LetterWords } from '@atrium/domain/outbox/letterTemplate.ts';
import type { Site } from './site.ts';

/** What a letter is; its module says so beside its words. */
export interface LetterAbout {
  /** The name that the outbox keeps. */
  readonly name: string;
  readonly title: string;
  readonly group: LetterGroup;
  /** When it is sent, in a sentence. */
  readonly when: string;
  /** Who gets it. */
  readonly to: string;
  /** Why it cannot be switched off; null where an owner may. */
  readonly alwaysSent: AlwaysSent | null;
  /** Whether it comes with dates for a calendar. */
  readonly addsDates?: boolean;
}

/** What an example of a letter is about: things of the academy, and its reader. Instants are epoch milliseconds. */
export interface LetterFacts {
  readonly now: number;
  readonly reader: { readonly firstName: string; readonly email: string; readonly timeZone: string };
  readonly course: { readonly courseId: string; readonly title: string; readonly coverImageUrl: string };
  readonly session: { readonly sessionId: string; readonly title: string; readonly startAt: number };
  readonly event: {
    readonly memberEventId: string;
    readonly title: string;
    readonly startAt: number;
    readonly heroImageUrl: string;
  };
  readonly certificateTitle: string;
  readonly companyName: string;
}

/** A mail as it is sent. */
export interface WrittenMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** A kind of mail that the product sends. */
export interface LetterKind extends LetterAbout {
  /** Null: its words are fixed. */
  readonly template: LetterTemplate | null;
  /** An example, written by the function that writes the mail; in these words, which may have faults. */
  readonly write: (facts: LetterFacts, site: Site, words: LetterWords | null) => WrittenMail;
}
export type LetterKinds = readonly LetterKind[];
