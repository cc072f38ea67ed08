import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import type { MemberContext } from '../../../base/context.ts';
import { findListedProfile, findOwnProfile } from '../store/profiles.ts';
import type { MemberProfile } from '../types.ts';

/**
 * The profile of a member who may be listed, or the viewer's own (PRO-01, DIR-03, THR-28). Refuses with NOT_FOUND, the
 * same for hidden members as for those who do not exist.
 */
export async function getMemberProfile(ctx: MemberContext, userId: string): Promise<Result<MemberProfile>> {
  const isOwn = userId === ctx.viewer.memberId;
  const profile = await (isOwn ? findOwnProfile(ctx, userId) : findListedProfile(ctx, userId));
  return profile === null ? refuse('NOT_FOUND') : ok(profile);
}
