import { employeeCourseStatuses, employeeStatuses } from '@atrium/domain/organization/figures.ts';
import type { ImportantLink, Renewal } from '@atrium/domain/organization/overview.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { safeLink } from '../../../base/text/safeLink.ts';
import { CourseTypeEnum, SessionTypeEnum } from '../../catalogue/schema/objects.ts';
import type { PeriodBefore } from '../service/periodBefore.ts';
import type {
  ActivityDay,
  ActivityPeriod,
  CourseFigures,
  Employee,
  CourseWithVideos,
  EmployeeCourseRow,
  EmployeeDetails,
  EmployeeVideo,
  OrganizationError,
  Overview,
  SessionFigures,
  Stats,
} from '../types.ts';

export const OrganizationErrorType = builder.objectRef<OrganizationError>('OrganizationError').implement({
  description: 'Why there is nothing to show: NOT_FOUND, or ORGANIZATION_NOT_SET_UP without a contract.',
  fields: (t) => ({ code: t.exposeString('code'), message: t.exposeString('message') }),
});

const ImportantLinkType = builder.objectRef<ImportantLink>('ImportantLink').implement({
  fields: (t) => ({ title: t.exposeString('title'), url: t.exposeString('url') }),
});
const RenewalType = builder.objectRef<Renewal>('OrganizationRenewal').implement({
  fields: (t) => ({
    startsOn: t.exposeString('startsOn', { description: 'yyyy-MM-dd in the zone of the company, as the next.' }),
    endsOn: t.exposeString('endsOn', { description: 'The last day.' }),
    totalSeats: t.exposeInt('totalSeats'),
  }),
});
export const OverviewType = builder.objectRef<Overview>('OrganizationOverview').implement({
  fields: (t) => ({
    companyName: t.exposeString('companyName'),
    companyLogo: t.exposeString('companyLogo', { nullable: true }),
    accentColor: t.exposeString('accentColor', { nullable: true }),
    contractStart: t.exposeString('contractStart', { description: 'yyyy-MM-dd in the zone of the company.' }),
    contractEnd: t.exposeString('contractEnd', { description: 'yyyy-MM-dd, the last day.' }),
    totalSeats: t.exposeInt('totalSeats'),
    usedSeats: t.exposeInt('usedSeats', { description: 'Activated seats.' }),
    importantLinks: t.field({
      type: [ImportantLinkType],
      resolve: ({ importantLinks }) =>
        importantLinks.flatMap(({ title, url }) => {
          const link = safeLink(url);
          return link === null ? [] : [{ title, url: link }];
        }),
    }),
    renewals: t.field({
      type: [RenewalType],
      description: 'Contracts that are signed and begin later, the first one first (COM-02).',
      resolve: ({ renewals }) => [...renewals],
    }),
  }),
});
export const StatsType = builder.objectRef<Stats>('OrganizationStats').implement({
  description: 'What seat holders did in the range (D58).',
  fields: (t) => ({
    usersEngaged: t.exposeInt('usersEngaged'),
    usersEngagedPercent: t.exposeInt('usersEngagedPercent', {
      description: 'Of everybody who held a seat at any time in the range.',
    }),
    assignedSeats: t.exposeInt('assignedSeats', { description: 'Seats that are held now, activated or not.' }),
    lessonsStarted: t.exposeInt('lessonsStarted', { description: 'Each video of each person once: Videos Watched.' }),
    hoursWatched: t.exposeFloat('hoursWatched'),
    coursesConsumed: t.exposeInt('coursesConsumed', { description: 'Each course of each person once.' }),
    coursesCompleted: t.exposeInt('coursesCompleted'),
    badgesEarned: t.exposeInt('badgesEarned'),
    badgesEarnedPercent: t.exposeInt('badgesEarnedPercent', {
      description: 'People with a badge, of the same people.',
    }),
  }),
});
export const StatsBeforeType = builder
  .objectRef<NonNullable<PeriodBefore['stats']>>('OrganizationStatsBefore')
  .implement({
    description: 'What seat holders did in the days before a range, counted as in OrganizationStats.',
    fields: (t) => ({
      usersEngaged: t.exposeInt('usersEngaged'),
      lessonsStarted: t.exposeInt('lessonsStarted'),
      coursesCompleted: t.exposeInt('coursesCompleted'),
      badgesEarned: t.exposeInt('badgesEarned'),
    }),
  });
export const ActivityDayType = builder.objectRef<ActivityDay>('OrganizationActivityDay').implement({
  fields: (t) => ({
    day: t.exposeString('day', { description: 'yyyy-MM-dd in the zone of the company.' }),
    usersEngaged: t.exposeInt('usersEngaged'),
    lessonsStarted: t.exposeInt('lessonsStarted'),
    hoursWatched: t.exposeFloat('hoursWatched'),
  }),
});

export const ActivityPeriodType = builder.objectRef<ActivityPeriod>('OrganizationActivityPeriod').implement({
  fields: (t) => ({
    from: t.exposeString('from', { description: 'yyyy-MM-dd in the zone of the company, as the next.' }),
    to: t.exposeString('to', { description: 'The last day, included.' }),
    usersEngaged: t.exposeInt('usersEngaged', { description: 'Different people.' }),
    hoursWatched: t.exposeFloat('hoursWatched'),
  }),
});

