import type { Context } from '../../../base/context.ts';
import { findAccountName } from '../store/accountNames.ts';

/**
 * One name for all spellings of an address, under which its attempts are counted; it need not have an account (THR-13).
 */
export function accountNameOf({ db }: Pick<Context, 'db'>, address: string): Promise<string> {
  return findAccountName(db, address);
}
