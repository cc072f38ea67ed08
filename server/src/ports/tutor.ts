/** The AI tutor, a product of its own, to which members are handed over by one-time codes. */
export interface Tutor {
  /** Where a browser arrives with a code: an address of one of the receivers, letter by letter. */
  readonly url: string;
}

declare module './ports.ts' {
  interface Ports {
    /** Null where the installation has none. */
    readonly tutor: Tutor | null;
  }
}
