import { isExampleHere } from '@atrium/server/modules/example/service/isExampleHere.ts';
import { readSecret } from '@atrium/server/start/dataDirectory.ts';
import { openPorts } from '@atrium/server/start/ports.ts';
import type { StaffCall } from '../staffCommand.ts';
import { runCommand } from './runCommand.ts';

/** Carries out one command about realms with the providers' port of the installation. */
export async function runOnPorts(args: readonly string[], { db, env, by, now }: StaffCall): Promise<readonly string[]> {
  const secret = await readSecret(env);
  const { ports, close } = openPorts(env, {
    secret,
    mailFrom: () => env.MAIL_FROM ?? '',
    localPayments: null,
    hasExample: () => isExampleHere(db),
  });
  try {
    return await runCommand(args, { db, secret, identityProviders: ports.identityProviders, by, now });
  } finally {
    await close();
  }
}
