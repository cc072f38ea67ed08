import path from 'node:path';
import { StartupError } from '@atrium/server/base/process/startupError.ts';
import type { StaffDeps } from '@atrium/server/base/staffChange.ts';
import { saveContent, writeContent } from '@atrium/server/modules/plan/service/staff/saveContent.ts';
import { linesOf, parseCommand, readJsonFile, readTextFile } from '../staffCommand.ts';

/** A quiz whose courses are placeholders: a plan needs one, and an empty academy has none. */
const example = path.join(import.meta.dirname, 'example.json');

const usage = `npm run staff -- plans <command>

  example                   prints a small quiz, to begin with
  show                      prints the quiz, the plans and the rules as JSON
  save <file> [--dry-run]   saves them, changed, as the next version

Change what 'show' prints and save it; what 'example' prints needs the ids of your courses first. Members keep their plan until they retake the quiz.
--dry-run says what would change, and changes nothing. 'npm run --silent staff -- plans show > quiz.json' makes the file.`;

/**
 * Carries out one command of `npm run staff -- plans`.
 * @returns the lines to print. @throws StartupError with a sentence for each fault, when the command is wrong or
 * refused.
 */
export async function runCommand(
  args: readonly string[],
  given: Pick<StaffDeps, 'db' | 'by' | 'now'>,
): Promise<readonly string[]> {
  const { values, positionals } = parseCommand(args, { 'dry-run': { type: 'boolean' } }, usage);
  const [name, file, ...more] = positionals;
  if (name === 'example' && file === undefined) return [(await readTextFile(example)).trimEnd()];
  if (name === 'show' && file === undefined)
    return [(await writeContent(given)) ?? "There is no quiz yet. 'example' prints one to begin with."];
  if (name !== 'save' || file === undefined || more.length > 0) throw new StartupError(usage);
  const dryRun = values['dry-run'] === true;
  return linesOf(await saveContent({ ...given, dryRun }, await readJsonFile(file)));
}
