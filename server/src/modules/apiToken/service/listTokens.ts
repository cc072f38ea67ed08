import { tokenState } from '@atrium/domain/access/apiToken.ts';
import { day } from '@atrium/domain/time.ts';
import type { Context } from '../../../base/context.ts';
import { listTokenRows } from '../store/tokens.ts';
import type { ApiToken } from '../types.ts';

/** How long a token is listed after its end, in milliseconds. */
const listedFor = 90 * day;

/** The API tokens of the academy, the newest first, with those that ended in the last 90 days (API-07). */
export async function listTokens({ db, now }: Pick<Context, 'db' | 'now'>): Promise<readonly ApiToken[]> {
  const rows = await listTokenRows(db, new Date(now - listedFor), new Date(now));
  return rows.map(({ mayWrite, ...row }) => ({
    ...row,
    scope: mayWrite ? 'WRITE' : 'READ',
    // the job that ends it when its time is over comes within a minute, and says no more
    state: row.endedAt !== null && row.endedAt >= row.expiresAt ? 'EXPIRED' : tokenState(row, now),
  }));
}
