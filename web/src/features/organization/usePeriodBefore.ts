import { useQuery } from '@tanstack/react-query';
import type { FigureFilter } from '@atrium/domain/organization/figures.ts';
import { lengthOf, periodBefore, type PeriodBefore } from '@atrium/domain/organization/periodBefore.ts';
import type { DashboardFigures } from './dashboardQuery.ts';
import { periodBeforeQuery, type BeforeFigures } from './periodBeforeQuery.ts';

/** The comparison of a range with the days before it, while the page shows one. */
export interface Comparison {
  /** How many days are compared. */
  readonly days: number;
  /** Since when there are figures, yyyy-MM-dd, where they do not reach back far enough; null where they do. */
  readonly since: string | null;
  /** Null until they are there. */
  readonly figures: BeforeFigures | null;
  readonly failed: boolean;
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
  const { data, error, isFetching, refetch } = useQuery({
    ...periodBeforeQuery(customerId, range),
    enabled: isAsked,
  });
  if (before === null || !compare) return { before, comparison: null };
  return {
    before,
    comparison: {
      days: lengthOf(shown),
      since: before.isWhole ? null : shown.since,
      figures: (isAsked && data?.page) || null,
      // figures that are there stay when they cannot be loaded again
      failed: data === undefined ? error !== null : data.page === null,
      retrying: isFetching,
      retry: () => void refetch(),
    },
  };
}
