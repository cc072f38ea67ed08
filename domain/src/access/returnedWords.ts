import { errorWords, type ErrorCode } from '../errors.ts';
import type { PassReturnedCode } from './passReturnedCodes.ts';

/** Why a learning system's link did not lead to a sign-in (access.md §8; SSO-03). */
export const lmsWords = {
  LMS_UNSET: 'LMS provider unset',
  LMS_LINK_MISCONFIGURED: 'LMS link misconfigured',
  LMS_NOT_FOUND: "LMS provider not found, can't direct request.",
  LMS_MISCONFIGURED: "LMS provider misconfigured, can't direct request.",
  LMS_UNAVAILABLE: "LMS provider unavailable, can't direct request.",
  LMS_LOOKUP_FAILED: 'System error looking up LMS provider',
  LMS_LOGIN_FAILED: 'System error preparing LMS login',
} as const;
export type LmsCode = keyof typeof lmsWords;

/** The codes that a page of ours leaves for another in the browser's storage. */
export type ReturnedCode =
  | LmsCode
  | 'LINKED'
  | 'SIGN_IN_ENDED'
  | PassReturnedCode
  | Extract<ErrorCode, 'SSO_FAILED' | 'ACCOUNT_NOT_FOUND' | 'PASS_SSO_FAILED' | 'ALREADY_LINKED' | 'LINK_FAILED'>;

const returnedWords: Readonly<Record<ReturnedCode, string>> = {
  ...lmsWords,
  LINKED: 'Your second address is linked. Sign in with either.',
  SIGN_IN_ENDED: 'Your sign-in has expired or was ended elsewhere. Sign in again to go back to where you were.',
  SSO_FAILED: errorWords.SSO_FAILED,
  ACCOUNT_NOT_FOUND: errorWords.ACCOUNT_NOT_FOUND,
  PASS_SSO_FAILED: errorWords.PASS_SSO_FAILED,
  PASS_CAP_REACHED: errorWords.PASS_CAP_REACHED,
  PASS_CLOSED: errorWords.PASS_CLOSED,
  OTHER_ORGANIZATION: errorWords.OTHER_ORGANIZATION,
  ALREADY_LINKED: errorWords.ALREADY_LINKED,
  LINK_FAILED: errorWords.LINK_FAILED,
};

/** The sentence for a stored code; null for any other text, which is never shown (THR-48). */
export function returnedSentence(code: string): string | null {
  return Object.hasOwn(returnedWords, code) ? returnedWords[code as ReturnedCode] : null;
}
