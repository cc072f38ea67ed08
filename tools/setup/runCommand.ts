import { setupLinkLifetime } from '@atrium/domain/account/firstOwner.ts';
import { lengthInWords } from '@atrium/domain/time.ts';
import { StartupError } from '@atrium/server/base/process/startupError.ts';
import { makeSetupLink } from '@atrium/server/modules/staff/service/staff/makeSetupLink.ts';
import { parseCommand, requiredOption, valueFor, type StaffCall } from '../staffCommand.ts';

const usage = `npm run setup -- --email <address> [--reason <text>] [--json]

Prints a link by which the first owner of the academy makes their account. It is good once, for an hour, and only while
there is no owner; each new link ends the one before. The reason is kept in the audit log. --json prints {"link": …}, for a script:
npm run --silent setup -- --email <address> --json`;

const options = { email: { type: 'string' }, reason: { type: 'string' }, json: { type: 'boolean' } } as const;

/**
 * Carries out `npm run setup` (BEG-01, BEG-02).
 * @returns the lines to print. @throws StartupError with a sentence when the command is wrong or refused.
 */
export async function runCommand(args: readonly string[], call: StaffCall): Promise<readonly string[]> {
  const { values, positionals } = parseCommand(args, options, usage);
  if (positionals.length > 0) throw new StartupError(usage);
  const email = requiredOption(values, usage)('email');
  const path = valueFor(await makeSetupLink({ ...call, reason: values.reason ?? '' }, email));
  const link = new URL(path, call.env.PUBLIC_URL).href;
  if (values.json === true) return [JSON.stringify({ link })];
  return [
    `Open this link within ${lengthInWords(setupLinkLifetime)} to become the owner of the academy. Whoever opens it first does, so keep it to yourself:`,
    '',
    link,
  ];
}
