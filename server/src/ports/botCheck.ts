/** What a page needs to take the challenge: that of our own server, or the public key of a vendor's widget. */
export type BotWidget = { readonly kind: 'ALTCHA' } | { readonly kind: 'TURNSTILE'; readonly siteKey: string };

/** The verdict on a token. `useKey` names the challenge that was solved: a second use of it is no proof any more. */
export type BotVerdict = { readonly human: true; readonly useKey: string } | { readonly human: false };

/** Tells people from programs that sign up in bulk (SIG-08). */
export interface BotCheck {
  readonly widget: BotWidget;
  /** A new challenge, as JSON for the page; null where the vendor's widget has its own. */
  readonly createChallenge: () => Promise<string | null>;
  /** Judges what the page sent. Never throws for a bad token; throws when the service behind it is away. */
  readonly verify: (token: string, ip: string | null) => Promise<BotVerdict>;
}

declare module './ports.ts' {
  interface Ports {
    readonly botCheck: BotCheck;
  }
}
