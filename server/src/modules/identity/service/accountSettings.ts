import { maySignInBy } from '@atrium/domain/access/federatedSignIn.ts';
import { addressBond } from '@atrium/domain/account/emailChange.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { machineNow } from '../../../base/process/clock.ts';
import type { MemberContext } from '../../../base/context.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import { findSettings, listDevices } from '../store/accountSettings.ts';
import { endOwnSignIn, endSignInsOf } from '../store/signIns.ts';
import type { AccountLinking, AccountSettings, SignedInDevice } from '../types.ts';
import { googleAuthority } from './federation/realms.ts';

/** The caller's ways to sign in, and the browsers that are signed in (ACT-01, ACT-02). */
export async function getAccountSettings(ctx: MemberContext): Promise<Result<AccountSettings>> {
  const { memberId } = ctx.viewer;
  const [found, devices] = await Promise.all([
    findSettings(ctx, memberId, new Date(machineNow())),
    listOwnDevices(ctx),
  ]);
  if (found === undefined) return refuse('NOT_FOUND');
  const { email, hasPassword, pendingEmail, linkEmail, linkExpiresAt, linkVerifiedAt } = found;
  const isWaiting = linkExpiresAt !== null && linkExpiresAt > new Date(machineNow());
  const unlinked: AccountLinking = { result: 'UNLINKED', email: null };
  const linking: AccountLinking =
    linkVerifiedAt === null && !isWaiting
      ? unlinked
      : { result: linkVerifiedAt === null ? 'PENDING' : 'VERIFIED', email: linkEmail };
  const mayLink = ctx.ports.identityProviders.google !== null && maySignInBy(found, googleAuthority);
  return ok({ email, hasPassword, mayLink, linking, devices, addressBond: addressBond(found), pendingEmail });
}

/** Signs one browser of the caller out; one that is not theirs, or not there, answers the same. */
export async function endDevice(ctx: MemberContext, sid: string): Promise<Result<DevicesLeft>> {
  const { memberId } = ctx.viewer;
  await transaction(ctx.db, (tx) => endOwnSignIn(tx, { sid, memberId }, new Date(machineNow())));
  return ok({ devices: await listOwnDevices(ctx) });
}

/** Signs every browser of the caller out but the one that asks. */
export async function endOtherDevices(ctx: MemberContext): Promise<Result<DevicesLeft>> {
  const { memberId } = ctx.viewer;
  const own = ctx.signIn?.sid ?? null;
  await transaction(ctx.db, (tx) => endSignInsOf(tx, memberId, new Date(machineNow()), own));
  return ok({ devices: await listOwnDevices(ctx) });
}

/** The browsers that are still signed in. */
interface DevicesLeft {
  readonly devices: readonly SignedInDevice[];
}

async function listOwnDevices(ctx: MemberContext): Promise<SignedInDevice[]> {
  const rows = await listDevices(ctx, ctx.viewer.memberId, new Date(machineNow()));
  return rows.map(({ sid, device, signedInAt, lastUsedAt }) => ({
    sid,
    device,
    signedInAt: signedInAt.getTime(),
    lastUsedAt: lastUsedAt.getTime(),
    isThis: sid === ctx.signIn?.sid,
  }));
}
