import { readSecret } from '@atrium/server/start/dataDirectory.ts';
import { openPorts } from '@atrium/server/start/ports.ts';
import { runCommand } from './realm/runCommand.ts';
import { runStaffCommand } from './staffCommand.ts';

/**
 * `npm run realm`: enters the identity providers, domains and learning systems of customers, on the database of
 * `npm start`, while that runs or alone. What it changes holds for the next sign-in, without a restart.
 */
await runStaffCommand(async (args, { db, env, by, now }) => {
  const secret = await readSecret(env);
  const { ports, close } = openPorts(env, secret, null);
  try {
    return await runCommand(args, { db, secret, identityProviders: ports.identityProviders, by, now });
  } finally {
    await close();
  }
});
