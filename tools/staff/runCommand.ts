import { parseStaffRole, staffRoles, type StaffRole } from '@atrium/domain/access/staffRoles.ts';
import { StartupError } from '@atrium/server/base/process/startupError.ts';
import type { StaffDeps } from '@atrium/server/base/staffChange.ts';
import { readTeam, saveStaffRoles } from '@atrium/server/modules/staff/service/staff/saveStaffRoles.ts';
import { linesOf, parseCommand, requiredOption } from '../staffCommand.ts';

const usage = `npm run staff -- <command>

  list                                                    the team: names, addresses, roles
  roles --email <address> --role <role> [--role …]        gives an account these roles and no others; the first one
                                                          makes the person staff, who may then open every area
  remove --email <address>                                takes all roles; the person is a member like others again

Roles: ${staffRoles.join(', ')}.
--dry-run says what would change, and changes nothing.`;

const options = {
  email: { type: 'string' },
  role: { type: 'string', multiple: true },
  'dry-run': { type: 'boolean' },
} as const;

/**
 * Carries out one command of `npm run staff`.
 * @returns the lines to print. @throws StartupError with a sentence when the command is wrong or refused.
 */
export async function runCommand(
  args: readonly string[],
  given: Pick<StaffDeps, 'db' | 'by' | 'now'>,
): Promise<readonly string[]> {
  const { values, positionals } = parseCommand(args, options, usage);
  const { email: address, role, 'dry-run': dryRun = false } = values;
  const email = requiredOption({ email: address }, usage);
  const [name, ...more] = positionals;
  if (more.length > 0) throw new StartupError(usage);
  const deps = { ...given, dryRun };
  if (name === 'list') return writeTeam(deps);
  if (name === 'roles' && role !== undefined)
    return linesOf(await saveStaffRoles(deps, { email: email('email'), roles: role.map(readRole) }));
  if (name === 'remove' && role === undefined)
    return linesOf(await saveStaffRoles(deps, { email: email('email'), roles: [] }));
  throw new StartupError(usage);
}

async function writeTeam(deps: Pick<StaffDeps, 'db'>): Promise<readonly string[]> {
  const team = await readTeam(deps);
  if (team.length === 0) return ['Nobody yet. npm run setup -- --email <address> begins.'];
  return team.map(({ displayName, email, roles }) => `${displayName} <${email}>: ${roles.join(', ')}`);
}

function readRole(text: string): StaffRole {
  const role = parseStaffRole(text);
  if (role === undefined) throw new StartupError(`There is no role ${text}.\n\n${usage}`);
  return role;
}
