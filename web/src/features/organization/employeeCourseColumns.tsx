import { figureDefinitions } from '@atrium/domain/organization/definitions.ts';
import { employeeCourseStatusNames, type EmployeeCourseStatus } from '@atrium/domain/organization/figures.ts';
import { courseTypeNames, type CourseType } from '@atrium/domain/session/facts.ts';
import { formatPlainDay } from '#lib/dates.ts';
import type { DataColumn } from '#ui/rich/DataColumn.ts';
import { hours } from './words.ts';

interface Course {
  readonly courseId: string;
  readonly title: string;
  readonly courseType: CourseType;
  readonly status: EmployeeCourseStatus;
  readonly enrolledOn: string | null;
  readonly completedOn: string | null;
  readonly progress: number;
  readonly isStarted: boolean;
  readonly videosWatched: number;
  readonly hoursWatched: number;
  readonly badges: number;
}

/** A day without a zone, as the company's zone had it. */
const dayOrDash = (day: string | null) => (day === null ? '–' : formatPlainDay(day));

/** The columns of one person's courses: each key figure of the person is a column (ORG-05). */
export const employeeCourseColumns: readonly DataColumn<Course>[] = [
  { id: 'title', title: 'Course', value: ({ title }) => title, sortable: true },
  { id: 'courseType', title: 'Type', value: ({ courseType }) => courseTypeNames[courseType], sortable: true },
  {
    id: 'status',
    title: 'Status',
    value: ({ status }: Course) => employeeCourseStatusNames[status],
    sortable: true,
    help: figureDefinitions.courseStatus,
    cell: ({ status, progress }) =>
      status === 'IN_PROGRESS'
        ? `${employeeCourseStatusNames[status]}, ${String(progress)}%`
        : employeeCourseStatusNames[status],
  },
  {
    id: 'enrolledOn',
    title: 'Enrolled on',
    value: ({ enrolledOn }: Course) => enrolledOn,
    sortable: true,
    help: figureDefinitions.enrolledOn,
    cell: ({ enrolledOn }) => dayOrDash(enrolledOn),
  },
  {
    id: 'isStarted',
    title: 'Started',
    value: ({ isStarted }: Course) => (isStarted ? 'Yes' : 'No'),
    sortable: true,
    wide: true,
    help: figureDefinitions.isStarted,
  },
  {
    id: 'completedOn',
    title: 'Completed on',
    value: ({ completedOn }: Course) => completedOn,
    sortable: true,
    help: figureDefinitions.completedOn,
    cell: ({ completedOn }) => dayOrDash(completedOn),
  },
  {
    id: 'videosWatched',
    title: 'Videos watched',
    numeric: true,
    sortable: true,
    value: ({ videosWatched }) => videosWatched,
    help: figureDefinitions.videosWatched,
  },
  {
    id: 'hoursWatched',
    title: 'Hours',
    numeric: true,
    sortable: true,
    wide: true,
    value: ({ hoursWatched }) => hoursWatched,
    help: figureDefinitions.hoursWatched,
    cell: ({ hoursWatched }) => hours(hoursWatched),
  },
  {
    id: 'badges',
    title: 'Badges',
    numeric: true,
    sortable: true,
    wide: true,
    value: ({ badges }) => badges,
    help: figureDefinitions.courseBadges,
  },
];
