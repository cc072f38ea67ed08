import { nextSteps, type NextStep } from '@atrium/domain/member/nextSteps.ts';
import type { MemberContext } from '../../../base/context.ts';
import { findFirstDone } from '../store/firstDone.ts';

/** What a limited member has and has not done yet (LIM-04); empty for every other account. */
export async function getNextStepsStatus(ctx: MemberContext): Promise<readonly NextStep[]> {
  const { accountType, memberId } = ctx.viewer;
  return accountType === 'LIMITED' ? nextSteps(await findFirstDone(ctx, memberId)) : [];
}
