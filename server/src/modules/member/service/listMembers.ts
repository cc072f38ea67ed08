import type { Context } from '../../../base/context.ts';
import { refuse, ok, type Result } from '@atrium/domain/errors.ts';
import { countListedMembers, listListedMembers } from '../store/members.ts';
import type { MemberPage } from '../types.ts';

export interface ListMembersInput {
  readonly filter: string;
  readonly count: number;
  /** Page 0 and page 1 both mean the first (D65). */
  readonly page: number;
  readonly context: 'ADMIN' | 'HOMEPAGE' | 'MEMBERSPAGE';
}

const maxCount = 50;
/** The directory lists and counts up to this many people; anybody beyond is found by searching. */
export const mostListed = 1000;

/**
 * Members who may be listed (D65, THR-28). Refuses with FORBIDDEN for ADMIN by anyone but staff; with INVALID_INPUT,
 * also for a page beyond the first thousand people.
 */
export async function listMembers(ctx: Context, input: ListMembersInput): Promise<Result<MemberPage>> {
  if (input.context === 'ADMIN' && ctx.viewer?.accountType !== 'EMPLOYEE') return refuse('FORBIDDEN');
  if (input.count < 1 || input.count > maxCount || input.page < 0) return refuse('INVALID_INPUT');
  const filter = input.filter.trim();
  const page = Math.max(1, input.page);
  if ((page - 1) * input.count >= mostListed) return refuse('INVALID_INPUT', { reason: 'PAGE' });
  const list = await listListedMembers(ctx, { filter, count: input.count, page: page - 1 });
  return ok({
    list,
    pageInfo: async () => {
      const total = await countListedMembers(ctx, filter, mostListed);
      const totalPages = Math.ceil(total / input.count);
      return { total, totalPages, page, count: input.count, filter: filter === '' ? null : filter };
    },
  });
}
