import { routeRequirement } from '@atrium/domain/access/routeRequirement.ts';
import {
  courseSortKeys,
  employeeSortKeys,
  filterOf,
  rowsPerPage,
  scopedSortKeys,
  sortOf,
} from '@atrium/domain/organization/figures.ts';
import { scopeOf } from '@atrium/domain/organization/scope.ts';
import { asMember } from '../../../base/context.ts';
import { builder } from '../../../base/graphql/builder.ts';
import {
  getOrganizationCourses,
  getOrganizationDetails,
  getOrganizationEmployees,
  getOrganizationSessionByCourse,
} from '../service/organization.ts';
import type { Answer, CoursePage, EmployeePage, OrganizationDetails, SessionFigures } from '../types.ts';
import {
  ActivityDayType,
  ActivityPeriodType,
  CourseFiguresType,
  EmployeeType,
  OrganizationErrorType,
  OverviewType,
  SessionFiguresType,
  SortByInput,
  StatsType,
} from './objects.ts';

const optional = { nullable: true } as const;
const errorField = { type: OrganizationErrorType, nullable: true } as const;

const OrganizationDetailsType = builder.objectRef<Answer<OrganizationDetails>>('OrganizationDetails').implement({
  fields: (t) => ({
    overview: t.expose('overview', { type: OverviewType, ...optional }),
    stats: t.expose('stats', { type: StatsType, ...optional }),
    activity: t.field({
      type: [ActivityDayType],
      ...optional,
      description: 'The days of the range on which anything happened, in their order.',
      resolve: ({ activity }) => activity && activity(),
    }),
    periods: t.field({
      type: [ActivityPeriodType],
      ...optional,
      description: 'All weeks of the range, from Monday on, or the months of a long one, in their order.',
      resolve: ({ periods }) => periods && [...periods],
    }),
    from: t.exposeString('from', { ...optional, description: 'yyyy-MM-dd: the first day of the range.' }),
    to: t.exposeString('to', { ...optional, description: 'yyyy-MM-dd: its last day, included.' }),
    since: t.exposeString('since', {
      ...optional,
      description: "yyyy-MM-dd: the first day of the company's first program, before which there are no figures.",
    }),
    timeZone: t.exposeString('timeZone', { ...optional, description: 'Of the company, an IANA name.' }),
    asOf: t.exposeString('asOf', { ...optional, description: 'When the figures were brought up to date.' }),
    error: t.expose('error', errorField),
  }),
});
const EmployeePageType = builder.objectRef<Answer<EmployeePage>>('OrganizationEmployeePage').implement({
  fields: (t) => ({
    employees: t.field({ type: [EmployeeType], ...optional, resolve: ({ employees }) => employees && [...employees] }),
    scopeTitle: t.exposeString('scopeTitle', {
      ...optional,
      description: 'Of the course or session that was asked for.',
    }),
    totalPages: t.exposeInt('totalPages', optional),
    total: t.exposeInt('total', optional),
    asOf: t.exposeString('asOf', optional),
    error: t.expose('error', errorField),
  }),
});
const CoursePageType = builder.objectRef<Answer<CoursePage>>('OrganizationCoursePage').implement({
  fields: (t) => ({
    courses: t.field({ type: [CourseFiguresType], ...optional, resolve: ({ courses }) => courses && [...courses] }),
    totalPages: t.exposeInt('totalPages', optional),
    total: t.exposeInt('total', optional),
    asOf: t.exposeString('asOf', optional),
    error: t.expose('error', errorField),
  }),
});
type SessionAnswer = Answer<{ readonly sessionsForCourse: readonly SessionFigures[] }>;
const SessionPageType = builder.objectRef<SessionAnswer>('OrganizationSessionByCourse').implement({
  fields: (t) => ({
    sessionsForCourse: t.field({
      type: [SessionFiguresType],
      ...optional,
      resolve: ({ sessionsForCourse }) => sessionsForCourse && [...sessionsForCourse],
    }),
    error: t.expose('error', errorField),
  }),
});
const access = routeRequirement('/organization');

builder.queryFields((t) => {
  // What staff may name, and administrators only when it is their own.
  const customerId = t.arg.id({ description: 'The own company when it is left out; another one for staff only.' });
  const filterType = t.arg.string({
    description: 'LAST_30_DAYS, LAST_90_DAYS or CONTRACT_TO_DATE, which is also taken for an unknown one.',
  });
  const page = t.arg.int({ defaultValue: 0, description: 'From 0; 25 rows each.' });
  const table = {
    customerId,
    filterType,
    page,
    searchTerm: t.arg.string(),
    sortBy: t.arg({ type: SortByInput }),
  };
  const scopeArgs = {
    courseId: t.arg.id({ description: 'Only its people, with what they did in it.' }),
    sessionId: t.arg.id({ description: 'One session of the course.' }),
    from: t.arg.string({
      description: 'yyyy-MM-dd: only people who did something from this day on, with what they did then.',
    }),
    to: t.arg.string({ description: 'yyyy-MM-dd: the last of these days, included.' }),
  };
  return {
    getOrganizationDetails: t.field({
      cost: 'dear',
      type: OrganizationDetailsType,
      nullable: true,
      access,
      description: 'The overview card and the tiles of a company (ORG-01).',
      args: {
        customerId,
        filterType,
      },
      resolve: (_root, args, ctx) =>
        getOrganizationDetails(asMember(ctx), args.customerId ?? null, filterOf(args.filterType)),
    }),
    getOrganizationEmployees: t.field({
      cost: 'dear',
      type: EmployeePageType,
      nullable: true,
      access,
      description: 'A page of the employee table (ORG-03).',
      args: {
        ...table,
        ...scopeArgs,
      },
      resolve: (_root, args, ctx) => {
        const scope = scopeOf(args);
        return getOrganizationEmployees(asMember(ctx), args.customerId ?? null, {
          filter: filterOf(args.filterType),
          searchTerm: args.searchTerm ?? '',
          scope,
          sortBy: sortOf(scope === null ? employeeSortKeys : scopedSortKeys, args.sortBy, 'name'),
          page: args.page ?? 0,
          count: rowsPerPage,
        });
      },
    }),
    getOrganizationCourses: t.field({
      cost: 'dear',
      type: CoursePageType,
      nullable: true,
      access,
      description: 'A page of the course table (ORG-03).',
      args: table,
      resolve: (_root, args, ctx) =>
        getOrganizationCourses(asMember(ctx), args.customerId ?? null, {
          filter: filterOf(args.filterType),
          searchTerm: args.searchTerm ?? '',
          sortBy: sortOf(courseSortKeys, args.sortBy, 'title'),
          page: args.page ?? 0,
          count: rowsPerPage,
        }),
    }),
    getOrganizationSessionByCourse: t.field({
      cost: 'dear',
      type: SessionPageType,
      nullable: true,
      access,
      description: 'The sessions behind a row of the course table (ORG-04).',
      args: {
        customerId,
        courseId: t.arg.id({ required: true }),
        filterType,
      },
      resolve: (_root, args, ctx) =>
        getOrganizationSessionByCourse(asMember(ctx), args.customerId ?? null, {
          courseId: args.courseId,
          filter: filterOf(args.filterType),
        }),
    }),
  };
});
