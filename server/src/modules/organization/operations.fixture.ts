import { routeRequirement } from '@atrium/domain/access/routeRequirement.ts';
import { mutate } from '../../testing/call.ts';
import type { TestServer } from '../../testing/harness.ts';
import type { Operations, WritingCalls } from '../../testing/operation.ts';

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
    twice: async (server) => ({
      caller: await server.as('ann@acme.example'),
      variables: { downloadType: 'employees', filterType: 'LAST_90_DAYS' },
    }),
  },
};

export async function writingCalls(server: TestServer): Promise<WritingCalls> {
  const manager = await server.as('ann@acme.example');
  return {
    mailDashboardDownload: (n) =>
      mutate(manager, `mailDashboardDownload(downloadType: employees, searchTerm: "${String(n % 2)}")`),
  };
}
