import type { MailWithheld } from '@atrium/domain/outbox/letters.ts';
import type { MailState, OutboxView } from '@atrium/domain/outbox/mailState.ts';

/** A mail of the outbox as the team sees it: never its text. Instants are epoch milliseconds. */
export interface OutboxMail {
  readonly mailId: number;
  /** The name of its letter. */
  readonly letter: string;
  readonly to: string;
  readonly subject: string;
  readonly state: MailState;
  /** Whether it has a code. */
  readonly isSecret: boolean;
  readonly createdAt: number;
  /** When the mail server last did not take it; null for never. */
  readonly failedAt: number | null;
  /** When it leaves, if it waits for that; null for one that leaves as soon as the mail server takes it. */
  readonly leavesAt: number | null;
  /** Why it was not sent though nobody stopped it; null for any other. */
  readonly withheld: MailWithheld | null;
  /** When it was sent or withdrawn; null for one that waits or failed. */
  readonly endedAt: number | null;
}

/** Mails of a session that are written once they may leave: about its dates, or an announcement (D96). */
export interface WaitingNews {
  readonly news: 'DATES' | 'ANNOUNCEMENT';
  readonly sessionId: string;
  /** The session's title. */
  readonly title: string;
  /** When they leave, epoch milliseconds. */
  readonly leavesAt: number;
}

export interface OutboxPage {
  readonly mails: readonly OutboxMail[];
  /** What the team did minutes ago whose mails are not written yet, with the first page of all that wait. */
  readonly news: readonly WaitingNews[];
  /** Where the next page begins; null after the last one. */
  readonly nextBelow: number | null;
}

export interface OutboxFilter {
  readonly view: OutboxView;
  /** A whole address; '' for everybody's. */
  readonly address: string;
  /** Only mails older than this one. */
  readonly below: number | null;
  readonly count: number;
}

declare module '../audit/types.ts' {
  interface AuditActions {
    MAIL_STOPPED: 'mail';
    MAIL_SENT_AGAIN: 'mail';
    MAIL_RESUMED: 'member' | 'mail';
  }
}
