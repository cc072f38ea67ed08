import type { FigureFilter } from '@atrium/domain/organization/figures.ts';
import { periodBefore, type PeriodBefore } from '@atrium/domain/organization/periodBefore.ts';
import { useQuery } from '@tanstack/react-query';
import type { DashboardFigures } from './dashboardQuery.ts';
import { periodBeforeQuery, type BeforeFigures } from './periodBeforeQuery.ts';

/** The comparison of a range with the days before it, while the page shows one. */
export interface Comparison {
  readonly before: PeriodBefore;
  /** Since when there are figures, yyyy-MM-dd, where they do not reach back far enough; null where they do. */
  readonly since: string | null;
  /** Null until they are there. */
  readonly figures: BeforeFigures | null;
  /** Why they are not there; null while they are, or are on their way. */
  readonly trouble: 'failed' | 'offline' | null;
  readonly retrying: boolean;
  readonly retry: () => void;
}

interface Asked {
  readonly customerId: string | null;
  readonly range: FigureFilter;
  readonly compare: boolean;
}

/** With what the shown range may be compared, null for nothing, and the comparison when it is asked for. */
export function usePeriodBefore(
  { customerId, range, compare }: Asked,
  shown: DashboardFigures,
): { readonly before: PeriodBefore | null; readonly comparison: Comparison | null } {
  const before = periodBefore(range, shown, shown.since);
  const isAsked = compare && before?.isWhole === true;
  const { data, error, fetchStatus, isFetching, refetch } = useQuery({
    ...periodBeforeQuery(customerId, range),
    enabled: isAsked,
  });
  if (before === null || !compare) return { before, comparison: null };
  // figures that are there stay when they cannot be loaded again
  const figures = (isAsked && data?.page) || null;
  const hasFailed = data === undefined ? error !== null : data.page === null;
  return {
    before,
    comparison: {
      before,
      since: before.isWhole ? null : shown.since,
      figures,
      trouble: !isAsked || figures !== null ? null : fetchStatus === 'paused' ? 'offline' : hasFailed ? 'failed' : null,
      retrying: isFetching,
      retry: () => void refetch(),
    },
  };
}
