import type { AcademyBody, AcademyField } from '@atrium/domain/academy/academyForm.ts';

/** A version of the settings, as it was saved. */
export interface AcademyVersion {
  readonly version: number;
  readonly body: AcademyBody;
  /** The name of who saved it, as people know it. */
  readonly savedByName: string;
  /** Epoch milliseconds. */
  readonly savedAt: number;
}

/** A setting that the environment sets, which wins (D93). */
export interface FixedSetting {
  readonly field: AcademyField;
  readonly variable: string;
  readonly value: string;
}

/** The settings of the academy as their page shows them. */
export interface AcademySettings {
  /** 0: nothing was saved yet. */
  readonly version: number;
  readonly body: AcademyBody;
  /** What holds before anything is saved. */
  readonly defaults: AcademyBody;
  readonly fixed: readonly FixedSetting[];
  /** The newest first. */
  readonly versions: readonly AcademyVersion[];
}

export const firstMailStates = ['NONE', 'WAITING', 'FAILED', 'SENT'] as const;

/** What an academy has of what it needs before people can learn in it (D79). */
export interface SetUp {
  /** How many owners there are: a second one lets the first one in again. */
  readonly owners: number;
  /** Whether somebody has saved the settings of the academy. */
  readonly hasLook: boolean;
  /** Whether a mail server is configured; without one mails reach nobody. */
  readonly hasMailServer: boolean;
  /** What became of the mail to the first owner, which shows that mail works; NONE for an owner by a command. */
  readonly firstMail: (typeof firstMailStates)[number];
  readonly hasCourse: boolean;
  /** Whether anybody has an account who is not on the team. */
  readonly hasPeople: boolean;
  /** Whether payments are connected. */
  readonly sells: boolean;
}

declare module '../audit/types.ts' {
  interface AuditActions {
    ACADEMY_SAVED: 'academy';
  }
}
