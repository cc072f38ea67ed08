import { day, hour, minute } from '@atrium/domain/time.ts';

/** What an attempt is counted for: the address and the account behind it, a browser, a member, or one network. */
export type Counted = 'address' | 'browser' | 'member' | 'network';

/** What may be done so many times in a window of milliseconds; `kind` names its buckets, also the stored ones. */
interface Terms {
  readonly kind: string;
  readonly by: Counted;
  readonly most: number;
  readonly window: number;
}

/**
 * Every kind of attempt that is counted by the machine's clock, with its limit (THR-13, THR-14). Each kind is here
 * once, so that two calls cannot give one bucket two limits; docs/operations.md lists them.
 */
export const attempts = {
  /**
   * Sign-ins by password; those that succeed do not count. A known browser has its own, 'device', so that nobody
   * locks its owner out.
   */
  signIns: { kind: 'account', by: 'address', most: 20, window: 15 * minute },
  knownSignIns: { kind: 'device', by: 'browser', most: 20, window: 15 * minute },
  /** By all known browsers of an account together. */
  allKnownSignIns: { kind: 'devices', by: 'address', most: 40, window: 15 * minute },
  networkSignIns: { kind: 'network', by: 'network', most: 100, window: 15 * minute },
  /** Sign-ins that begin elsewhere. */
  federations: { kind: 'federation', by: 'network', most: 300, window: 15 * minute },
  /** Guesses at the present password from inside a sign-in. */
  currentPasswords: { kind: 'password-change', by: 'member', most: 10, window: 15 * minute },
  /** Mailed codes that are tried, whatever the address and whatever they are for. */
  codes: { kind: 'code-network', by: 'network', most: 100, window: 15 * minute },
  /** Mails for a password, apart from those of a signup: nobody uses up the one by asking for the other. */
  resetMails: { kind: 'mail-reset', by: 'address', most: 3, window: hour },
  /** The same by a browser that has signed in to the account: strangers do not use its mails up (decision 053). */
  knownResetMails: { kind: 'mail-known', by: 'address', most: 3, window: hour },
  signupMails: { kind: 'mail-signup', by: 'address', most: 3, window: hour },
  emailChangeMails: { kind: 'mail-email-change', by: 'address', most: 3, window: hour },
  /** All mails with codes and links that one network asks for. */
  mails: { kind: 'mail-network', by: 'network', most: 100, window: hour },
  emailChanges: { kind: 'email-change', by: 'member', most: 20, window: hour },
  linkings: { kind: 'account-linking', by: 'member', most: 20, window: hour },
  /** Versions of projects that are handed in, each of which is kept (RUN-02). */
  projects: { kind: 'project', by: 'member', most: 60, window: day },
  /** Codes for other sites, in whichever way they are asked for. */
  handOffs: { kind: 'hand-off', by: 'member', most: 60, window: 15 * minute },
  /** Names of addresses for analytics. */
  pseudonyms: { kind: 'elu', by: 'network', most: 10, window: minute },
  /** Events for analytics: a person causes a few in a minute, and only while a page is used. */
  events: { kind: 'collect', by: 'network', most: 30_000, window: 15 * minute },
  /** Forms of the first owner that are sent, with a right link or a wrong one (THR-63). */
  setupLinks: { kind: 'setup-link', by: 'network', most: 30, window: 15 * minute },
  /** Invitations to the team that are accepted, with a right link or a wrong one (STF-08). */
  staffInvitations: { kind: 'staff-invitation', by: 'network', most: 30, window: 15 * minute },
  /**
   * Second factors that are tried at a sign-in (THR-64). A browser in which the member has signed in before has its
   * own, so that who knows the password alone does not lock its owner out.
   */
  secondFactors: { kind: 'second-factor', by: 'member', most: 10, window: 15 * minute },
  knownSecondFactors: { kind: 'second-factor-known', by: 'member', most: 10, window: 15 * minute },
  /** Second factors that are tried before a sensitive act, inside a sign-in (STF-03). */
  reaskedFactors: { kind: 'second-factor-again', by: 'member', most: 10, window: 15 * minute },
  /** Second factors that are tried while one is added. */
  addedFactors: { kind: 'second-factor-added', by: 'member', most: 10, window: 15 * minute },
  /** Wrong ones of somebody who knows the password, in a day: more than these are told to the owner. */
  wrongFactors: { kind: 'second-factor-wrong', by: 'member', most: 9, window: day },
  /** Mails that tell it. */
  wrongFactorMails: { kind: 'mail-factor-wrong', by: 'member', most: 1, window: day },
  /** Codes of passes that do not exist (THR-58). */
  unknownPasses: { kind: 'pass-unknown', by: 'network', most: 60, window: 15 * minute },
  /** Addresses that a visitor's pass cannot take, because their account is another company's (THR-12). */
  addressesElsewhere: { kind: 'pass-elsewhere', by: 'network', most: 20, window: 15 * minute },
  /** Wrong redemption codes of one pass (D51). */
  redemptions: { kind: 'pass-redemption', by: 'network', most: 5, window: 15 * minute },
} as const satisfies Readonly<Record<string, Terms>>;

/** One line of the table; of those that are counted by this. */
export type Attempt<By extends Counted = Counted> = Extract<(typeof attempts)[keyof typeof attempts], { by: By }>;
