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

declare module '../audit/types.ts' {
  interface AuditActions {
    ACADEMY_SAVED: 'academy';
  }
}
