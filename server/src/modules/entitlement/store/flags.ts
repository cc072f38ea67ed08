import type { FlagRule } from '@atrium/domain/access/evaluateFlag.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../base/db.ts';

/** Every flag's rule. */
export async function listFlagRules(tx: Tx): Promise<FlagRule[]> {
  const { rows } = await sql<FlagRule>`
    select flag, default_value as "defaultValue", targets from flag order by flag`.execute(tx);
  return rows;
}
