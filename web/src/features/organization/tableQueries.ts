import { graphql } from '#lib/gql/gql.ts';
import { pageQuery } from '#lib/pageQuery.ts';
import { sortByOf, type TablePlace } from './place.ts';

/** A page of a table cannot be had: the call said so. Its table offers another try (ORG-07). */
class TableRefused extends Error {}

/** The rows of a page and the number of all; throws when the call answered with none. */
function rowsOf<Row>(
  answer: { readonly total: number | null; readonly error: { readonly code: string } | null } | null,
  rows: readonly Row[] | null | undefined,
): { readonly rows: readonly Row[]; readonly total: number } {
  const total = answer?.total;
  if (!rows || typeof total !== 'number') throw new TableRefused(answer?.error?.code);
  return { rows, total };
}

const variablesOf = (customerId: string | null, { page, search, filter, sorting }: TablePlace) => ({
  customerId,
  page,
  searchTerm: search,
  filterType: filter,
  sortBy: sortByOf(sorting),
});

const employeesDocument = graphql(`
  query OrganizationEmployees(
    $customerId: ID
    $searchTerm: String!
    $page: Int!
    $filterType: String!
    $sortBy: SortBy
  ) {
    getOrganizationEmployees(
      customerId: $customerId
      searchTerm: $searchTerm
      page: $page
      filterType: $filterType
      sortBy: $sortBy
    ) {
      employees {
        userId
        name
        email
        status
        views
        completed
        badges
      }
      total
      error {
        code
        message
      }
    }
  }
`);

/** A page of the employee directory (ORG-03). */
export const employeesQuery = pageQuery({
  document: employeesDocument,
  variables: variablesOf,
  read: ({ getOrganizationEmployees: answer }) => rowsOf(answer, answer?.employees),
  tags: ['seats'],
});

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
        courseType
        enrolled
        completed
        engagement
        session
        videosWatched
      }
      total
      error {
        code
        message
      }
    }
  }
`);

/** A page of the course directory (ORG-03). */
export const coursesQuery = pageQuery({
  document: coursesDocument,
  variables: variablesOf,
  read: ({ getOrganizationCourses: answer }) => rowsOf(answer, answer?.courses),
  tags: ['seats'],
});

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
  ) {
    getEmployeeCourses(
      userId: $userId
      customerId: $customerId
      search: $search
      page: $page
      filterType: $filterType
      sort: $sort
    ) {
      courses {
        courseId
        title
        courseType
        status
        enrolledOn
        completedOn
        progress
        videosWatched
        hoursWatched
      }
      total
      error {
        code
        message
      }
    }
  }
`);

/** A page of the courses of one employee (ORG-05). */
export const employeeCoursesQuery = pageQuery({
  document: employeeCoursesDocument,
  variables: (customerId: string | null, userId: string, { page, search, filter, sorting }: TablePlace) => ({
    ...{ customerId, userId, page, search, filterType: filter, sort: sortByOf(sorting) },
  }),
  read: ({ getEmployeeCourses: answer }) => rowsOf(answer, answer?.courses),
});
