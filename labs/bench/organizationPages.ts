import { persona } from '@atrium/content/people.ts';
import type { PageView } from './pageViews.ts';

type Documents = NonNullable<PageView['documents']>;

/**
 * The pages of an administrator of the grown company, and the same as the team of the academy opens them, after the
 * list of all companies; their tables in a company of any size: `--only company`.
 */
export function organizationPages(of: { readonly administrator: string; readonly employeeId: string }): PageView[] {
  const { email, customerId } = persona(of.administrator);
  const staff = persona('employee').email;
  const own = pagesIn(null, of.employeeId);
  const company = pagesIn(customerId, of.employeeId);
  const root = `/organization/${customerId}`;
  return [
    { name: 'organization', path: '/organization', email, documents: own.dashboard },
    {
      name: 'its period before',
      path: '/organization?filter=LAST_90_DAYS&compare=1',
      email,
      documents: own.compared,
    },
    { name: 'its courses', path: '/organization?tab=1', email, documents: own.courses },
    { name: 'an employee', path: `/organization/employee/${of.employeeId}`, email, documents: own.employee },
    { name: 'seats', path: '/organization/seats', email, documents: own.seats },
    { name: 'companies', path: '/organization', email: staff, documents: companies },
    { name: 'a company', path: root, email: staff, documents: company.dashboard },
    {
      name: 'an employee of a company',
      path: `${root}/employee/${of.employeeId}`,
      email: staff,
      documents: company.employee,
    },
    { name: 'seats of a company', path: `${root}/seats`, email: staff, documents: company.seats },
  ];
}

/** Staff, who are of no company, are answered which companies there are. */
const companies: Documents = [
  { operation: 'OrganizationDashboard', variables: { customerId: null, filterType: 'CONTRACT_TO_DATE' } },
  { operation: 'Companies', variables: { searchTerm: '', page: 0 } },
];

function pagesIn(
  customerId: string | null,
  userId: string,
): Readonly<Record<'dashboard' | 'compared' | 'courses' | 'employee' | 'seats', Documents>> {
  const inRange = (filterType: string) => ({ customerId, filterType });
  // in the order in which the page sends them
  const tableIn = (filterType: string, sortBy: object | null = null) => ({
    customerId,
    page: 0,
    searchTerm: '',
    filterType,
    sortBy,
  });
  const table = tableIn('CONTRACT_TO_DATE');
  const byCompletedIn = (filterType: string) => tableIn(filterType, { key: 'completed', direction: 'DESC' });
  const byCompleted = byCompletedIn('CONTRACT_TO_DATE');
  const courses = (variables: object) => ({ operation: 'OrganizationCourses', variables });
  // the other ranges are fetched as soon as one is shown
  const overview = ['CONTRACT_TO_DATE', 'LAST_30_DAYS', 'LAST_90_DAYS'].map((filterType) => ({
    operation: 'OrganizationDashboard',
    variables: inRange(filterType),
  }));
  const people = (variables: object) => ({ operation: 'OrganizationEmployees', variables });
  const long = inRange('LAST_90_DAYS');
  const before = { operation: 'OrganizationPeriodBefore', variables: long };
  return {
    dashboard: [...overview, courses(byCompleted), people(table)],
    compared: [...overview, before, courses(byCompletedIn('LAST_90_DAYS')), people(tableIn('LAST_90_DAYS'))],
    courses: [...overview, courses(byCompleted), courses(table)],
    employee: [
      { operation: 'EmployeeDetails', variables: { customerId, userId, filterType: 'CONTRACT_TO_DATE' } },
      {
        operation: 'EmployeeCourses',
        variables: { customerId, userId, page: 0, search: '', filterType: 'CONTRACT_TO_DATE', sort: null },
      },
    ],
    seats: [{ operation: 'OrganizationSeats', variables: { customerId, page: 0, searchTerm: '', state: null } }],
  };
}
