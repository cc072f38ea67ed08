import type { LetterTemplate } from '@atrium/domain/outbox/letterTemplate.ts';
import type { LetterAbout } from '../../base/letterKind.ts';

/** A letter as the team reads it in the list. */
export interface ListedLetter extends LetterAbout {
  /** How many of its mails were sent lately. */
  readonly sentLately: number;
  /** How many were not, because it is switched off. */
  readonly withheldLately: number;
  /** Since when it is switched off, epoch milliseconds; null for one that is on. */
  readonly offSince: number | null;
  /** Nobody changes its words. */
  readonly hasFixedWords: boolean;
  /** Since when it has the present words of the team, epoch milliseconds; null: those of the product. */
  readonly ownWordsSince: number | null;
}

/** The words of a letter that the team has published. */
export interface LetterWordsState {
  readonly letter: string;
  /** Null: they are those of the product again. */
  readonly ownSince: Date | null;
}

/** The same with an example of its mail. */
export interface ReadLetter extends ListedLetter {
  readonly subject: string;
  readonly text: string;
  /** The words of the product, and what words may name; null where they are fixed. */
  readonly template: LetterTemplate | null;
}

/** A letter that is switched off. */
export interface LetterSwitch {
  readonly letter: string;
  readonly offSince: Date;
}

/** How many mails of a letter were sent lately, and how many were withheld. */
export interface LetterCount {
  readonly letter: string;
  readonly sent: number;
  readonly withheld: number;
}

declare module '../audit/types.ts' {
  interface AuditActions {
    LETTER_SWITCHED_OFF: 'letter';
    LETTER_SWITCHED_ON: 'letter';
  }
}
