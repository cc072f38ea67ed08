import { parseStaffRole, staffRoles, type StaffRole } from '@atrium/domain/access/staffRoles.ts';
import { ok } from '@atrium/domain/errors.ts';
import { StartupError } from '@atrium/server/base/process/startupError.ts';
import { openAcademy, type Site } from '@atrium/server/base/site.ts';
import type { StaffAct, StaffDeps } from '@atrium/server/base/staffChange.ts';
import { configuredAcademy } from '@atrium/server/env/configuredAcademy.ts';
import { readSettings } from '@atrium/server/modules/academy/service/keepAcademy.ts';
import { resetSecondFactors } from '@atrium/server/modules/accountSettings/service/staff/resetSecondFactors.ts';
import { saveStaffAddress } from '@atrium/server/modules/accountSettings/service/staff/saveStaffAddress.ts';
import { mergeAddresses } from '@atrium/server/modules/merge/service/staff/mergePeople.ts';
import { inviteStaff } from '@atrium/server/modules/staff/service/staff/inviteStaff.ts';
import { readTeam, saveStaffRoles, wordsOf } from '@atrium/server/modules/staff/service/staff/saveStaffRoles.ts';
import { withdrawInvitation } from '@atrium/server/modules/staff/service/staff/withdrawInvitation.ts';
import { linesOf, parseCommand, requiredOption, valueFor, type StaffCall } from '../staffCommand.ts';

const usage = `npm run staff -- <command>

  list                                                    the team: names, addresses, roles
  invite --email <address> --role <role> [--role …]       mails a link by which somebody joins the team with these
         [--company <id> …] [--course <id> …]             roles: with the account of that address, or a new one
  roles --email <address> --role <role> [--role …]        gives an account these roles and no others; the first one
        [--company <id> …] [--course <id> …]              makes the person staff, who may then open every area;
                                                          companies are those of success, courses of an instructor
  address --email <address> --to <address>                changes the address of somebody of the team: their sign-ins
          --reason <text>                                 end, and both addresses are mailed
  reset-factor --email <address> --reason <text>          removes the second factors of somebody who has lost them;
                                                          their sign-ins end, and they are mailed
  merge --email <address> --to <address>                  makes two accounts of one person one: the first goes into
        --reason <text>                                   the second; both addresses are mailed, it cannot be undone
  remove --email <address> --reason <text>                takes all roles; the person is a member like others again;
                                                          an invitation of that address is withdrawn

Roles: ${staffRoles.join(', ')}.
--reason <text> is kept in the audit log; what takes something away needs one, also a role.
--dry-run says what would change, and changes nothing.`;

const options = {
  email: { type: 'string' },
  role: { type: 'string', multiple: true },
  company: { type: 'string', multiple: true },
  course: { type: 'string', multiple: true },
  to: { type: 'string' },
  reason: { type: 'string' },
  'dry-run': { type: 'boolean' },
} as const;

type StaffGiven = Pick<StaffCall, 'db' | 'by' | 'now'> & {
  readonly env: Parameters<typeof configuredAcademy>[0];
};

/**
 * Carries out one command of `npm run staff`.
 * @returns the lines to print. @throws StartupError with a sentence when the command is wrong or refused.
 */
export async function runCommand(args: readonly string[], given: StaffGiven): Promise<readonly string[]> {
  const { values, positionals } = parseCommand(args, options, usage);
  const { email: address, role, company, course, to, reason = '', 'dry-run': dryRun = false } = values;
  const option = requiredOption({ email: address, to }, usage);
  const [name, ...more] = positionals;
  if (more.length > 0) throw new StartupError(usage);
  const { env, ...rest } = given;
  const academy = openAcademy(configuredAcademy(env));
  await readSettings(academy, rest.db);
  const { site } = academy;
  const deps = { ...rest, dryRun, reason, site };
  if (name === 'address' && role === undefined)
    return linesOf(await saveStaffAddress(deps, { email: option('email'), to: option('to') }));
  if (name === 'merge' && role === undefined)
    return linesOf(await mergeAddresses(deps, { email: option('email'), to: option('to') }));
  if (name === 'reset-factor') return linesOf(await resetSecondFactors(deps, { email: option('email') }));
  if (to !== undefined) throw new StartupError(usage);
  if (name === 'list') return writeTeam(deps);
  if ((name === 'roles' || name === 'invite') && role !== undefined) {
    const own = { customerIds: company ?? [], courseIds: course ?? [] };
    const input = { email: option('email'), roles: role.map(readRole), ...own };
    return linesOf(await (name === 'roles' ? saveStaffRoles(deps, input) : inviteStaff(deps, input)));
  }
  if (company !== undefined || course !== undefined) throw new StartupError(usage);
  if (name === 'remove' && role === undefined) return removePerson(deps, option('email'));
  throw new StartupError(usage);
}

async function removePerson(deps: StaffAct & { readonly site: Site }, email: string): Promise<readonly string[]> {
  const withdrawn = valueFor(await withdrawInvitation(deps, { email }));
  if (withdrawn.lines.length > 0) return linesOf(ok(withdrawn));
  const { lines, isSaved } = valueFor(await saveStaffRoles(deps, { email, roles: [] }));
  return lines.length === 0 ? [`${email} is not on the team.`] : linesOf(ok({ lines, isSaved }));
}

async function writeTeam(deps: Pick<StaffDeps, 'db'>): Promise<readonly string[]> {
  const team = await readTeam(deps);
  if (team.length === 0) return ['Nobody yet. npm run setup -- --email <address> begins.'];
  return team.map((person) => `${person.displayName} <${person.email}>: ${wordsOf(person)}`);
}

function readRole(text: string): StaffRole {
  const role = parseStaffRole(text);
  if (role === undefined) throw new StartupError(`There is no role ${text}.\n\n${usage}`);
  return role;
}
