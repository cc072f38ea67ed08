import { StartupError } from '@atrium/server/base/process/startupError.ts';
import type { Db } from '@atrium/server/base/sql/db.ts';
import { checkFigures } from '@atrium/server/modules/organization/service/checkFigures.ts';
import { parseCommand } from '../staffCommand.ts';

const usage = `npm run staff -- figures --check | --rebuild

  --check     says which figures differ from what people did, and changes nothing
  --rebuild   computes all figures again, and says which were different

Both work while the product runs. What happened within the last minute may not be counted yet.`;

const options = { check: { type: 'boolean' }, rebuild: { type: 'boolean' } } as const;

/**
 * Carries out one command of `npm run staff -- figures`.
 * @returns the lines to print, and whether all figures were right. @throws StartupError when the command is wrong.
 */
export async function runCommand(
  args: readonly string[],
  db: Db,
  now: number,
): Promise<{ readonly lines: readonly string[]; readonly isRight: boolean }> {
  const { values, positionals } = parseCommand(args, options, usage);
  const { check, rebuild } = values;
  if (positionals.length > 0 || (check === true) === (rebuild === true)) throw new StartupError(usage);
  const found = await checkFigures(db, now, { keeps: rebuild === true });
  const different = found.filter(({ rows }) => rows > 0);
  const lines = different.map(
    ({ customerId, table, rows }) => `${customerId}: ${String(rows)} rows of ${table} differed`,
  );
  const companies = new Set(found.map(({ customerId }) => customerId)).size;
  return {
    lines: [
      ...lines,
      `${String(companies)} companies, ${different.length === 0 ? 'all figures are right' : 'not all figures were right'}.`,
    ],
    isRight: different.length === 0 || rebuild === true,
  };
}
