import type { FactorKind } from '../secondFactor/types.ts';

/** The browser that asks, or every other sign-in of the member by one kind of browser. */
export interface SignedInDevice {
  /** Of the sign-in last used. */
  readonly sid: string;
  /** How many there are. */
  readonly signIns: number;
  /** 'Chrome on Windows'. */
  readonly device: string;
  /** Epoch milliseconds, as the next: the latest of the row. */
  readonly signedInAt: number;
  readonly lastUsedAt: number;
  /** Whether the request came from it. */
  readonly isThis: boolean;
}

declare module '../audit/types.ts' {
  interface AuditActions {
    SIGNED_OUT: 'member';
  }
}

/** What a page asks for before a sensitive act (STF-03). */
export interface Reauthentication {
  /** The secret of the question. */
  readonly handle: string;
  readonly needsPassword: boolean;
  /** Of the second factors; none where the account has none. */
  readonly kinds: readonly FactorKind[];
  /** What the browser needs to use a passkey; null for an account without one. */
  readonly passkey: unknown;
  /** Where the demo shows a code; null outside it. */
  readonly demoCode: string | null;
}
