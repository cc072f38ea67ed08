import {
  coursesVariables,
  employeeCoursesVariables,
  employeesVariables,
  type DashboardFilters,
  type TableFilters,
} from '@atrium/domain/organization/dashboardFilters.ts';
import { graphql } from '#lib/gql/gql.ts';
import { pageQuery } from '#lib/pageQuery.ts';

/** The call refused a page of a table, which then offers another try (ORG-07). */
class TableRefused extends Error {}

interface TableAnswer {
  readonly total: number | null;
  /** Epoch milliseconds. */
  readonly asOf: string | null;
  readonly error: { readonly code: string } | null;
}

/** The rows of a page, the number of all and when they were brought up to date; throws when the call has none. */
function rowsOf<Row>(
  answer: TableAnswer | null,
  rows: readonly Row[] | null | undefined,
): { readonly rows: readonly Row[]; readonly total: number; readonly asOf: number } {
  if (!rows || !answer || answer.total === null || answer.asOf === null) throw new TableRefused(answer?.error?.code);
  return { rows, total: answer.total, asOf: Number(answer.asOf) };
}

const employeesDocument = graphql(`
  query OrganizationEmployees(
    $customerId: ID
    $searchTerm: String!
    $page: Int!
    $filterType: String!
    $sortBy: SortBy
    $courseId: ID
    $sessionId: ID
    $from: String
    $to: String
  ) {
    getOrganizationEmployees(
      customerId: $customerId
      searchTerm: $searchTerm
      page: $page
      filterType: $filterType
      sortBy: $sortBy
      courseId: $courseId
      sessionId: $sessionId
      from: $from
      to: $to
    ) {
      employees {
        userId
        name
        email
        status
        isEnrolled
        isEngaged
        views
        hoursWatched
        coursesStarted
        completed
        badges
      }
      scopeTitle
      total
      asOf
      error {
        code
        message
      }
    }
  }
`);

/** On what the rows of a table depend: what else the address says does not ask for them again. */
const tableOf = ({ page, search, range, sorting }: TableFilters): TableFilters => ({ page, search, range, sorting });

type PeopleFilters = TableFilters & Pick<DashboardFilters, 'scope'>;
const employeesPage = pageQuery({
  document: employeesDocument,
  variables: employeesVariables,
  read: ({ getOrganizationEmployees: answer }) => ({
    ...rowsOf(answer, answer?.employees),
    scopeTitle: answer?.scopeTitle ?? null,
  }),
  tags: ['seats'],
});

/** A page of the employee directory (ORG-03), or of the people in a scope. */
export const employeesQuery = (customerId: string | null, filters: PeopleFilters) =>
  employeesPage(customerId, { ...tableOf(filters), scope: filters.scope });

const coursesDocument = graphql(`
  query OrganizationCourses($customerId: ID, $searchTerm: String!, $page: Int!, $filterType: String!, $sortBy: SortBy) {
    getOrganizationCourses(
      customerId: $customerId
      searchTerm: $searchTerm
      page: $page
      filterType: $filterType
      sortBy: $sortBy
    ) {
      courses {
        courseId
        title
        coverImageUrl
        courseType
        enrolled
        completed
        engagement
        session
        videosWatched
      }
      total
      asOf
      error {
        code
        message
      }
    }
  }
`);

const coursesPage = pageQuery({
  document: coursesDocument,
  variables: coursesVariables,
  read: ({ getOrganizationCourses: answer }) => rowsOf(answer, answer?.courses),
  tags: ['seats'],
});

/** A page of the course directory (ORG-03). */
export const coursesQuery = (customerId: string | null, filters: TableFilters) =>
  coursesPage(customerId, tableOf(filters));

const sessionsDocument = graphql(`
  query OrganizationSessions($customerId: ID, $courseId: ID!, $filterType: String!) {
    getOrganizationSessionByCourse(customerId: $customerId, courseId: $courseId, filterType: $filterType) {
      sessionsForCourse {
        sessionId
        title
        sessionType
        startAt
        endAt
        enrolled
        completed
      }
      error {
        code
        message
      }
    }
  }
`);

/** The sessions behind a row of the course directory (ORG-04). */
export const sessionsQuery = pageQuery({
  document: sessionsDocument,
  variables: (customerId: string | null, courseId: string, filterType: string) => ({
    customerId,
    courseId,
    filterType,
  }),
  read: ({ getOrganizationSessionByCourse: answer }) => {
    const sessions = answer?.sessionsForCourse;
    if (!sessions) throw new TableRefused(answer?.error?.code);
    return sessions;
  },
});

const employeeCoursesDocument = graphql(`
  query EmployeeCourses(
    $userId: ID!
    $customerId: ID
    $search: String!
    $page: Int!
    $filterType: String!
    $sort: SortBy
    $from: String
    $to: String
  ) {
    getEmployeeCourses(
      userId: $userId
      customerId: $customerId
      search: $search
      page: $page
      filterType: $filterType
      sort: $sort
      from: $from
      to: $to
    ) {
      courses {
        courseId
        title
        courseType
        status
        enrolledOn
        completedOn
        progress
        isStarted
        videosWatched
        hoursWatched
        badges
        videos {
          videoId
          title
          hoursWatched
          isWatched
          watchedOn
        }
      }
      total
      asOf
      error {
        code
        message
      }
    }
  }
`);

/** A page of the courses of one employee (ORG-05), or of those in which something was done on some days. */
export const employeeCoursesQuery = pageQuery({
  document: employeeCoursesDocument,
  variables: employeeCoursesVariables,
  read: ({ getEmployeeCourses: answer }) => rowsOf(answer, answer?.courses),
});
