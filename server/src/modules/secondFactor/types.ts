export type FactorKind = 'PASSKEY' | 'AUTHENTICATOR';

/** A second factor as its owner sees it. Instants are epoch milliseconds. */
export interface Factor {
  readonly factorId: string;
  readonly kind: FactorKind;
  readonly name: string;
  readonly createdAt: number;
  /** Null before its first use at a sign-in. */
  readonly lastUsedAt: number | null;
}

/** An account's second factors. */
export interface SecondFactors {
  readonly factors: readonly Factor[];
  readonly recoveryCodesLeft: number;
  /** Whether the account must have one, as those of the team must (STF-02). */
  readonly isNeeded: boolean;
}

/** What changed, with recovery codes that were made by it, which are shown this once; null when none were. */
export interface FactorsChanged {
  readonly secondFactors: SecondFactors;
  readonly recoveryCodes: readonly string[] | null;
}

/** An authenticator that is being added: its secret, also as the address that apps read from a picture. */
export interface NewAuthenticator {
  readonly handle: string;
  readonly secret: string;
  readonly uri: string;
}

/** A passkey that is being added: what the browser's API takes. */
export interface NewPasskey {
  readonly handle: string;
  readonly options: unknown;
}

declare module '../audit/types.ts' {
  interface AuditActions {
    SECOND_FACTOR_ADDED: 'member';
    SECOND_FACTOR_REMOVED: 'member';
    RECOVERY_CODES_MADE: 'member';
    RECOVERY_CODE_USED: 'member';
    SECOND_FACTORS_RESET: 'member';
  }
}
