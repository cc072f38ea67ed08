import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Result } from '@atrium/domain/errors.ts';
import {
  addDomain,
  addLearningSystem,
  dropDomain,
  dropLearningSystem,
  dropRealm,
} from '@atrium/server/modules/identity/service/federation/staff/changes.ts';
import { StartupError } from '@atrium/server/base/process/startupError.ts';
import { isReachable } from '@atrium/server/modules/identity/service/federation/staff/describe.ts';
import { listRealms } from '@atrium/server/modules/identity/service/federation/staff/listRealms.ts';
import type { RealmChange, StaffDeps } from '@atrium/server/modules/identity/service/federation/staff/makeChange.ts';
import { saveOidcRealm, saveSamlRealm } from '@atrium/server/modules/identity/service/federation/staff/saveRealm.ts';
import { usage } from './usage.ts';

const text = { type: 'string' } as const;
const options = {
  customer: text,
  metadata: text,
  issuer: text,
  'client-id': text,
  'client-secret-file': text,
  'by-link': text,
  domain: text,
  key: text,
  'redirect-url': text,
  pass: text,
  'end-overlap': { type: 'boolean' },
  'dry-run': { type: 'boolean' },
} as const;
const patience = 15_000;

/**
 * Carries out one command of `npm run realm`.
 * @returns the lines to print. @throws StartupError with one sentence, when the command is wrong or refused.
 */
export async function runCommand(
  args: readonly string[],
  given: Omit<StaffDeps, 'dryRun' | 'now'>,
): Promise<readonly string[]> {
  const { values, positionals } = parse(args);
  const deps = { ...given, dryRun: values['dry-run'] === true, now: Date.now() };
  const needed = (name: Exclude<keyof typeof values, 'end-overlap' | 'dry-run'>): string => {
    const value = values[name];
    if (value === undefined || value === '') throw new StartupError(`--${name} is needed.\n\n${usage}`);
    return value;
  };
  const target = (): { customerId: string; byLink?: boolean } => {
    const byLink = values['by-link'];
    if (byLink !== undefined && byLink !== 'yes' && byLink !== 'no') throw new StartupError('--by-link is yes or no.');
    return { customerId: needed('customer'), ...(byLink !== undefined && { byLink: byLink === 'yes' }) };
  };
  const commands: Readonly<Record<string, () => Promise<Result<RealmChange>>>> = {
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
        clientSecret: (await readText(needed('client-secret-file'))).trim(),
      }),
    remove: () => dropRealm(deps, needed('customer')),
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
  const result = await command();
  if (!result.ok) throw new StartupError(result.refusal.reason);
  const { lines, isSaved } = result.value;
  if (lines.length === 0) return ['Nothing changes: it is so already.'];
  return [...lines, isSaved ? 'Saved.' : 'Dry run: nothing was saved.'];
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new StartupError(`${(error as Error).message}\n\n${usage}`, { cause: error });
  }
}

function readText(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: unknown) => {
    throw new StartupError(`${file} cannot be read: ${(error as Error).message}`, { cause: error });
  });
}

/** Metadata from a file, or over https; what comes over plain http could have been changed on its way. */
async function readMetadata(place: string): Promise<string> {
  if (!/^https?:/.test(place)) return readText(place);
  if (!isReachable(place))
    throw new StartupError(`${place} is no https address; fetch the file yourself and check it.`);
  const response = await fetch(place, { signal: AbortSignal.timeout(patience), redirect: 'error' });
  if (!response.ok) throw new StartupError(`${place} answers ${String(response.status)}.`);
  return response.text();
}
