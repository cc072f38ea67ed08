import { randomUUID } from 'node:crypto';
import type { TestServer } from '../../testing/harness.ts';
import { operator } from '../../testing/operator.ts';
import { makeSetupLink } from './service/staff/makeSetupLink.ts';

/** Takes the owners' roles away, so that the academy is as before its first owner; the people stay. */
export async function withoutOwner(server: TestServer): Promise<void> {
  await server.db.deleteFrom('staff_role').where('role', '=', 'owner').execute();
}

/** The secret of a new link for the first owner of an academy without one. */
export async function newSetupToken(server: TestServer, email = `${randomUUID()}@owner.example`): Promise<string> {
  const made = await makeSetupLink({ db: server.db, by: operator, now: server.clock.now() }, email);
  if (!made.ok) throw new Error(made.refusal.reason);
  return made.value.slice('/setup/'.length);
}

export const ownerForm = { firstName: 'Olga', lastName: 'Berg', password: 'Another-pass-2!' };
