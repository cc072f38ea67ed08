/** One mail as it leaves the house. */
export interface Mail {
  /** The same mail sent twice bears the same id, so that a mailbox shows it once. */
  readonly messageId: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** Hands a mail to the world; throws when it was not accepted, and is then asked again later. */
export interface Mailer {
  readonly send: (mail: Mail) => Promise<void>;
  readonly close: () => void;
}
