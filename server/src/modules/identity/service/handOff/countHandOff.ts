import { minute } from '@atrium/domain/time.ts';
import type { Db } from '../../../../base/sql/db.ts';
import { countAttempt } from '../tries.ts';

/** How many codes for other sites one member gets in a window, in whichever way they are asked for. */
export const handOffLimit = { most: 60, window: 15 * minute } as const;

/** Counts one code before it is made. Returns the seconds to wait when there were too many, else null. */
export function countHandOff(
  deps: { readonly db: Db; readonly secret: string },
  memberId: string,
): Promise<number | null> {
  return countAttempt(deps, 'hand-off', memberId, handOffLimit);
}