const EmployeeStatusEnum = builder.enumType('EmployeeStatus', { values: employeeStatuses });
export const EmployeeType = builder.objectRef<Employee>('OrganizationEmployee').implement({
  fields: (t) => ({
    userId: t.exposeID('userId'),
    name: t.exposeString('name', { description: "'Former member' for one who has left the company." }),
    email: t.exposeString('email', { description: 'Empty for one who has left the company.' }),
    status: t.expose('status', { type: EmployeeStatusEnum }),
    isEnrolled: t.exposeBoolean('isEnrolled', {
      nullable: true,
      description: 'In the course or session that was asked for; null without one.',
    }),
    isEngaged: t.exposeBoolean('isEngaged', { description: 'In the range (D58), and in what was asked for.' }),
    views: t.exposeInt('views'),
    hoursWatched: t.exposeFloat('hoursWatched'),
    coursesStarted: t.exposeInt('coursesStarted', { nullable: true, description: 'Null for some days of the range.' }),
    completed: t.exposeInt('completed'),
    badges: t.exposeInt('badges'),
    lastActive: t.exposeString('lastActive', { nullable: true }),
  }),
});
export const EmployeeDetailsType = builder.objectRef<EmployeeDetails>('EmployeeDetails').implement({
  fields: (t) => ({
    userId: t.exposeID('userId'),
    name: t.exposeString('name'),
    imageUrl: t.exposeString('imageUrl', { nullable: true }),
    email: t.exposeString('email'),
    status: t.expose('status', { type: EmployeeStatusEnum }),
    lastActive: t.exposeString('lastActive', { nullable: true }),
    videosWatched: t.exposeInt('videosWatched'),
    lessonsStarted: t.exposeInt('lessonsStarted'),
    hoursWatched: t.exposeFloat('hoursWatched'),
    coursesStarted: t.exposeInt('coursesStarted'),
    coursesCompleted: t.exposeInt('coursesCompleted'),
    badgesEarned: t.exposeInt('badgesEarned'),
  }),
});

export const CourseFiguresType = builder.objectRef<CourseFigures>('OrganizationCourse').implement({
  fields: (t) => ({
    courseId: t.exposeID('courseId'),
    title: t.exposeString('title'),
    coverImageUrl: t.exposeString('coverImageUrl'),
    courseType: t.expose('courseType', { type: CourseTypeEnum }),
    enrolled: t.exposeInt('enrolled'),
    completed: t.exposeInt('completed'),
    engagement: t.exposeInt('engagement', { description: 'Engaged people of those enrolled, percent.' }),
    session: t.exposeInt('session', { description: 'How many sessions the row opens to.' }),
    videosWatched: t.exposeInt('videosWatched'),
  }),
});
export const SessionFiguresType = builder.objectRef<SessionFigures>('OrganizationSession').implement({
  fields: (t) => ({
    sessionId: t.exposeID('sessionId'),
    title: t.exposeString('title'),
    sessionType: t.expose('sessionType', { type: SessionTypeEnum }),
    startAt: t.exposeString('startAt', { nullable: true, description: 'Epoch milliseconds, as the next.' }),
    endAt: t.exposeString('endAt', { nullable: true }),
    enrolled: t.exposeInt('enrolled'),
    completed: t.exposeInt('completed'),
  }),
});
const EmployeeCourseStatusEnum = builder.enumType('EmployeeCourseStatus', { values: employeeCourseStatuses });
const EmployeeVideoType = builder.objectRef<EmployeeVideo>('EmployeeVideo').implement({
  fields: (t) => ({
    videoId: t.exposeID('videoId'),
    title: t.exposeString('title'),
    hoursWatched: t.exposeFloat('hoursWatched'),
    isWatched: t.exposeBoolean('isWatched', { description: 'For as long as it takes to count (D58).' }),
    watchedOn: t.exposeString('watchedOn', { description: 'yyyy-MM-dd, of the last time.' }),
  }),
});
export const EmployeeCourseType = builder.objectRef<CourseWithVideos>('EmployeeCourse').implement({
  fields: (t) => ({
    courseId: t.exposeID('courseId'),
    title: t.exposeString('title'),
    courseType: t.expose('courseType', { type: CourseTypeEnum }),
    status: t.expose('status', { type: EmployeeCourseStatusEnum }),
    enrolledOn: t.exposeString('enrolledOn', { nullable: true, description: 'yyyy-MM-dd, as the next.' }),
    completedOn: t.exposeString('completedOn', { nullable: true }),
    progress: t.exposeInt('progress', { description: 'Percent.' }),
    isStarted: t.exposeBoolean('isStarted', { description: 'Something of it was done in the range (D58).' }),
    videosWatched: t.exposeInt('videosWatched'),
    hoursWatched: t.exposeFloat('hoursWatched'),
    badges: t.exposeInt('badges'),
    videos: t.field({
      type: [EmployeeVideoType],
      nullable: true,
      description: 'The videos behind its figures; null in a download.',
      resolve: ({ videos }) => videos && [...videos],
    }),
  }),
});

export const EmployeeCourseRowType = builder.objectRef<EmployeeCourseRow>('EmployeeCourseRow').implement({
  fields: (t) => ({
    userId: t.exposeID('userId'),
    name: t.exposeString('name'),
    email: t.exposeString('email'),
    courseId: t.exposeID('courseId'),
    course: t.exposeString('course', { description: 'The title.' }),
    status: t.expose('status', { type: EmployeeCourseStatusEnum }),
    progress: t.exposeInt('progress', { description: 'Percent.' }),
    completedOn: t.exposeString('completedOn', { nullable: true }),
  }),
});

const SortDirectionEnum = builder.enumType('SortDirection', { values: ['ASC', 'DESC'] as const });
export const SortByInput = builder.inputType('SortBy', {
  fields: (t) => ({
    key: t.string({ required: true, description: 'A field of the rows; an unknown one is the default order.' }),
    direction: t.field({ type: SortDirectionEnum, required: true }),
  }),
});
