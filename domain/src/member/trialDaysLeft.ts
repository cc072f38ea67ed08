import { day } from '../session/facts.ts';

/** From how many days before its end a trial is asked to stay (D48). */
export const trialUpsellDays = 7;

/** Whole days of trial left, begun days counting as days (D48); null without a trial, or when it is over. Epoch milliseconds. */
export function trialDaysLeft(endsAt: number | null, now: number): number | null {
  if (endsAt === null || now >= endsAt) return null;
  return Math.ceil((endsAt - now) / day);
}

/** Whether home shows the trial's upsell banner (HOM-02, D48). */
export function showsTrialUpsell(daysLeft: number | null): boolean {
  return daysLeft !== null && daysLeft <= trialUpsellDays;
}
