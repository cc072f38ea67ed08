import { nextSteps, type NextStep } from '@atrium/domain/member/nextSteps.ts';
import type { MemberContext } from '../../../base/context.ts';
import { findFirstDone } from '../store/firstDone.ts';

/**
 * What a limited member has and has not done yet (LIM-04); empty for every other account, and
 * while there is no course (BEG-06).
 */
export async function getNextStepsStatus(ctx: MemberContext): Promise<readonly NextStep[]> {
  const { accountType, memberId } = ctx.viewer;
  if (accountType !== 'LIMITED') return [];
  const first = await findFirstDone(ctx, memberId);
  return first.possible ? nextSteps(first) : [];
}
