import { booleanFlags, valueFlags } from '@atrium/domain/access/flags.ts';
import { flagShapes } from '@atrium/domain/access/flagShapes.ts';
import type { Context } from '../../../base/context.ts';
import { listFlagRules } from '../store/flags.ts';
import type { FlagSetting } from '../types.ts';
import { givenFlags } from './givenFlags.ts';
import { flagVersion } from './staff/changeFlag.ts';

/** Every flag of the product with its rule, for the team (RUN-01). */
export async function listFlagSettings({
  db,
  ports,
  log,
}: Pick<Context, 'db' | 'ports' | 'log'>): Promise<readonly FlagSetting[]> {
  const [rules, given] = await Promise.all([listFlagRules(db), givenFlags(ports.flags, null, log)]);
  return [...booleanFlags, ...valueFlags].map((flag) => {
    const rule = rules.find((each) => each.flag === flag) ?? null;
    return {
      flag,
      about: flagShapes[flag].about,
      isSet: rule !== null,
      isElsewhere: Object.hasOwn(given, flag),
      defaultValue: rule?.defaultValue ?? (flag === 'onDemand2024Refresh' ? { all_sessions: true } : false),
      targets: rule?.targets ?? [],
      version: flagVersion(rule),
    };
  });
}
