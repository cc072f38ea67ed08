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
