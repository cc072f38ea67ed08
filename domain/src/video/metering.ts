import type { AccountType } from '../access/accountType.ts';

/** The monthly allowance of limited accounts, as this installation grants it (D15). */
export interface MeteringTerms {
  /** Videos in a month; null: unlimited. */
  readonly threshold: number | null;
  /** The IANA zone that decides when a month begins. */
  readonly timeZone: string;
}

/**
 * The allowance as getMeteringPlanDetails sends it (learning.md §3). `threshold` null is unlimited, 0 is none (D15).
 */
export type Allowance = {
  readonly threshold: number | null;
  readonly currentMeasure: number;
  readonly watchedVideoIds: readonly string[];
  readonly entitledVideoIds: readonly string[];
};

export type MeteringState = {
  readonly exceeded: boolean;
  /** Videos left this month; null when unlimited or unknown. */
  readonly remaining: number | null;
  /** A field had an unexpected type or value, to be logged (LIM-06). */
  readonly unexpected: boolean;
};

/**
 * Exceeded when currentMeasure >= threshold; remaining is the difference; with unexpected fields it is never exceeded
 * (LIM-06).
 */
export function meteringState(plan: {
  readonly threshold?: unknown;
  readonly currentMeasure?: unknown;
}): MeteringState {
  const { threshold, currentMeasure } = plan;
  if (threshold === null) return { exceeded: false, remaining: null, unexpected: false };
  if (!isCount(threshold) || !isCount(currentMeasure)) return { exceeded: false, remaining: null, unexpected: true };
  return {
    exceeded: currentMeasure >= threshold,
    remaining: Math.max(0, threshold - currentMeasure),
    unexpected: false,
  };
}

/** Only limited accounts are metered, and only while they are limited (D17). */
export function isMetered(accountType: AccountType): boolean {
  return accountType === 'LIMITED';
}

/**
 * Whether the metering plan allows this video; once the allowance is used up, only a video that was both watched this
 * month and is entitled (LIM-07, D17).
 */
export function mayPlay(accountType: AccountType, plan: Allowance, videoId: string): boolean {
  if (!isMetered(accountType) || !meteringState(plan).exceeded) return true;
  return isReserved(plan, videoId);
}

/**
 * Whether the video counts against this month's allowance and may be viewed, which opens its transcript too (D16, D17).
 */
export function isReserved({ watchedVideoIds, entitledVideoIds }: Allowance, videoId: string): boolean {
  return watchedVideoIds.includes(videoId) && entitledVideoIds.includes(videoId);
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}
