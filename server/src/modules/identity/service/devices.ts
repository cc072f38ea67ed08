import { ok, type Result } from '@atrium/domain/errors.ts';
import type { MemberContext } from '../../../base/context.ts';
import { machineNow } from '../../../base/process/clock.ts';
import type { Reader } from '../../../base/sql/statement.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import { listDevices } from '../store/devices.ts';
import { removeKnownBrowsers } from '../store/knownBrowsers.ts';
import { endOwnSignIn, endSignInsLike } from '../store/signIns.ts';
import type { SignedInDevice } from '../types.ts';
import { endSignIns } from './endSignIns.ts';

/** The rows of browsers that are still signed in. */
export interface DevicesLeft {
  readonly devices: readonly SignedInDevice[];
}

/**
 * Signs a row of the list out: every sign-in by that kind of browser but the one that asks, or the one that asks by its
 * own id. Another kind is not known any more, so that the member is mailed about its next sign-in (D74). A row that is
 * not there is answered in the same way, and so is one of somebody else.
 */
export async function endDevice(ctx: MemberContext, sid: string): Promise<Result<DevicesLeft>> {
  const { memberId } = ctx.viewer;
  const thisSid = ctx.signIn?.sid ?? null;
  const at = new Date(machineNow());
  await transaction(ctx.db, async (tx) => {
    if (sid === thisSid) {
      await endOwnSignIn(tx, { sid, memberId }, at);
      return;
    }
    await endSignInsLike(tx, { sid, memberId, exceptSid: thisSid }, at);
    await removeKnownBrowsers(tx, { memberId, exceptSid: thisSid, likeSid: sid });
  });
  return ok({ devices: await listOwnDevices(ctx) });
}

/** Signs every browser of the caller out but the one that asks. */
export async function endOtherDevices(ctx: MemberContext): Promise<Result<DevicesLeft>> {
  await transaction(ctx.db, (tx) => endSignIns(tx, ctx.viewer.memberId, ctx.signIn?.sid ?? null));
  return ok({ devices: await listOwnDevices(ctx) });
}

/** Where the caller is signed in: this browser, then each other kind of browser, the one last used first (ACT-01). */
export function listOwnDevices(ctx: MemberContext): Promise<SignedInDevice[]> {
  return listDevicesOf(ctx, ctx.viewer.memberId, ctx.signIn?.sid ?? null);
}

/** The same of any member, with `thisSid` first; null for somebody else who looks. */
export async function listDevicesOf(
  reader: Reader,
  memberId: string,
  thisSid: string | null = null,
): Promise<SignedInDevice[]> {
  const rows = await listDevices(reader, { memberId, thisSid, now: new Date(machineNow()) });
  return rows.map(({ signedInAt, lastUsedAt, ...row }) => ({
    ...row,
    signedInAt: signedInAt.getTime(),
    lastUsedAt: lastUsedAt.getTime(),
  }));
}
