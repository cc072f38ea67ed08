import { maySignInBy } from '@atrium/domain/access/federatedSignIn.ts';
import { addressBond } from '@atrium/domain/account/emailChange.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import type { MemberContext } from '../../../base/context.ts';
import { machineNow } from '../../../base/process/clock.ts';
import { googleAuthority } from '../../federation/service/realms.ts';
import type { AccountLinking } from '../../federation/types.ts';
import { listOwnDevices } from '../../identity/service/devices.ts';
import { findSettings } from '../store/accountSettings.ts';
import type { AccountSettings } from '../types.ts';

/** The caller's ways to sign in, and the browsers that are signed in (ACT-01, ACT-02). */
export async function getAccountSettings(ctx: MemberContext): Promise<Result<AccountSettings>> {
  const { memberId } = ctx.viewer;
  const [found, devices] = await Promise.all([
    findSettings(ctx, memberId, new Date(machineNow())),
    listOwnDevices(ctx),
  ]);
  if (found === null) return refuse('NOT_FOUND');
  const { email, hasPassword, hasSecondFactor, pendingEmail, linkEmail, linkExpiresAt, linkVerifiedAt } = found;
  const isWaiting = linkExpiresAt !== null && linkExpiresAt > new Date(machineNow());
  const unlinked: AccountLinking = { result: 'UNLINKED', email: null };
  const linking: AccountLinking =
    linkVerifiedAt === null && !isWaiting
      ? unlinked
      : { result: linkVerifiedAt === null ? 'PENDING' : 'VERIFIED', email: linkEmail };
  const mayLink = ctx.ports.identityProviders.google !== null && maySignInBy(found, googleAuthority);
  return ok({
    email,
    hasPassword,
    hasSecondFactor,
    mayLink,
    linking,
    devices,
    addressBond: addressBond(found),
    pendingEmail,
  });
}
