import type { Instead } from '../access/explainAccess.ts';
import type { AddressQuery, FirstDocument, FirstView } from '../access/firstDocument.ts';
import type { Viewer } from '../access/viewer.ts';
import { refusal, type ErrorCode } from '../errors.ts';
import {
  byCompleted,
  companiesVariables,
  coursesVariables,
  daysIn,
  dashboardVariables,
  employeeCoursesVariables,
  employeesVariables,
  employeeVariables,
  parseDashboardFilters,
  parseSeatFilters,
  seatsVariables,
  type TableFilters,
} from './dashboardFilters.ts';
import { courseSortKeys, employeeCourseSortKeys, employeeSortKeys, figureFilters } from './figures.ts';
import { isCompared } from './periodBefore.ts';

// The documents of the pages of a company. Their addresses say what they show; what somebody typed, or wrote into an
// address, is not repeated in the HTML, which contains a token and is compressed (decision 077): those documents the
// page requests itself, and what names a company or a person comes only when there is one.

type Payload = {
  readonly error?: { readonly code: ErrorCode; readonly message: string } | null;
  readonly stats?: object | null;
};
type Payloads = Readonly<Record<string, Payload | null>>;

const payloadOf = (data: Payloads) => Object.values(data)[0];
const isThere = (data: Payloads): boolean => !payloadOf(data)?.error;

/** These pages carry what refuses them in their data (ORG-07). */
const instead = (data: Payloads): Instead | null => {
  const error = payloadOf(data)?.error;
  return error ? { refusal: refusal(error.code, { message: error.message }) } : null;
};

/** Whether a table shows rows that nobody searched for, in an order that it has. */
const isPlain = ({ search, sorting }: TableFilters, keys: readonly string[]): boolean =>
  search === '' && (sorting === null || keys.includes(sorting.column));

function dashboard(viewer: Viewer, { customerId = null }: Customer, query: AddressQuery): readonly FirstDocument[] {
  const filters = parseDashboardFilters(query);
  const { range } = filters;
  const details = (filter: (typeof figureFilters)[number]): FirstDocument => ({
    operation: 'OrganizationDashboard',
    variables: dashboardVariables(customerId, filter),
    ...(customerId !== null && { comes: isThere }),
  });
  const courses = (table: TableFilters): FirstDocument => ({
    operation: 'OrganizationCourses',
    variables: coursesVariables(customerId, table),
    comes: isThere,
  });
  if (customerId === null && viewer.accountType === 'EMPLOYEE') {
    const companies = { operation: 'Companies', variables: companiesVariables(filters) };
    return [details(range), ...(filters.search === '' ? [companies] : [])];
  }
  const before: FirstDocument = {
    operation: 'OrganizationPeriodBefore',
    variables: dashboardVariables(customerId, range),
    comes: (data: Payloads) => !!payloadOf(data)?.stats,
  };
  const people: FirstDocument = {
    operation: 'OrganizationEmployees',
    variables: employeesVariables(customerId, filters),
    comes: isThere,
  };
  return [
    { ...details(range), instead },
    ...figureFilters.filter((filter) => filter !== range).map(details),
    ...(filters.compare && isCompared(range) ? [before] : []),
    courses({ ...byCompleted, range }),
    ...(filters.tab === 'courses' && isPlain(filters, courseSortKeys) ? [courses(filters)] : []),
    ...(filters.tab === 'employees' && filters.scope === null && isPlain(filters, employeeSortKeys) ? [people] : []),
  ];
}

function employee(_viewer: Viewer, params: Customer & Person, query: AddressQuery): readonly FirstDocument[] {
  const { customerId = null, userId = '' } = params;
  const filters = parseDashboardFilters(query);
  if (daysIn(filters.scope) !== null) return [];
  const courses = employeeCoursesVariables(customerId, userId, filters);
  return [
    {
      operation: 'EmployeeDetails',
      variables: employeeVariables(customerId, userId, filters.range, null),
      comes: isThere,
      instead,
    },
    ...(isPlain(filters, employeeCourseSortKeys)
      ? [{ operation: 'EmployeeCourses', variables: courses, comes: isThere }]
      : []),
  ];
}

function seats(_viewer: Viewer, { customerId = null }: Customer, query: AddressQuery): readonly FirstDocument[] {
  const filters = parseSeatFilters(query);
  // what refuses it is an error of the field
  const page: FirstDocument = {
    operation: 'OrganizationSeats',
    variables: seatsVariables(customerId, filters),
    instead: () => null,
  };
  return filters.search === '' ? [page] : [];
}

interface Customer {
  readonly customerId?: string | null;
}
interface Person {
  readonly userId?: string;
}

/** The pages of a company; these are answered whatever the query of their address says. */
export const organizationView: FirstView = {
  '/organization': dashboard,
  '/organization/{customerId}': dashboard,
  '/organization/employee/{userId}': employee,
  '/organization/{customerId}/employee/{userId}': employee,
  '/organization/seats': seats,
  '/organization/{customerId}/seats': seats,
};
