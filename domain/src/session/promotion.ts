import { day, hour } from '../time.ts';
import { freeSeats, lastClaimBeforeStart, type Seats } from './enrollment.ts';

/** A member on the waitlist. Instants are epoch milliseconds. */
export type WaitlistEntry = {
  readonly memberId: string;
  /** The number given on joining; it only rises, so that it orders members who joined in the same millisecond. */
  readonly waitlistNumber: number;
  /** Still entitled (D21). */
  readonly eligible: boolean;
  /** Takes no seat of the session (D19, D20). */
  readonly seatless: boolean;
  /** Enrolled in another upcoming session of the course, so that a seat here is only offered as a swap (D20). */
  readonly seatedElsewhere: boolean;
  /** When the offer made to this person ends; null when none was made. */
  readonly offerExpiresAt: number | null;
  /** The offer is a swap: letting it lapse removes the member from the waitlist. */
  readonly offeredSwap: boolean;
};

export type PromotionStep =
  | { readonly kind: 'enroll'; readonly memberId: string; readonly takesSeat: boolean }
  | { readonly kind: 'offer'; readonly memberId: string; readonly expiresAt: number; readonly swap: boolean }
  | { readonly kind: 'lapse'; readonly memberId: string; readonly leavesLine: boolean };

export const offerFrom = day;
export const offerLength = 2 * hour;
export const swapOfferLength = 12 * hour;

/**
 * What happens to the waitlist when seats are free or offers expire (D21): lapsed offers free their seats, then the
 * first eligible members are enrolled (more than 24 h before the start) or offered a seat (within 24 h), in order. A
 * member enrolled in another session of the course is not enrolled but offered a swap. A member who needs no seat
 * (staff) is enrolled even when none is free. `seats.held` counts every offer that has not been lapsed, including the
 * expired ones among `entries`.
 */
export function promote(
  entries: readonly WaitlistEntry[],
  seats: Seats,
  startAt: number,
  now: number,
): readonly PromotionStep[] {
  if (now >= startAt) return [];
  const lapsed = entries.filter((entry) => entry.offerExpiresAt !== null && now >= entry.offerExpiresAt);
  const free = freeSeats({ ...seats, held: Math.max(0, seats.held - lapsed.length) });
  const inLine = entries
    .filter((entry) => entry.eligible && entry.offerExpiresAt === null)
    .toSorted((a, b) => a.waitlistNumber - b.waitlistNumber);
  const seated = new Set(inLine.filter((entry) => !entry.seatless).slice(0, Math.max(0, free)));
  const line = inLine.filter((entry) => entry.seatless || seated.has(entry));
  return [
    ...lapsed.map(({ memberId, offeredSwap }) => ({ kind: 'lapse', memberId, leavesLine: offeredSwap }) as const),
    ...line.flatMap((entry) => step(entry, startAt, now)),
  ];
}

function step(entry: WaitlistEntry, startAt: number, now: number): PromotionStep[] {
  const { memberId, seatless, seatedElsewhere: swap } = entry;
  if (seatless) return swap ? [] : [{ kind: 'enroll', memberId, takesSeat: false }];
  const inGoodTime = startAt - now > offerFrom;
  if (inGoodTime && !swap) return [{ kind: 'enroll', memberId, takesSeat: true }];
  const expiresAt = Math.min(now + (inGoodTime ? swapOfferLength : offerLength), startAt - lastClaimBeforeStart);
  return expiresAt > now ? [{ kind: 'offer', memberId, expiresAt, swap }] : [];
}
