import type { SignInToken } from './signInToken.ts';

/** What the server asks for after the first factor. */
export interface StepAsked {
  readonly kinds: readonly ('AUTHENTICATOR' | 'PASSKEY')[];
  /** What the browser needs to use a passkey; null for an account without one. */
  readonly passkey: unknown;
  /** Where the demo shows a code; null outside it. */
  readonly demoCode: string | null;
}

/** A code of an app or a recovery code, or what the browser has answered for a passkey. */
export type StepProof = { readonly code: string } | { readonly passkey: unknown };

/** A sign-in whose second factor is waited for (STF-02). */
export interface PendingSignIn {
  readonly asked: StepAsked;
  /** Rejects with the server's refusal (CallError), or with Unreachable. */
  readonly prove: (proof: StepProof) => Promise<SignInToken>;
}

/** One that began at a provider, until the sign-in page takes it: it has functions, which no address can carry. */
let kept: PendingSignIn | null = null;

/** Keeps a sign-in for the sign-in page, to which the caller leads. */
export function keepPending(pending: PendingSignIn): void {
  kept = pending;
}

/** The sign-in that was kept; null without one. It is taken once. */
export function takePending(): PendingSignIn | null {
  const pending = kept;
  kept = null;
  return pending;
}
