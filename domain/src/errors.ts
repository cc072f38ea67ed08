import { refusalSaying, unauthorized } from './refusals.ts';
import { retryIn } from './retryIn.ts';

/**
 * Every code with which a call may be refused, and the message used when the caller gives none. The codes are part of
 * the API contract: never rename one, only add (D7, learning.md §8).
 */
export const errorWords = {
  UNAUTHENTICATED: unauthorized,
  TOKEN_EXPIRED: 'Token has expired.',
  FORBIDDEN: 'You do not have access to this.',
  NOT_FOUND: 'Not found.',
  INVALID_INPUT: 'Please check what you entered and try again.',
  RATE_LIMITED: 'Too many requests. Please try again in a moment.',
  CONFLICT: 'This was changed somewhere else in the meantime.',
  UNAVAILABLE: 'This service is currently unavailable. Please try again later.',
  INTERNAL: 'There was an error. Please try again later.',
  NOTES_FULL: 'This lesson has no room for more notes. Remove one first.',
  METERING_EXCEEDED: "You've reached your monthly viewing limit",
  SESSION_CLOSED: 'Enrollment for this session is closed.',
  SESSION_NOT_OPEN: 'Enrollment for this session has not opened yet.',
  SESSION_FULL: 'This session is full.',
  COURSE_SEAT_HELD: 'You already hold a seat in another session of this course.',
  NOT_ENROLLED: "Bummer. You're not enrolled in this class.",
  NOT_ATTENDING: 'Please RSVP to the event to join it.',
  NO_ON_DEMAND_ACCESS: "Oh no. You don't have access to this on-demand content.",
  NOT_AVAILABLE_YET: 'Available Soon',
  OFFER_EXPIRED: 'This offer has expired.',
  STALE_VERSION: 'A newer version was saved somewhere else.',
  INVALID_CREDENTIALS: 'Invalid credentials. Please try again.',
  LOGIN_NOT_ENABLED: 'Login is not enabled for this account.',
  ACCOUNT_NOT_FOUND: 'Account not found. Please reach out to support.',
  SSO_FAILED: 'Could not log in. Please try again.',
  PASS_SSO_FAILED: 'Could not register with corporate sign-in. Please try again later.',
  ACADEMY_NOT_OPEN: 'The academy opens soon. Please come back a little later.',
  SIGNUP_UNAVAILABLE: 'Our free signup service is currently unavailable. Please try again later.',
  BOT_CHECK_FAILED: 'Our bot detection service is currently unavailable. Please try again later.',
  BROWSER_NOT_SUPPORTED: 'The current web browser is not supported. Please try again with a different browser.',
  INVALID_CODE: 'Invalid code.',
  CODE_MISMATCH: 'Incorrect code. Please re-enter and try again.',
  CODE_EXPIRED: 'Your code expired. Please reset your password.',
  ALREADY_LINKED: 'The selected Google account is already linked.',
  LINK_FAILED: 'Could not link account. Please try again.',
  LAST_OWNER: "You are the academy's only owner. Make somebody else an owner first.",
  EMAIL_TAKEN: 'This address belongs to another account by now. Nothing was changed.',
  SIGN_IN_AGAIN: 'Please sign in again, and do this within ten minutes.',
  SUPPORT_MODE: 'You are in support mode: nothing can be changed.',
  SECOND_FACTOR_WRONG: 'That code is not right, or was used before. Try the next one.',
  SECOND_FACTOR_EXPIRED: 'This took too long. Please begin again.',
  SECOND_FACTOR_NEEDED: 'Add a second factor to your account first.',
  LAST_FACTOR: 'Everybody on the team needs a second factor. Add another one before you remove this one.',
  FILE_TOO_LARGE: 'Image must be less than 5MB',
  INVALID_OFFER: 'This offer is not available.',
  PRODUCT_NOT_FOUND: 'This product is not available for purchase.',
  PRODUCT_NOT_SELLABLE: 'This product is not available for purchase.',
  PAYMENT_PROVIDER_FAILED: 'Our e-commerce provider is having trouble at the moment.',
  PASS_NOT_FOUND: 'Whoops! link no longer valid',
  PASS_CAP_REACHED: 'Uh oh! no more registration slots',
  PASS_CLOSED: 'Oh no! enrollment expired',
  PASS_EMAIL_NOT_RECOGNIZED:
    'This email extension is not recognized for this course. Please try again with your work email.',
  PASS_INVALID_REDEMPTION_CODE: 'Invalid redemption code.',
  OTHER_ORGANIZATION: 'This account belongs to another organization. Please contact support.',
  NO_SEATS_LEFT: 'All seats of this contract are assigned.',
  ORGANIZATION_NOT_SET_UP: 'Please talk to your Customer Success Manager to get started.',
  EVENT_ENDED: 'This event has concluded.',
  EVENT_CANCELED: 'This event has been canceled.',
  EVENT_WITHOUT_RSVP: 'This date needs no RSVP.',
  UPLOAD_IN_USE: 'This file is in use. Take it out where it is used first.',
  BROKEN_CONTENT: 'This content is stored in a form that cannot be read.',
  NOT_ELIGIBLE: 'The requirements of this certificate are not met.',
} as const;

export type ErrorCode = keyof typeof errorWords;

/** A machine-readable reason for a refusal: `ACCOUNT_TYPE`, `FLAG`, `ENTITLEMENT`, … */
export type RefusalReason = string;

/** An expected failure as a value (D7). */
export type Refusal = {
  readonly code: ErrorCode;
  readonly message: string;
  readonly reason: RefusalReason;
  /** Entitlement keys, any one of which would give access. */
  readonly unlock: readonly string[];
  /** The input's field that it is about; null for the whole call. */
  readonly field: string | null;
  /** Seconds after which the call may succeed; null when waiting does not help, or nobody knows. */
  readonly retryAfter: number | null;
};

/** What a refusal may say besides its code. */
export type RefusalDetails = Partial<Omit<Refusal, 'code'>>;

export type Ok<T> = { readonly ok: true; readonly value: T };
export type Refused = { readonly ok: false; readonly refusal: Refusal };
export type Result<T> = Ok<T> | Refused;

/** Wraps a success. */
export function ok<T>(value: T): Ok<T> {
  return { ok: true, value };
}

/**
 * Builds a refusal; the message defaults to that of its code, with how long to wait where that is known; the reason
 * defaults to the code itself.
 */
export function refusal(code: ErrorCode, details: RefusalDetails = {}): Refusal {
  return refusalSaying(code, details.message ?? defaultWords(code, details.retryAfter ?? null), details);
}

function defaultWords(code: ErrorCode, retryAfter: number | null): string {
  return code === 'RATE_LIMITED' && retryAfter !== null
    ? `Too many requests. Please try again in ${retryIn(retryAfter)}.`
    : errorWords[code];
}

/** Wraps a refusal as a result. */
export function refuse(code: ErrorCode, details: RefusalDetails = {}): Refused {
  return { ok: false, refusal: refusal(code, details) };
}
