import { csvHead, csvLines, csvName, type DownloadType } from '@atrium/domain/organization/csv.ts';
import { sortByOf, type TableFilters } from '@atrium/domain/organization/dashboardFilters.ts';
import { graphql } from '#lib/gql/gql.ts';
import { execute } from '#lib/graphql.ts';
import { saveFile } from '#lib/saveFile.ts';

/** What is downloaded: the rows of a table, all pages of it. */
export interface Download {
  readonly customerId: string | null;
  readonly type: DownloadType;
  /** Whose courses. */
  readonly employeeId?: string;
  readonly filters: TableFilters;
}

const document = graphql(`
  query DashboardDownload(
    $customerId: ID
    $employeeId: ID
    $downloadType: DownloadType!
    $searchTerm: String!
    $filterType: String!
    $sortBy: SortBy
    $page: Int!
  ) {
    getDashboardDataForDownload(
      customerId: $customerId
      employeeId: $employeeId
      downloadType: $downloadType
      searchTerm: $searchTerm
      filterType: $filterType
      sortBy: $sortBy
      page: $page
    ) {
      courses {
        title
        courseType
        enrolled
        completed
        engagement
        videosWatched
      }
      employees {
        name
        email
        status
        views
        completed
        badges
        lastActive
      }
      employeeCourses {
        title
        courseType
        status
        enrolledOn
        completedOn
        videosWatched
        hoursWatched
      }
      employeesMapCourses {
        name
        email
        course
        status
        progress
        completedOn
      }
      timeZone
      total
      totalPages
      error {
        code
        message
      }
    }
  }
`);

export interface DownloadProgress {
  readonly percent: number;
  /** Whether there are several pages: over 5,000 rows, or over 1,000 people with their courses (D62). */
  readonly isLong: boolean;
  /** The number of rows; of people in a list of people with their courses. */
  readonly total: number;
}

/**
 * Fetches all pages and saves them as one file. Resolves with false, and saves none, when `signal` was aborted. Rejects
 * when a page cannot be had, and then makes no file (ORG-06).
 */
export async function downloadCsv(
  of: Download,
  signal: AbortSignal,
  onProgress: (progress: DownloadProgress) => void,
): Promise<boolean> {
  const parts = [csvHead(of.type)];
  for (let page = 0, pages = 1; page < pages; page += 1) {
    const { getDashboardDataForDownload: answer } = await execute(document, {
      customerId: of.customerId,
      employeeId: of.employeeId ?? null,
      downloadType: of.type,
      page,
      searchTerm: of.filters.search,
      filterType: of.filters.range,
      sortBy: sortByOf(of.filters.sorting),
    });
    if (signal.aborted) return false;
    if (answer === null || answer.error !== null) throw new Error(answer?.error?.code ?? 'no answer');
    parts.push(csvLines(of.type, answer, answer.timeZone ?? 'UTC'));
    pages = answer.totalPages ?? 1;
    onProgress({
      percent: Math.round((100 * (page + 1)) / pages),
      isLong: pages > 1 && page < pages - 1,
      total: answer.total ?? 0,
    });
  }
  saveFile(csvName(of.type), new Blob(parts, { type: 'text/csv;charset=utf-8' }));
  return true;
}
