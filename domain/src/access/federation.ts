import type { ReturnedCode } from './returnedWords.ts';

/** Why somebody signs in elsewhere (access.md §4, single-sign-on return contexts; SSO-04). */
export const federationContexts = [
  'login',
  'corporate',
  'lms',
  'set-password',
  'signup',
  'pass',
  'add-secondary-email',
] as const;
export type FederationContext = (typeof federationContexts)[number];

export interface ErrorReturn {
  /** The page that says what failed (SSO-09). */
  readonly path: string;
  /** Where that page finds the code of the failure, in the browser's storage (SES-07). */
  readonly storageKey:
    | 'loginError'
    | 'corpLoginError'
    | 'signupError'
    | 'passRegistrationError'
    | 'accountLinkingError';
}

const toLogin: ErrorReturn = { path: '/login', storageKey: 'loginError' };

/** Where a failure of each context is shown. */
export const errorReturns: Readonly<Record<FederationContext, ErrorReturn>> = {
  login: toLogin,
  corporate: { path: '/corp-login', storageKey: 'corpLoginError' },
  lms: toLogin,
  'set-password': toLogin,
  signup: { path: '/signup', storageKey: 'signupError' },
  pass: { path: '/login', storageKey: 'passRegistrationError' },
  'add-secondary-email': { path: '/account-settings', storageKey: 'accountLinkingError' },
};

/** The stored code for an error of the server in a context; what has no sentence of its own is a failed sign-in. */
export function returnedCode(code: string, context: FederationContext): ReturnedCode {
  if (context === 'pass') return 'PASS_SSO_FAILED';
  if (context === 'add-secondary-email') return code === 'ALREADY_LINKED' ? code : 'LINK_FAILED';
  return code === 'ACCOUNT_NOT_FOUND' ? code : 'SSO_FAILED';
}

/** How a corporate address was answered (D11): by its domain only, never by the person. */
export type CorporateCode = '402' | '404' | '501';

const corporateWords: Readonly<Record<CorporateCode, string>> = {
  402: 'There is no corporate account associated with this email address.',
  404: 'There is no corporate account associated with this address.',
  501: "Corporate login for this email address is not supported. It's likely your employer has not yet arranged single sign-on access.",
};

/** The sentence for a code of the corporate lookup (access.md §8; SSO-02). */
export function corporateSentence(code: string): string {
  return Object.hasOwn(corporateWords, code)
    ? corporateWords[code as CorporateCode]
    : 'There is no account associated with the given address.';
}

export const corporateSystemError =
  'There is a system error related to corporate account login. Please try again later.';
