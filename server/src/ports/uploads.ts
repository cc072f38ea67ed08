/**
 * A form that a browser posts once, as multipart/form-data with these fields first and the file, named `file`, last.
 */
export interface SignedForm {
  readonly url: string;
  readonly fields: readonly { readonly name: string; readonly value: string }[];
}

/** One file that may be uploaded: nothing else than this key, this type and at most so many bytes is accepted. */
export interface UploadTerms {
  readonly key: string;
  readonly contentType: string;
  readonly maxBytes: number;
  /** How long the form is accepted, in seconds of the machine's clock. */
  readonly seconds: number;
}

/**
 * Files that browsers upload, and what is made of them. A key has a received file, as it was sent, and a published one,
 * which the site serves; the port of files finds that as `published/<key>`, to read it in parts. Throws when the
 * storage is away.
 */
export interface Uploads {
  readonly sign: (terms: UploadTerms) => Promise<SignedForm>;
  /** The received file; null when none has arrived. */
  readonly findReceived: (key: string) => Promise<Buffer | null>;
  readonly publish: (key: string, bytes: Buffer, contentType: string) => Promise<void>;
  /** The published file; null when there is none. */
  readonly findPublished: (key: string) => Promise<Buffer | null>;
  /** Removes the received file alone. */
  readonly removeReceived: (key: string) => Promise<void>;
  /** Removes both files; nothing when there are none. */
  readonly remove: (key: string) => Promise<void>;
  /** The origin that browsers post to, for the Content-Security-Policy; null for that of the site. */
  readonly origin: string | null;
}

declare module './ports.ts' {
  interface Ports {
    readonly uploads: Uploads;
  }
}
