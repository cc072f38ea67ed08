import { day } from '../time.ts';

/** How many days before its end a trial shows the upsell (D48). */
export const trialUpsellDays = 7;

/** Whole days of trial left, rounded up (D48); null without a trial, or when it is over. Epoch milliseconds. */
export function trialDaysLeft(endsAt: number | null, now: number): number | null {
  if (endsAt === null || now >= endsAt) return null;
  return Math.ceil((endsAt - now) / day);
}

/** Whether home shows the trial's upsell banner (HOM-02, D48). */
export function showsTrialUpsell(daysLeft: number | null): boolean {
  return daysLeft !== null && daysLeft <= trialUpsellDays;
}
