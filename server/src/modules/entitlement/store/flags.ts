import type { FlagRule } from '@atrium/domain/access/evaluateFlag.ts';
import type { Tx } from '../../../base/db.ts';
import { flagTargets } from '../types.ts';

/** Every flag's rule. */
export function listFlagRules(tx: Tx): Promise<FlagRule[]> {
  return tx
    .selectFrom('flag')
    .select(['flag', 'default_value as defaultValue', flagTargets('flag').as('targets')])
    .orderBy('flag')
    .execute();
}
