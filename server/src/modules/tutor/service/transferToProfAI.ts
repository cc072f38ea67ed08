import { isTutorAllowed } from '@atrium/domain/access/tutorAccess.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import type { MemberContext } from '../../../base/context.ts';
import type { TutorTransfer } from '../types.ts';

/**
 * Hands the caller over to the AI tutor (TUT-01, D72, THR-23): the tutor's address with a one-time code, by which the
 * tutor asks our issuer who arrived. Refuses with FORBIDDEN for somebody whose company has not enabled the tutor or has
 * disabled AI features, with UNAVAILABLE where no tutor is configured, and with RATE_LIMITED. Every call gives another
 * code.
 */
export async function transferToProfAI(ctx: MemberContext): Promise<Result<TutorTransfer>> {
  const { tutor } = ctx.ports;
  if (!isTutorAllowed(ctx.viewer)) return refuse('FORBIDDEN', { reason: 'CUSTOMER' });
  if (tutor === null) return refuse('UNAVAILABLE');
  if (!ctx.signIn) return refuse('UNAUTHENTICATED');
  const code = await ctx.signIn.obtainCode(tutor.url);
  if (!code.ok) return code;
  const url = new URL(tutor.url);
  url.searchParams.set('acode', code.value);
  ctx.log.info({ memberId: ctx.viewer.memberId }, 'a member is handed over to the AI tutor');
  return ok({ profAIUrl: url.href });
}
