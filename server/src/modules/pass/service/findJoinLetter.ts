import type { Context } from '../../../base/context.ts';
import type { Tx } from '../../../base/sql/db.ts';
import type { Letter } from '../../../mail/layout.ts';
import { findHolder } from '../store/holders.ts';
import { findPassById } from '../store/passes.ts';
import { findRegistrationById } from '../store/registrations.ts';
import { joinLetter } from './mailNextStep.ts';

/**
 * The mail about a registration to the account that has its address: signing in accepts it. Null when there is no such
 * account, or the registration is gone.
 */
export async function findJoinLetter(
  tx: Tx,
  ctx: Pick<Context, 'site'>,
  registrationId: string,
): Promise<Letter | null> {
  const registration = await findRegistrationById(tx, registrationId);
  if (registration === null) return null;
  const pass = await findPassById(tx, registration.passId);
  const holder = await findHolder(tx, registration.address);
  return pass === null || holder === null ? null : joinLetter(ctx, pass, holder);
}
