/** A browser in which a member is signed in. */
export interface SignedInDevice {
  readonly sid: string;
  /** 'Chrome on Windows'. */
  readonly device: string;
  /** Epoch milliseconds, as the next. */
  readonly signedInAt: number;
  readonly lastUsedAt: number;
  /** Whether the request came from it. */
  readonly isThis: boolean;
}
