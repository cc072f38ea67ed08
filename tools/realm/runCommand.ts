import type { Result } from '@atrium/domain/errors.ts';
import { limitedFetch } from '@atrium/server/base/http/limitedFetch.ts';
import { StartupError } from '@atrium/server/base/process/startupError.ts';
import type { StaffChange } from '@atrium/server/base/staffChange.ts';
import {
  addDomain,
  addLearningSystem,
  dropDomain,
  dropLearningSystem,
  dropRealm,
} from '@atrium/server/modules/federation/service/staff/changes.ts';
import { isReachable } from '@atrium/server/modules/federation/service/staff/describe.ts';
import { forgetPerson } from '@atrium/server/modules/federation/service/staff/forgetPerson.ts';
import { listRealms } from '@atrium/server/modules/federation/service/staff/listRealms.ts';
import type { RealmDeps } from '@atrium/server/modules/federation/service/staff/makeChange.ts';
import { saveOidcRealm, saveSamlRealm } from '@atrium/server/modules/federation/service/staff/saveRealm.ts';
import { linesOf, parseCommand, readTextFile, requiredOption } from '../staffCommand.ts';
import { usage } from './usage.ts';

const text = { type: 'string' } as const;
const options = {
  customer: text,
  metadata: text,
  issuer: text,
  'client-id': text,
  'client-secret-file': text,
  'by-link': text,
  member: text,
  email: text,
  domain: text,
  key: text,
  'redirect-url': text,
  pass: text,
  'end-overlap': { type: 'boolean' },
  reason: text,
  'dry-run': { type: 'boolean' },
} as const;
const fetchTimeout = 15_000;

/**
 * Carries out one command of `npm run staff -- realm`.
 * @returns the lines to print. @throws StartupError with one sentence, when the command is wrong or refused.
 */
export async function runCommand(
  args: readonly string[],
  given: Omit<RealmDeps, 'dryRun' | 'reason'>,
): Promise<readonly string[]> {
  const { values, positionals } = parseCommand(args, options, usage);
  const deps = { ...given, dryRun: values['dry-run'] === true, reason: values.reason ?? '' };
  const needed = requiredOption(values, usage);
  const target = (): { customerId: string; byLink?: boolean } => {
    const byLink = values['by-link'];
    if (byLink !== undefined && byLink !== 'yes' && byLink !== 'no') throw new StartupError('--by-link is yes or no.');
    return { customerId: needed('customer'), ...(byLink !== undefined && { byLink: byLink === 'yes' }) };
  };
  const commands: Readonly<Record<string, () => Promise<Result<StaffChange>>>> = {
    saml: async () =>
      saveSamlRealm(deps, {
        ...target(),
        metadata: await readMetadata(needed('metadata')),
        endsOverlap: values['end-overlap'] === true,
      }),
    oidc: async () =>
      saveOidcRealm(deps, {
        ...target(),
        issuer: needed('issuer'),
        clientId: needed('client-id'),
        clientSecret: (await readTextFile(needed('client-secret-file'))).trim(),
      }),
    remove: () => dropRealm(deps, needed('customer')),
    forget: () =>
      forgetPerson(deps, {
        customerId: needed('customer'),
        memberId: values.member ?? null,
        email: values.email ?? null,
      }),
    domain: () => addDomain(deps, { customerId: needed('customer'), domain: needed('domain') }),
    'remove-domain': () => dropDomain(deps, needed('domain')),
    'learning-system': () =>
      addLearningSystem(deps, {
        providerKey: needed('key'),
        realmId: values.customer ?? null,
        redirectUrl: values['redirect-url'] ?? null,
        passShortCode: values.pass ?? null,
      }),
    'remove-learning-system': () => dropLearningSystem(deps, needed('key')),
  };
  const [name = '', ...more] = positionals;
  if (name === 'help') return [usage];
  if (name === 'list') return listRealms(deps.db);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined || more.length > 0) throw new StartupError(usage);
  return linesOf(await command());
}

/** Metadata from a file, or over https; what comes over plain http could have been changed on its way. */
async function readMetadata(place: string): Promise<string> {
  if (!/^https?:/.test(place)) return readTextFile(place);
  if (!isReachable(place))
    throw new StartupError(`${place} is no https address; fetch the file yourself and check it.`);
  const response = await limitedFetch(place, { signal: AbortSignal.timeout(fetchTimeout), redirect: 'error' });
  if (!response.ok) throw new StartupError(`${place} answers ${String(response.status)}.`);
  return response.text();
}
