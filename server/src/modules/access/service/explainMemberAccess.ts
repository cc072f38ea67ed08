import { accessRules } from '@atrium/domain/access/accessRules.ts';
import { checkRoute } from '@atrium/domain/access/checkRoute.ts';
import { explainAccess, type AccessQuestion } from '@atrium/domain/access/explainAccess.ts';
import { reachesCompany, staffReach } from '@atrium/domain/access/staffOperations.ts';
import { matchPage } from '@atrium/domain/access/studioRoutes.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import type { MemberContext, StaffContext } from '../../../base/context.ts';
import { getUserSession } from '../../enrollment/service/getUserSession.ts';
import { findViewer } from '../../entitlement/service/findViewer.ts';
import { personOf } from '../../entitlement/service/viewer.ts';
import type { MemberAccess } from '../types.ts';

/** The last instant that a date can hold, epoch milliseconds. */
const endOfTime = 8_640_000_000_000_000;

/**
 * What a member could open at an instant, and why, for staff: by what the page itself asks for and is answered (D2 to
 * D4, D6, D82). `at`: epoch milliseconds as text, past or
 * future; null for now. The member's grants, enrollment and the flags are those of today. Refuses with NOT_FOUND for an
 * unknown member, with INVALID_INPUT for an unreadable instant.
 */
export async function explainMemberAccess(
  ctx: StaffContext,
  { userId, address, at: given }: { readonly userId: string; readonly address: string; readonly at: string | null },
): Promise<Result<MemberAccess>> {
  const at = given === null ? ctx.now : /^\d{1,16}$/.test(given) ? Number(given) : Infinity;
  if (at > endOfTime) return refuse('INVALID_INPUT', { field: 'at' });
  const then = { ...ctx, now: at, signIn: null };
  const viewer = await findViewer(then, userId);
  const person = viewer === null ? null : personOf(viewer);
  if (viewer === null || person === null) return refuse('NOT_FOUND');
  // somebody of another company looks like nobody
  if (!reachesCompany(staffReach(ctx.staff, 'person.read'), person.customer.customerId)) return refuse('NOT_FOUND');
  return ok(await explainPage({ ...then, viewer, flags: () => Promise.resolve(viewer.flags) }, address));
}

/** The same for a member whose context was made for that instant, whoever asks. */
export async function explainPage(ctx: MemberContext, address: string): Promise<MemberAccess> {
  const { viewer, now: at } = ctx;
  const [path = '', query] = (address.split('#', 1)[0] ?? '').split('?', 2);
  const { accountType, customizations } = viewer;
  const facts = await factsOf(ctx, path, query);
  const grants = personOf(viewer)?.grants ?? [];
  const explained = explainAccess(viewer, grants, { address: path, at, ...facts });
  return { ...explained, rules: accessRules(viewer, path, explained), accountType, customizations };
}

type PageFacts = Pick<AccessQuestion, 'answered' | 'session'>;

/** What the page itself asks for, and the session that it is about; nothing where its route is refused. */
async function factsOf(ctx: MemberContext, path: string, query: string | undefined): Promise<PageFacts> {
  const match = matchPage(path);
  if (match?.kind !== 'page' || checkRoute(ctx.viewer, path).kind !== 'allow') return {};
  const { sessionId, topLevelId } = match.params;
  const id = sessionId ?? topLevelId;
  const [answered, session] = await Promise.all([
    ctx.askPage(ctx, { ...match, query }),
    id === undefined ? null : getUserSession(ctx, id),
  ]);
  return { answered, ...(session?.ok === true && { session: session.value }) };
}
