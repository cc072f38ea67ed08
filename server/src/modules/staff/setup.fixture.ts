import { randomUUID } from 'node:crypto';
import type { TestServer } from '../../testing/harness.ts';
import { actOf } from '../../testing/operator.ts';
import { inviteStaff } from './service/staff/inviteStaff.ts';
import { makeSetupLink } from './service/staff/makeSetupLink.ts';

/** Takes the owners' roles away, so that the academy is as before its first owner; the people stay. */
export async function withoutOwner(server: TestServer): Promise<void> {
  await server.db.deleteFrom('staff_role').where('role', '=', 'owner').execute();
}

/** Gives somebody of the team the role of an owner again. */
export async function giveOwner({ db }: TestServer, memberId: string): Promise<void> {
  const role = { member_id: memberId, role: 'owner', since: new Date() } as const;
  await db
    .insertInto('staff_role')
    .values(role)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The secret of a new link for the first owner of an academy without one. */
export async function newSetupToken(server: TestServer, email = `${randomUUID()}@owner.example`): Promise<string> {
  const made = await makeSetupLink(actOf(server), email);
  if (!made.ok) throw new Error(made.refusal.reason);
  return made.value.slice('/setup/'.length);
}

/** The secret of a new invitation of this address to the team, from its mail. */
export async function newInvitationToken(server: TestServer, email = `${randomUUID()}@team.example`): Promise<string> {
  const made = await inviteStaff(actOf(server), { email, roles: ['editor'] });
  if (!made.ok) throw new Error(made.refusal.reason);
  const mails = server.db.selectFrom('mail').select('body').where('letter', '=', 'staffInvited');
  const { body } = await mails.where('to_address', '=', email).orderBy('mail_id', 'desc').executeTakeFirstOrThrow();
  return /\/join-team\/([\w-]+)/.exec(body)?.[1] ?? '';
}

export const ownerForm = { firstName: 'Olga', lastName: 'Berg', password: 'Another-pass-2!' };
