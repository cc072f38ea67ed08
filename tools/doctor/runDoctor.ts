import { parseArgs } from 'node:util';
import {
  describeHealth,
  healthExitCode,
  healthStates,
  type HealthLine,
  type HealthState,
} from '@atrium/domain/health/findings.ts';
import { StartupError } from '@atrium/server/base/process/startupError.ts';

const usage = `npm run doctor [-- --json] [-- --strict]

Looks at every part of the installation and says how it is, a line each: ok, off (not set up), warning, failure, and
what to do. It changes nothing, and prints no password and no key.

--json    prints {"summary": …, "lines": [{"id", "title", "state", "words", "todo"}]}, for a monitor:
          npm run --silent doctor -- --json
--strict  a warning makes the exit code 1

Exit codes: 0 nothing has failed, 1 a warning (with --strict), 2 a failure, 3 it could not look.`;

/** The exit code of a doctor who could not look, as plugins of monitors have it. */
export const unknownCode = 3;

/**
 * Carries out `npm run doctor` (OPE-05): what to print, and the exit code.
 * @throws StartupError with the usage for an option that it does not know.
 */
export async function runDoctor(
  args: readonly string[],
  findHealth: () => Promise<readonly HealthLine[]>,
): Promise<{ readonly text: string; readonly code: number }> {
  const { json, strict, help } = readOptions(args);
  if (help) return { text: usage, code: 0 };
  const lines = await findHealth();
  const code = healthExitCode(lines, strict);
  const summary = describeHealth(lines);
  const text = json ? JSON.stringify({ summary, lines }) : [...lines.flatMap(describeLine), '', summary].join('\n');
  return { text, code };
}

function readOptions(args: readonly string[]): { json: boolean; strict: boolean; help: boolean } {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { json: { type: 'boolean' }, strict: { type: 'boolean' }, help: { type: 'boolean' } },
      allowPositionals: true,
    });
    const words = positionals.filter((word) => word !== 'help');
    if (words.length > 0) throw new Error(`There is no ${words.join(' ')}.`);
    const help = values.help === true || positionals.length > 0;
    return { json: values.json === true, strict: values.strict === true, help };
  } catch (error) {
    throw new StartupError(`${(error as Error).message}\n\n${usage}`, { cause: error });
  }
}

const words: Readonly<Record<HealthState, string>> = {
  OK: 'ok',
  OFF: 'off',
  WARNING: 'warning',
  FAILURE: 'FAILURE',
};
const wordWidth = Math.max(...healthStates.map((state) => words[state].length)) + 1;
const titleWidth = 24;

/** 'warning Disk   4.0 GB of 500 GB are free …', and below it what to do. */
function describeLine({ state, title, words: said, todo }: HealthLine): string[] {
  const begin = words[state].padEnd(wordWidth) + title.padEnd(titleWidth);
  return [begin + said, ...(todo === null ? [] : [`${' '.repeat(wordWidth + titleWidth)}${todo}`])];
}
