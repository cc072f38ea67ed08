import { inShortTurn } from '../../../base/turns.ts';
import { attempts } from '../../attempt/service/attempts.ts';

/** How many comparisons of one account are in the hashing queue at once. */
const line = { atOnce: 2, waiting: attempts.signIns.most };

/**
 * Compares a password when the comparisons of the same account leave room, so that nobody fills the hashing queue with
 * those of one account; the browsers that it knows have a line of their own, which strangers do not fill (THR-13). Null
 * when too many wait already.
 */
export function inPasswordLine<T>(
  { accountName, isKnown }: { readonly accountName: string; readonly isKnown: boolean },
  compare: () => Promise<T | null>,
): Promise<T | null> {
  return inShortTurn(`passwords of ${isKnown ? 'known browsers' : 'strangers'} for ${accountName}`, line, compare);
}
