import type { FlagRule } from '@atrium/domain/access/evaluateFlag.ts';
import { flagFault, isFlag } from '@atrium/domain/access/flagShapes.ts';
import { refuse, type Result } from '@atrium/domain/errors.ts';
import type { Db } from '../../../base/sql/db.ts';
import { listFlagRules, saveFlagRule } from '../store/flags.ts';

/** Every flag that has a rule, by name. */
export function listFlags(db: Db): Promise<readonly FlagRule[]> {
  return listFlagRules(db);
}

/**
 * Saves the rule of a flag; every process follows within a second, because the database notifies them. Refuses an
 * unknown flag, and a value of the wrong shape with an example of the right one, with INVALID_INPUT.
 */
export async function saveFlag(db: Db, rule: FlagRule): Promise<Result<null>> {
  if (!isFlag(rule.flag)) return refuse('INVALID_INPUT', { reason: 'FLAG' });
  const values = [rule.defaultValue, ...rule.targets.map(({ value }) => value)];
  const faults = values.flatMap((value) => flagFault(rule.flag, value) ?? []);
  if (faults[0] !== undefined) return refuse('INVALID_INPUT', { reason: 'VALUE', message: faults[0] });
  await saveFlagRule(db, rule);
  return { ok: true, value: null };
}
