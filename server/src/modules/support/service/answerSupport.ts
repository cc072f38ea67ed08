import { refuseStaff } from '@atrium/domain/access/staffOperations.ts';
import type { Viewer } from '@atrium/domain/access/viewer.ts';
import { ok, refusal, refuse, type Result } from '@atrium/domain/errors.ts';
import type { Context, MemberContext, PreviewContext, Support } from '../../../base/context.ts';
import { rolledBack } from '../../../base/sql/rolledBack.ts';
import { findViewer } from '../../entitlement/service/findViewer.ts';
import { findOpenSupport } from '../store/supportSessions.ts';
import { supportQueries } from './supportQueries.ts';

/**
 * The support mode that is on in a sign-in; null without one, when its time is over, and for somebody whose roles do
 * not include it any more (STF-06). `viewer`: who is signed in.
 */
export async function findSupport(
  ctx: Pick<Context, 'db' | 'pool' | 'now'>,
  { viewer, sid }: { readonly viewer: Viewer | null; readonly sid: string },
): Promise<Support | null> {
  if (viewer === null || viewer.staff === null || viewer.staff.factor === 'OVERDUE') return null;
  if (refuseStaff(viewer, 'support.look') !== null) return null;
  return findOpenSupport(ctx, { sid, staffId: viewer.memberId, now: new Date(ctx.now) });
}

/**
 * Runs `read` as the member of a support mode, in a transaction in which the database refuses every write, whatever
 * the code does, and which is rolled back (THR-71). Nothing of the request is the member's: neither the sign-in nor the
 * network. Refuses with NOT_FOUND when the account has gone meanwhile.
 */
export async function answerSupport<T>(
  ctx: Context,
  support: Support,
  read: (member: MemberContext) => Promise<T>,
): Promise<Result<T>> {
  return rolledBack(ctx.pool, async (inside): Promise<Result<T>> => {
    await inside.endWriting();
    const within = { ...ctx, db: inside.db, pool: inside.pool };
    const viewer = await findViewer(within, support.memberId);
    if (viewer === null || viewer.staff !== null) return refuse('NOT_FOUND');
    const nobody = { signIn: null, ip: null, browser: null, knownBrowser: null };
    const preview = inSupport(support, ctx.now);
    return ok(await read({ ...within, ...nobody, preview, viewer, flags: () => Promise.resolve(viewer.flags) }));
  });
}

/** What support mode changes of a context. */
export function inSupport(support: Support, now: number): PreviewContext {
  return {
    realNow: now,
    onlyQueries: supportQueries,
    refusal: refusal('SUPPORT_MODE', { message: 'Support mode does not show this.', reason: 'NOT_SHOWN' }),
    support,
  };
}
