import { routeRequirement } from '@atrium/domain/access/routeRequirement.ts';
import { employeeCourseSortKeys, filterOf, sortOf } from '@atrium/domain/organization/figures.ts';
import { daysOf } from '@atrium/domain/organization/scope.ts';
import { asMember } from '../../../base/context.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { getEmployeeCourses, getEmployeeDetails } from '../service/employee.ts';
import type { Answer, EmployeeCoursePage, EmployeeDetails } from '../types.ts';
import { EmployeeCourseType, EmployeeDetailsType, OrganizationErrorType, SortByInput } from './objects.ts';

const optional = { nullable: true } as const;
const errorField = { type: OrganizationErrorType, nullable: true } as const;

type DetailsAnswer = Answer<{ readonly employee: EmployeeDetails; readonly timeZone: string; readonly asOf: string }>;
const EmployeeAnswerType = builder.objectRef<DetailsAnswer>('EmployeeDetailsAnswer').implement({
  fields: (t) => ({
    employee: t.expose('employee', { type: EmployeeDetailsType, ...optional }),
    timeZone: t.exposeString('timeZone', { ...optional, description: 'Of the company, an IANA name.' }),
    asOf: t.exposeString('asOf', optional),
    error: t.expose('error', errorField),
  }),
});
const EmployeeCoursePageType = builder.objectRef<Answer<EmployeeCoursePage>>('EmployeeCoursePage').implement({
  fields: (t) => ({
    courses: t.field({ type: [EmployeeCourseType], ...optional, resolve: ({ courses }) => courses && [...courses] }),
    totalPages: t.exposeInt('totalPages', optional),
    total: t.exposeInt('total', optional),
    asOf: t.exposeString('asOf', optional),
    error: t.expose('error', errorField),
  }),
});

const access = routeRequirement('/organization/employee/{userId}');

builder.queryFields((t) => {
  const customerId = t.arg.id({ description: 'The own company when it is left out; another one for staff only.' });
  const filterType = t.arg.string({
    description: 'LAST_30_DAYS, LAST_90_DAYS or CONTRACT_TO_DATE, which is also taken for an unknown one.',
  });
  const days = {
    from: t.arg.string({ description: 'yyyy-MM-dd: only what the person did from this day on.' }),
    to: t.arg.string({ description: 'yyyy-MM-dd: the last of these days, included.' }),
  };
  return {
    getEmployeeDetails: t.field({
      cost: 'dear',
      type: EmployeeAnswerType,
      nullable: true,
      access,
      description: "The tiles of 'Student Details' (ORG-05).",
      args: {
        userId: t.arg.id({ required: true }),
        filterType,
        customerId,
        ...days,
      },
      resolve: (_root, args, ctx) =>
        getEmployeeDetails(
          asMember(ctx),
          {
            customerId: args.customerId ?? null,
            userId: args.userId,
          },
          filterOf(args.filterType),
          daysOf(args),
        ),
    }),
    getEmployeeCourses: t.field({
      cost: 'dear',
      type: EmployeeCoursePageType,
      nullable: true,
      access,
      description: "The course table of 'Student Details' (ORG-05).",
      args: {
        userId: t.arg.id({ required: true }),
        filterType,
        customerId,
        page: t.arg.int({ defaultValue: 0, description: 'From 0; 25 rows each.' }),
        ...days,
        search: t.arg.string(),
        sort: t.arg({ type: SortByInput }),
      },
      resolve: (_root, args, ctx) =>
        getEmployeeCourses(
          asMember(ctx),
          {
            customerId: args.customerId ?? null,
            userId: args.userId,
          },
          {
            filter: filterOf(args.filterType),
            searchTerm: args.search ?? '',
            sortBy: sortOf(employeeCourseSortKeys, args.sort, 'title'),
            page: args.page ?? 0,
            days: daysOf(args),
          },
        ),
    }),
  };
});
