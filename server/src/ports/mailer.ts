/** An outgoing mail. */
export interface Mail {
  /** A mail that is sent twice has the same id, so that mailboxes show it once. */
  readonly messageId: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** Sends mail; rejects when it was not accepted, and the job is then retried. */
export interface Mailer {
  readonly send: (mail: Mail) => Promise<void>;
}

declare module './ports.ts' {
  interface Ports {
    readonly mailer: Mailer;
  }
}
