import type { Context } from '../../base/context.ts';
import { refuse, ok, type Result } from '@atrium/domain/errors.ts';
import { countListedMembers, listListedMembers, type MemberCardRow } from './store.ts';

/** The signed-in member as the API answers it. Instants are millisecond strings. */
export interface Self {
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly displayName: string;
  readonly profileImageUrl: string | null;
  readonly jobRole: string | null;
  readonly manageBilling: boolean;
  readonly registrationDate: string;
  /** Null without a running trial. */
  readonly trialEndDate: string | null;
  readonly customer: OwnCustomer;
}

/** The customer that the member belongs to. */
export interface OwnCustomer {
  readonly customerId: string;
  readonly name: string;
  readonly type: 'CONSUMER' | 'ENTERPRISE' | 'INTERNAL';
  readonly hideMemberProfile: boolean;
  readonly disableAIFeatures: boolean;
  readonly enableProfAI: boolean;
  readonly logoUrl: string | null;
  readonly accentColor: string | null;
  readonly timeZone: string;
}

export interface ListMembersInput {
  readonly filter: string;
  readonly count: number;
  /** Page 0 and page 1 both mean the first (D65). */
  readonly page: number;
  readonly context: 'ADMIN' | 'HOMEPAGE' | 'MEMBERSPAGE';
}

export interface MemberPage {
  readonly list: readonly MemberCardRow[];
  /** Counted only where it is asked for. */
  readonly pageInfo: () => Promise<PageInfo>;
}

export interface PageInfo {
  /** How many may be listed; at most `mostListed`, which reads as 'so many and more'. */
  readonly total: number;
  readonly totalPages: number;
  readonly page: number;
  readonly count: number;
  readonly filter: string | null;
}

const maxCount = 50;
/** So far people page and are counted; who looks for somebody beyond that searches. */
export const mostListed = 1000;

/**
 * Fellow members who may be seen (D65, THR-28).
 * Refusals: FORBIDDEN for ADMIN by anyone but staff; INVALID_INPUT, also for a page beyond the first thousand people.
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
