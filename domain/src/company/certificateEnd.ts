import { day } from '../time.ts';

/** So many days before the end of a certificate the team is told (COM-01). */
export const certificateNotices = [30, 7, 1] as const;
export type CertificateNotice = (typeof certificateNotices)[number];

/** Whole days until a certificate ends, the last one included; negative or 0: it has ended. Both epoch milliseconds. */
export function daysUntilEnd(endsAt: number, now: number): number {
  return Math.ceil((endsAt - now) / day);
}

/**
 * Of which notice it is time; null before the first one, and once the certificate has ended. Of several that were
 * missed only the last is told.
 */
export function dueNotice(endsAt: number, now: number): CertificateNotice | null {
  const left = daysUntilEnd(endsAt, now);
  if (left <= 0) return null;
  return certificateNotices.findLast((days) => left <= days) ?? null;
}

/** 'Ends in 12 days', for a list. */
export function certificateWords(endsAt: number, now: number): string {
  const left = daysUntilEnd(endsAt, now);
  if (left <= 0) return 'Has ended';
  return left === 1 ? 'Ends within a day' : `Ends in ${left.toLocaleString('en-US')} days`;
}
