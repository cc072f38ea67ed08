import { routeRequirement } from '@atrium/domain/access/routeRequirement.ts';
import { downloadTypes } from '@atrium/domain/organization/csv.ts';
import { filterOf } from '@atrium/domain/organization/figures.ts';
import { asMember } from '../../../base/context.ts';
import { builder, mutationPayload } from '../../../base/graphql/builder.ts';
import { payloadOf } from '../../../base/graphql/result.ts';
import { getDashboardDataForDownload } from '../service/download.ts';
import { mailDashboardDownload } from '../service/mailDownload.ts';
import type { Answer, DashboardData } from '../types.ts';
import {
  CourseFiguresType,
  EmployeeCourseRowType,
  EmployeeCourseType,
  EmployeeType,
  OrganizationErrorType,
  SortByInput,
} from './objects.ts';

const DownloadTypeEnum = builder.enumType('DownloadType', { values: downloadTypes });
const optional = { nullable: true } as const;

const DashboardDataType = builder.objectRef<Answer<DashboardData>>('DashboardData').implement({
  description: 'The list that was asked for; the others are null.',
  fields: (t) => ({
    courses: t.field({ type: [CourseFiguresType], ...optional, resolve: (data) => data.courses && [...data.courses] }),
    employees: t.field({ type: [EmployeeType], ...optional, resolve: (data) => data.employees && [...data.employees] }),
    employeeCourses: t.field({
      type: [EmployeeCourseType],
      ...optional,
      resolve: (data) => data.employeeCourses && [...data.employeeCourses],
    }),
    employeesMapCourses: t.field({
      type: [EmployeeCourseRowType],
      ...optional,
      resolve: (data) => data.employeesMapCourses && [...data.employeesMapCourses],
    }),
    totalPages: t.exposeInt('totalPages', optional),
    total: t.exposeInt('total', { ...optional, description: 'Rows; people where each has several.' }),
    timeZone: t.exposeString('timeZone', {
      ...optional,
      description: 'Of the company, an IANA name: that of the dates in the file.',
    }),
    asOf: t.exposeString('asOf', optional),
    error: t.expose('error', { type: OrganizationErrorType, nullable: true }),
  }),
});

builder.queryFields((t) => ({
  getDashboardDataForDownload: t.field({
    cost: 'download',
    type: DashboardDataType,
    nullable: true,
    access: routeRequirement('/organization'),
    description: 'The rows of a download, at most 5,000 at a time, or of 1,000 people (ORG-06).',
    args: {
      customerId: t.arg.id(),
      employeeId: t.arg.id({ description: 'Whose courses, for employee_courses.' }),
      downloadType: t.arg({ type: DownloadTypeEnum, required: true }),
      searchTerm: t.arg.string(),
      filterType: t.arg.string(),
      sortBy: t.arg({ type: SortByInput }),
      page: t.arg.int({ defaultValue: 0, description: 'From 0.' }),
    },
    resolve: (_root, args, ctx) =>
      getDashboardDataForDownload(asMember(ctx), args.customerId ?? null, {
        type: args.downloadType,
        employeeId: args.employeeId ?? null,
        filter: filterOf(args.filterType),
        searchTerm: args.searchTerm ?? '',
        sortBy: args.sortBy ?? null,
        page: Math.max(0, args.page ?? 0),
      }),
  }),
}));

const MailedDownloadType = mutationPayload<{ readonly email: string }>('MailedDownload', (t) => ({
  email: t.exposeString('email', { nullable: true, description: 'Where the link was sent.' }),
}));

builder.mutationFields((t) => ({
  mailDashboardDownload: t.field({
    type: MailedDownloadType,
    nullable: true,
    access: routeRequirement('/organization'),
    description: 'Mails the caller a link to a download that is too long to wait for (D62); once an hour for the same.',
    args: {
      companyId: t.arg.id({ description: 'The own company when it is left out; another one for staff only.' }),
      employeeId: t.arg.id({ description: 'Whose courses, for employee_courses.' }),
      downloadType: t.arg({ type: DownloadTypeEnum, required: true }),
      searchTerm: t.arg.string(),
      filterType: t.arg.string(),
      sortBy: t.arg({ type: SortByInput }),
    },
    resolve: async (_root, args, ctx) =>
      payloadOf(
        await mailDashboardDownload(asMember(ctx), args.companyId ?? null, {
          type: args.downloadType,
          employeeId: args.employeeId ?? null,
          filter: filterOf(args.filterType),
          searchTerm: args.searchTerm ?? '',
          sortBy: args.sortBy ?? null,
        }),
      ),
  }),
}));
