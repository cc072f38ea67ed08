import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import type { Context } from '../../../base/context.ts';
import { machineNow } from '../../../base/process/clock.ts';
import { digest } from '../../../base/secret.ts';
import { findSetupLink } from '../store/setupLinks.ts';
import { isOwned } from '../store/team.ts';
import type { Setup } from '../types.ts';

/**
 * Whose link of the first owner this is. Refuses with NOT_FOUND for one that is unknown, has expired, or is not needed
 * any more: all look alike (BEG-02, THR-63).
 */
export async function getSetup({ db }: Context, token: string): Promise<Result<Setup>> {
  const link = await findSetupLink(db, digest(token), new Date(machineNow()));
  if (link === null || (await isOwned(db))) return refuse('NOT_FOUND');
  return ok({ email: link.address });
}
