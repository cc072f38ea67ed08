import { retryIn } from '../retryIn.ts';

/** Why a call is refused after too many of its kind, and how long to wait; `retryAfter` in seconds (access.md §8). */
export function tooManyTries(retryAfter: number): string {
  return `Too many tries. Please try again in ${retryIn(retryAfter)}.`;
}

/**
 * The same, where too many mails were sent. True for everybody who asks, whether or not the address has an account
 * (THR-12).
 */
export function tooManyMails(retryAfter: number): string {
  return `We've already sent several emails to this address. Use the newest one, or try again in ${retryIn(retryAfter)}.`;
}
