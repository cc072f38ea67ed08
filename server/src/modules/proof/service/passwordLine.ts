import { inShortTurn } from '../../../base/turns.ts';
import { attempts } from '../../attempt/service/attempts.ts';
import { networkOf } from '../../attempt/service/networkOf.ts';

/** How many comparisons of one account, and of one network, are in the hashing queue at once. */
const accountLine = { atOnce: 2, waiting: attempts.signIns.most };
const networkLine = { atOnce: 8, waiting: 56 };

/**
 * Compares a password when those of the same account and network leave room, so that nobody fills the hashing queue,
 * which all share, alone (THR-13). Null when too many wait already.
 */
export function inPasswordLine<T>(
  { accountName, ip }: { readonly accountName: string; readonly ip: string },
  compare: () => Promise<T | null>,
): Promise<T | null> {
  const inNetwork = () => inShortTurn(`passwords of network ${networkOf(ip)}`, networkLine, compare);
  return inShortTurn(`passwords of account ${accountName}`, accountLine, inNetwork);
}
