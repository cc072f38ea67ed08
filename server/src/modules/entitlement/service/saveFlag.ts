import { evaluateFlags, type FlagRule } from '@atrium/domain/access/evaluateFlag.ts';
import { booleanFlags, valueFlags } from '@atrium/domain/access/flags.ts';
import { refuse, type Result } from '@atrium/domain/errors.ts';
import type { Db } from '../../../base/sql/db.ts';
import { listFlagRules, saveFlagRule } from '../store/flags.ts';

const names: ReadonlySet<string> = new Set([...booleanFlags, ...valueFlags]);

/** Every flag that has a rule, by name. */
export function listFlags(db: Db): Promise<readonly FlagRule[]> {
  return listFlagRules(db);
}

/**
 * Saves the rule of a flag; every process follows within a second, because the database notifies them. Refuses an
 * unknown flag and a value of the wrong shape with INVALID_INPUT.
 */
export async function saveFlag(db: Db, rule: FlagRule): Promise<Result<null>> {
  if (!names.has(rule.flag)) return refuse('INVALID_INPUT', { reason: 'FLAG' });
  const values = [rule.defaultValue, ...rule.targets.map(({ value }) => value)];
  const malformed = values.some(
    (value) => evaluateFlags([{ ...rule, defaultValue: value, targets: [] }], null).malformed.length > 0,
  );
  if (malformed) return refuse('INVALID_INPUT', { reason: 'VALUE' });
  await saveFlagRule(db, rule);
  return { ok: true, value: null };
}
