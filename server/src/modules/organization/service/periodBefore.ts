import { ok, refuse } from '@atrium/domain/errors.ts';
import type { FigureFilter } from '@atrium/domain/organization/figures.ts';
import { periodBefore } from '@atrium/domain/organization/periodBefore.ts';
import type { MemberContext } from '../../../base/context.ts';
import { findPeriodBefore } from '../store/periodBefore.ts';
import type { Answer, Stats } from '../types.ts';
import { readTenant } from './tenantOf.ts';

/** The days directly before a range, as many as it has; null where there is nothing to compare with. */
export interface PeriodBefore {
  readonly stats: Pick<Stats, 'usersEngaged' | 'lessonsStarted' | 'coursesCompleted' | 'badgesEarned'> | null;
  /** yyyy-MM-dd, as the next; the last day is included. */
  readonly from: string | null;
  readonly to: string | null;
}

/**
 * The figures of as many days directly before a range (ORG-02), by the same rules (D58). Without them when the first
 * program of the company did not cover all of these days: fewer days would look like less done.
 */
export function getOrganizationPeriodBefore(
  ctx: MemberContext,
  customerId: string | null,
  filter: FigureFilter,
): Promise<Answer<PeriodBefore>> {
  return readTenant<PeriodBefore>(ctx, customerId, { stats: null, from: null, to: null }, async (of) => {
    const row = await findPeriodBefore(of.tx, { customerId: of.customerId, filter, now: of.now });
    if (row === null) return refuse('ORGANIZATION_NOT_SET_UP');
    const before = periodBefore(filter, row, row.since);
    if (before === null) return ok({ stats: null, from: null, to: null });
    const { from, to, isWhole } = before;
    if (!isWhole || !row.isCounted) return ok({ stats: null, from, to });
    return ok({
      stats: {
        usersEngaged: row.engaged,
        lessonsStarted: row.views,
        coursesCompleted: row.completed,
        badgesEarned: row.badges,
      },
      from,
      to,
    });
  });
}
