import { routeRequirement } from '@atrium/domain/access/routeRequirement.ts';
import type { Operations } from '../../testing/operation.ts';

const dashboard = routeRequirement('/organization');
const employeePage = routeRequirement('/organization/employee/{userId}');

export const operations: Operations = {
  getDashboardDataForDownload: { access: dashboard },
  getEmployeeCourses: { access: employeePage },
  getEmployeeDetails: { access: employeePage },
  getOrganizationCourses: { access: dashboard },
  getOrganizationDetails: { access: dashboard },
  getOrganizationEmployees: { access: dashboard },
  getOrganizationPeriodBefore: { access: dashboard },
  getOrganizationSessionByCourse: { access: dashboard },
  listCompanies: { access: { staff: 'company.read' } },
  mailDashboardDownload: {
    access: dashboard,
    call: async (server) => ({
      caller: await server.as('ann@acme.example'),
      variables: (n) => ({ downloadType: 'employees', filterType: 'LAST_90_DAYS', searchTerm: n % 2 === 0 ? '' : 'a' }),
    }),
  },
};
