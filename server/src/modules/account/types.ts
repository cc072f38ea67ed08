import type { BotWidget } from '../../ports/botCheck.ts';
import type { PassSignup } from '../pass/types.ts';

/** What a mailed code permits; an address has at most one code for each. */
export type CodePurpose = 'RESET_PASSWORD' | 'SET_PASSWORD';

/** A free signup that waits for its password. */
export interface LimitedSignup {
  readonly address: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly freemiumType: string;
}

/** Whatever waits for its first password: a free signup, or a registration by a pass. */
export type PendingSignup = LimitedSignup | PassSignup;

/** A signup as it was sent. */
export interface SignupInput {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly freemiumType: string;
  readonly botChallengeToken: string | null;
  /** The name at an identity provider; it counts for nothing by itself (THR-01). */
  readonly ssoUsername: string | null;
  /** The page of ours that the person wanted; anything else is left out (THR-06). */
  readonly redirectPath: string | null;
}

/** What a browser solves before a signup. `challenge`: null for a widget that asks its own service. */
export interface BotChallenge {
  readonly widget: BotWidget;
  readonly challenge: string | null;
}

/** A member whom mails about the account address. */
export interface AccountHolder {
  readonly memberId: string;
  readonly email: string;
  readonly firstName: string;
  /** False: only the customer's own identity provider signs them in. */
  readonly maySignIn: boolean;
  readonly hasPassword: boolean;
  /** `email` is their second sign-in. */
  readonly isSecond: boolean;
}

/** How a signup ended (access.md §4). `tac`: of the signup; `link`: one of our paths, where the browser goes. */
export interface SignupOutcome {
  readonly result: 'CONFIRMED_WITHOUT_ACTIVATION' | 'CONFIRMED_WITH_ACTIVATION' | 'CONFIRMED_WITH_LINK';
  readonly tac: string | null;
  readonly link: string | null;
}

/** The answer to a call that only succeeds or not. */
export interface Done {
  readonly success: boolean;
}

declare module '../../base/jobs/jobTypes.ts' {
  interface JobPayloads {
    /**
     * Makes a code and mails it. A job, so that the call takes the same time whether the address has an account or not
     * (THR-12). `tacHash`: of the signup whose code it is; null for a code that resets a password. `network`: the one
     * that asks, hashed.
     */
    'account.mailCode': { readonly address: string; readonly tacHash: string | null; readonly network: string };
  }
}

declare module '../audit/types.ts' {
  interface AuditActions {
    PASSWORD_SET: 'member';
  }
}
