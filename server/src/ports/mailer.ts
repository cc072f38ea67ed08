/** An outgoing mail. */
export interface Mail {
  /** A mail that is sent twice has the same id, so that mailboxes show it once. */
  readonly messageId: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** A change of the recipient's calendar, as an iCalendar file. */
  readonly calendar: MailCalendar | null;
  /** Where the recipient unsubscribes from mails of this kind by one request (RFC 8058). */
  readonly unsubscribeUrl: string | null;
}

export interface MailCalendar {
  readonly method: 'REQUEST' | 'CANCEL';
  readonly content: string;
}

/** Sends mail; rejects when it was not accepted, and the job is then retried. */
export interface Mailer {
  readonly send: (mail: Mail) => Promise<void>;
  /** Whether it keeps mails in a folder instead of sending them, as where no mail server is configured. */
  readonly reachesNobody?: true;
}

declare module './ports.ts' {
  interface Ports {
    readonly mailer: Mailer;
  }
}
