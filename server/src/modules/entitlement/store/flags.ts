import type { FlagRule } from '@atrium/domain/access/evaluateFlag.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { flagTargets } from '../types.ts';

/** Saves the rule of a flag, in place of the one it had. */
export async function saveFlagRule(tx: Tx, { flag, defaultValue, targets }: FlagRule): Promise<void> {
  const row = { default_value: JSON.stringify(defaultValue), targets: JSON.stringify(targets) };
  await tx
    .insertInto('flag')
    .values({ flag, ...row })
    .onConflict((conflict) => conflict.column('flag').doUpdateSet(row))
    .execute();
}

/** Every flag's rule. */
export function listFlagRules(tx: Tx): Promise<FlagRule[]> {
  return tx
    .selectFrom('flag')
    .select(['flag', 'default_value as defaultValue', flagTargets('flag').as('targets')])
    .orderBy('flag')
    .execute();
}
