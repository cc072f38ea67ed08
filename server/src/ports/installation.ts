/** How much there is of something, in bytes. */
export interface Room {
  readonly free: number;
  readonly size: number;
}

/** What the product runs on and by, as far as its health is looked at; never a password or a key (OPE-05). */
export interface Installation {
  /** The site's own origin. */
  readonly publicUrl: string;
  readonly isDemo: boolean;
  /** Whether the site is reached over plain http from other machines, where browsers keep no sign-in. */
  readonly needsHttps: boolean;
  /** Connects to the mail server and signs in: why it sends no mail, null when it does. Null without a mail server. */
  readonly findMailFault: (() => Promise<MailFault | null>) | null;
  /** The disk on which the data of this machine is. */
  readonly findDisk: () => Promise<Room>;
  /** The memory that programs of this machine, or of its container, may use. */
  readonly findMemory: () => Room;
}

/** What is wrong with the mail server, and what to do: a sentence each. */
export interface MailFault {
  readonly words: string;
  readonly todo: string;
}

declare module './ports.ts' {
  interface Ports {
    readonly installation: Installation;
  }
}
