import { day } from '@atrium/domain/time.ts';
import { lifetimes } from '../lifetimes.ts';

/** The life of a signing key, in milliseconds of the real clock. */
export const keyTimes = {
  /** How old the newest key may be before another one is made. */
  renewedAfter: 90 * day,
  /** How long a key is published before it signs, for sites that keep a copy of our key set. */
  publishedBefore: day,
  /**
   * How long a key is kept after its successor has begun to sign. Pages identify a browser by its last id token for as
   * long as the sign-in lasts, so this is the lifetime of a sign-in and not of a token.
   */
  keptAfter: (lifetimes.signIn + lifetimes.idToken) * 1000,
} as const;

export interface RotationPlan<K> {
  /** The key that signs; undefined when there is none at all. */
  readonly signing: K | undefined;
  /** Whether a new key is to be made. */
  readonly isRenewalDue: boolean;
  /** Keys whose last token has expired. */
  readonly outdated: readonly K[];
}

/**
 * What is to be done with the stored keys at `now` (epoch milliseconds). It follows from their ages alone, so every
 * process comes to the same answer without asking the others. `keys`: newest first.
 */
export function planRotation<K extends { readonly createdAt: Date }>(keys: readonly K[], now: number): RotationPlan<K> {
  const ageOf = (key: K): number => now - key.createdAt.getTime();
  const { renewedAfter, publishedBefore, keptAfter } = keyTimes;
  const [newest] = keys;
  // the first key of a database signs at once: nobody has a copy of an earlier key set
  const signing = keys.find((key) => ageOf(key) >= publishedBefore) ?? keys.at(-1);
  const successor = keys.findIndex((key) => ageOf(key) >= publishedBefore + keptAfter);
  return {
    signing,
    isRenewalDue: newest === undefined || ageOf(newest) >= renewedAfter,
    outdated: successor === -1 ? [] : keys.slice(successor + 1),
  };
}
