import { daysBefore, isCompared, type ComparedFilter } from '@atrium/domain/organization/periodBefore.ts';
import type { Days } from '@atrium/domain/organization/scope.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { listSeatHolders } from '../store/folds.ts';
import {
  addPeriodBefore,
  countFiguresOfDays,
  listPeriodsBefore,
  listRanges,
  removePeriodsBefore,
} from '../store/periodBefore.ts';
import { batches } from './batches.ts';

/** How many people one statement counts: so few that it ends long before its time limit, also on a busy machine. */
const membersAtOnce = 1000;

interface Company {
  readonly customerId: string;
  readonly now: Date;
}
interface Period extends Days {
  readonly filter: ComparedFilter;
}

/**
 * Counts the days before the ranges of a company (ORG-02), where they are others than those that are counted, as after
 * midnight, or where something has changed on one of them. `touched`: days, yyyy-MM-dd. Called with the lock of the
 * figures, after the people are folded.
 */
export async function foldPeriodsBefore(
  tx: Tx,
  { customerId, now }: Company,
  touched: readonly string[],
): Promise<void> {
  const wanted = (await listRanges(tx, { customerId, now })).flatMap(({ filter, from, to }): Period[] =>
    isCompared(filter) ? [{ filter, ...daysBefore({ from, to }) }] : [],
  );
  const isKept = ({ filter, from, to }: Period): boolean =>
    wanted.some((period) => period.filter === filter && period.from === from && period.to === to) &&
    !touched.some((day) => day >= from && day <= to);
  const [kept, stale] = [new Set<ComparedFilter>(), new Set<ComparedFilter>()];
  for (const period of await listPeriodsBefore(tx, customerId)) (isKept(period) ? kept : stale).add(period.filter);
  if (stale.size > 0) await removePeriodsBefore(tx, customerId, [...stale]);
  const missing = wanted.filter(({ filter }) => !kept.has(filter));
  if (missing.length === 0) return;
  // in the order of the index, in which the rows of a thousand neighbors are read ten times as fast
  const memberIds = (await listSeatHolders(tx, customerId)).toSorted();
  for (const period of missing) await countPeriod(tx, customerId, period, memberIds);
}

/** What different people did adds up, so that no statement takes longer the larger the company is. */
async function countPeriod(tx: Tx, customerId: string, period: Period, memberIds: readonly string[]): Promise<void> {
  const all = { engaged: 0, views: 0, completed: 0, badges: 0 };
  for (const some of batches(memberIds, membersAtOnce)) {
    const { from, to } = period;
    const figures = await countFiguresOfDays(tx, { customerId, memberIds: some, from, to });
    all.engaged += figures.engaged;
    all.views += figures.views;
    all.completed += figures.completed;
    all.badges += figures.badges;
  }
  await addPeriodBefore(tx, { customerId, ...period, ...all });
}
