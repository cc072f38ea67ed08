import { StartupError } from '@atrium/server/base/process/startupError.ts';
import type { StaffDeps } from '@atrium/server/base/staffChange.ts';
import { addCodes, removePerson, writePasses } from '@atrium/server/modules/pass/service/staff/passes.ts';
import { linesOf, parseCommand, valueFor } from '../staffCommand.ts';

const usage = `npm run staff -- passes <command> [--reason <text>] [--dry-run]

  list                        every pass: slots, times, state
  codes <code> <count>        makes one-time redemption codes, and prints them: only their hashes are kept
  remove <code> <address>     removes a registration, for a reason; its slot returns where the pass says so

A pass itself is a document: npm run content -- show pass <id>.
The reason is kept in the audit log. --dry-run says what would change, and changes nothing.`;

/**
 * Carries out one command of `npm run staff -- passes`.
 * @returns the lines to print. @throws StartupError with a sentence for each fault, when the command is wrong or
 * refused.
 */
export async function runCommand(
  args: readonly string[],
  given: Pick<StaffDeps, 'db' | 'by' | 'now'>,
): Promise<readonly string[]> {
  const { values, positionals } = parseCommand(
    args,
    { 'dry-run': { type: 'boolean' }, reason: { type: 'string' } },
    usage,
  );
  const [name, first, second, ...more] = positionals;
  const deps = { ...given, dryRun: values['dry-run'] === true, reason: values.reason ?? '' };
  if (more.length > 0) throw new StartupError(usage);
  if (name === 'list' && first === undefined) return writePasses(deps);
  if (name === 'codes' && first !== undefined && second !== undefined) {
    const added = await addCodes(deps, first, Number(second));
    // codes alone, for a file of them
    return deps.dryRun ? linesOf(added) : valueFor(added).lines;
  }
  if (name === 'remove' && first !== undefined && second !== undefined) {
    return linesOf(await removePerson(deps, first, second));
  }
  throw new StartupError(usage);
}
