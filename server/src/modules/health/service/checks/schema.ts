import { failure, fine } from '@atrium/domain/health/findings.ts';
import { describeMissing, findMissingParts } from '../../../../base/sql/schemaCheck.ts';
import type { HealthCheck } from '../../types.ts';

/** Whether every table, column, function and rule that the program relies on is there (OPE-02). */
export const schema: HealthCheck = {
  id: 'schema',
  title: 'Tables',
  run: async ({ pool }) => {
    const missing = describeMissing(await findMissingParts(pool));
    if (missing === null) return fine('Every table that this version needs is there.');
    return failure(
      missing,
      'Start this version once, which brings an older database up to date. If that does not help, restore the backup again (docs/operations.md, Backup and upgrade).',
    );
  },
};
