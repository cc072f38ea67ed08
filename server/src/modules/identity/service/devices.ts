import { ok, type Result } from '@atrium/domain/errors.ts';
import { machineNow } from '../../../base/process/clock.ts';
import type { MemberContext } from '../../../base/context.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import { listDevices } from '../store/devices.ts';
import { endOwnSignIn } from '../store/signIns.ts';
import type { SignedInDevice } from '../types.ts';
import { endSignIns } from './endSignIns.ts';

/** The browsers that are still signed in. */
export interface DevicesLeft {
  readonly devices: readonly SignedInDevice[];
}

/** Signs one browser of the caller out; one that is not theirs, or not there, answers the same. */
export async function endDevice(ctx: MemberContext, sid: string): Promise<Result<DevicesLeft>> {
  const { memberId } = ctx.viewer;
  await transaction(ctx.db, (tx) => endOwnSignIn(tx, { sid, memberId }, new Date(machineNow())));
  return ok({ devices: await listOwnDevices(ctx) });
}

/** Signs every browser of the caller out but the one that asks. */
export async function endOtherDevices(ctx: MemberContext): Promise<Result<DevicesLeft>> {
  await transaction(ctx.db, (tx) => endSignIns(tx, ctx.viewer.memberId, ctx.signIn?.sid ?? null));
  return ok({ devices: await listOwnDevices(ctx) });
}

/** The browsers in which the caller is signed in, the one last used first (ACT-01). */
export async function listOwnDevices(ctx: MemberContext): Promise<SignedInDevice[]> {
  const rows = await listDevices(ctx, ctx.viewer.memberId, new Date(machineNow()));
  return rows.map(({ sid, device, signedInAt, lastUsedAt }) => ({
    sid,
    device,
    signedInAt: signedInAt.getTime(),
    lastUsedAt: lastUsedAt.getTime(),
    isThis: sid === ctx.signIn?.sid,
  }));
}
