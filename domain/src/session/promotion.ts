import { freeSeats, type Seats } from './enrollment.ts';
import { day, hour } from './facts.ts';

/** Someone in the line. Instants are epoch milliseconds. */
export type WaitlistEntry = {
  readonly memberId: string;
  /** The place that was given and told when this person joined; it only rises. A clock would not tell two apart. */
  readonly sequence: number;
  /** Still entitled (D21). */
  readonly eligible: boolean;
  /** Takes no seat of the session (D19, D20). */
  readonly seatless: boolean;
  /** Sits in another upcoming session of the course: a seat here is only to be had for that one (D20). */
  readonly seatedElsewhere: boolean;
  /** When the offer made to this person ends; null when none was made. */
  readonly offerExpiresAt: number | null;
  /** The offer is one to swap: whoever lets it go leaves the line. */
  readonly offeredSwap: boolean;
  /** An offer to this person was let go; the line has moved on. */
  readonly passedOver: boolean;
};

export type PromotionStep =
  | { readonly kind: 'enroll'; readonly memberId: string; readonly takesSeat: boolean }
  | { readonly kind: 'offer'; readonly memberId: string; readonly expiresAt: number; readonly swap: boolean }
  | { readonly kind: 'lapse'; readonly memberId: string; readonly leavesLine: boolean };

export const offerFrom = day;
export const offerLength = 2 * hour;
export const swapOfferLength = 12 * hour;
export const lastClaimBeforeStart = hour / 2;

/**
 * What happens to the waitlist when seats are free or offers run out (D21): lapsed offers give their seats back, then
 * the first eligible people are enrolled (more than 24 h before the start) or offered a seat (within 24 h), in order.
 * Whoever already sits in another session of the course is never enrolled, but offered the swap. Whoever has come to
 * need no seat, as people of the team do, is enrolled whether one is free or not.
 * `seats.held` counts every offer not yet lapsed, the expired ones among `entries` included.
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
    .filter((entry) => entry.eligible && !entry.passedOver && entry.offerExpiresAt === null)
    .toSorted((a, b) => a.sequence - b.sequence);
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
