import type { LedgerGrant } from '@atrium/domain/access/accessAt.ts';
import type { AccessRule } from '@atrium/domain/access/accessRules.ts';
import type { AccessExplanation } from '@atrium/domain/access/explainAccess.ts';
import type { Viewer } from '@atrium/domain/access/viewer.ts';

/** What a member could open at an instant, and what follows from their grants then. */
export type MemberAccess = AccessExplanation<LedgerGrant> &
  Pick<Viewer, 'accountType' | 'customizations'> & {
    readonly rules: readonly AccessRule[];
  };
