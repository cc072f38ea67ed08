import type { Context } from '../../../base/context.ts';
import { accountNameOf } from '../../attempt/service/accountName.ts';
import { findPassword } from '../store/passwords.ts';
import { knownDeviceId } from './knownDevice.ts';

/**
 * Whether the caller's browser has signed in to the account with this address, by its present password. It asks the
 * database the same whether there is an account or not (THR-12).
 */
export async function isKnownDevice(
  { db, secret, device }: Pick<Context, 'db' | 'secret' | 'device'>,
  address: string,
): Promise<boolean> {
  const accountName = await accountNameOf({ db }, address);
  const passwordSince = (await findPassword(db, address))?.changedAt ?? null;
  return knownDeviceId(device ?? undefined, { accountName, passwordSince }, secret) !== null;
}
