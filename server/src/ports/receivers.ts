/** Another site that takes our members over when they open it, by one-time codes. */
export interface Receiver {
  readonly clientId: string;
  /** With which it proves who it is when it redeems a code. */
  readonly clientSecret: string;
  /** The addresses, letter by letter, to which a browser may be sent, with a code or without. */
  readonly urls: readonly string[];
  /** What it learns about a member: of 'openid', 'email', 'profile' and 'customer', separated by spaces. */
  readonly scope: string;
}

declare module './ports.ts' {
  interface Ports {
    readonly receivers: readonly Receiver[];
  }
}
