import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import type { MemberContext } from '../../../base/context.ts';
import { findNewestContent } from '../store/contents.ts';
import type { PlanVersion } from '../types.ts';

/** The quiz that members are asked now (PLN-01). Refuses with NOT_FOUND before there is one. */
export async function getQuiz(ctx: MemberContext): Promise<Result<PlanVersion>> {
  const newest = await findNewestContent(ctx);
  return newest === null ? refuse('NOT_FOUND') : ok(newest);
}
