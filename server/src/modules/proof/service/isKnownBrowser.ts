import type { Context } from '../../../base/context.ts';
import { accountNameOf } from '../../attempt/service/accountName.ts';
import { findPassword } from '../store/passwords.ts';
import { knownBrowserId } from './knownBrowser.ts';

/**
 * Whether the caller's browser has signed in to the account with this address, by its present password. It asks the
 * database the same whether there is an account or not (THR-12).
 */
export async function isKnownBrowser(
  { db, secret, knownBrowser }: Pick<Context, 'db' | 'secret' | 'knownBrowser'>,
  address: string,
): Promise<boolean> {
  const accountName = await accountNameOf({ db }, address);
  const passwordSince = (await findPassword(db, address))?.changedAt ?? null;
  return knownBrowserId(knownBrowser ?? undefined, { accountName, passwordSince }, secret) !== null;
}
