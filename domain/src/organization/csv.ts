import { byteOrderMark, csvLine, type CsvCell } from '../csvLine.ts';
import { courseTypeNames, type CourseType } from '../session/facts.ts';
import { dayIn, type DayOf } from './companyDay.ts';
import {
  employeeCourseStatusNames,
  employeeStatusNames,
  shownHours,
  type EmployeeCourseStatus,
  type EmployeeStatus,
} from './figures.ts';

/** What can be downloaded, by the names of the API (members.md §7). */
export const downloadTypes = ['courses', 'employees', 'employee_courses', 'employees_and_courses'] as const;
export type DownloadType = (typeof downloadTypes)[number];

/** The rows of each download, as the API answers them; dates are yyyy-MM-dd, instants milliseconds. */
export interface DownloadRows {
  readonly courses: {
    readonly title: string;
    readonly courseType: CourseType;
    readonly enrolled: number;
    readonly completed: number;
    readonly engagement: number;
    readonly videosWatched: number;
  };
  readonly employees: {
    readonly name: string;
    readonly email: string;
    readonly status: EmployeeStatus;
    readonly views: number;
    readonly completed: number;
    readonly badges: number;
    readonly lastActive: string | null;
  };
  readonly employee_courses: {
    readonly title: string;
    readonly courseType: CourseType;
    readonly status: EmployeeCourseStatus;
    readonly enrolledOn: string | null;
    readonly completedOn: string | null;
    readonly videosWatched: number;
    readonly hoursWatched: number;
  };
  readonly employees_and_courses: {
    readonly name: string;
    readonly email: string;
    readonly course: string;
    readonly status: EmployeeCourseStatus;
    readonly progress: number;
    readonly completedOn: string | null;
  };
}

/** The lists of an answer, by the names of the API: the one that was asked for, the others null. */
export interface DownloadLists {
  readonly courses?: readonly DownloadRows['courses'][] | null;
  readonly employees?: readonly DownloadRows['employees'][] | null;
  readonly employeeCourses?: readonly DownloadRows['employee_courses'][] | null;
  readonly employeesMapCourses?: readonly DownloadRows['employees_and_courses'][] | null;
}

type Columns<Row> = readonly (readonly [heading: string, value: (row: Row, dayOf: DayOf) => CsvCell])[];

interface CsvFile {
  readonly name: string;
  readonly headings: readonly string[];
  readonly linesOf: (lists: DownloadLists, dayOf: DayOf) => string;
}
const csvFile = <Row>(
  name: string,
  rowsOf: (lists: DownloadLists) => readonly Row[] | null | undefined,
  columns: Columns<Row>,
): CsvFile => ({
  name,
  headings: columns.map(([heading]) => heading),
  linesOf: (lists, dayOf) =>
    (rowsOf(lists) ?? []).map((row) => csvLine(columns.map(([, value]) => value(row, dayOf)))).join(''),
});

const files: Readonly<Record<DownloadType, CsvFile>> = {
  courses: csvFile('courses.csv', (lists) => lists.courses, [
    ['Title', (row) => row.title],
    ['Type', (row) => courseTypeNames[row.courseType]],
    ['Enrolled', (row) => row.enrolled],
    ['Completed', (row) => row.completed],
    ['Engagement %', (row) => row.engagement],
    ['Videos Watched', (row) => row.videosWatched],
  ]),
  employees: csvFile('employees.csv', (lists) => lists.employees, [
    ['Name', (row) => row.name],
    ['Email', (row) => row.email],
    ['Status', (row) => employeeStatusNames[row.status]],
    ['Videos Watched', (row) => row.views],
    ['Courses Completed', (row) => row.completed],
    ['Badges Earned', (row) => row.badges],
    ['Last Active', (row, dayOf) => (row.lastActive === null ? null : dayOf(Number(row.lastActive)))],
  ]),
  employee_courses: csvFile('employee_courses.csv', (lists) => lists.employeeCourses, [
    ['Course', (row) => row.title],
    ['Type', (row) => courseTypeNames[row.courseType]],
    ['Status', (row) => employeeCourseStatusNames[row.status]],
    ['Enrolled On', (row) => row.enrolledOn],
    ['Completed On', (row) => row.completedOn],
    ['Videos Watched', (row) => row.videosWatched],
    ['Hours', (row) => shownHours(row.hoursWatched)],
  ]),
  employees_and_courses: csvFile('employees_courses_map.csv', (lists) => lists.employeesMapCourses, [
    ['Name', (row) => row.name],
    ['Email', (row) => row.email],
    ['Course', (row) => row.course],
    ['Status', (row) => employeeCourseStatusNames[row.status]],
    ['Progress %', (row) => row.progress],
    ['Completed On', (row) => row.completedOn],
  ]),
};

/** The name of a download's file, exactly (ORG-06). */
export function csvName(type: DownloadType): string {
  return files[type].name;
}

/** The beginning of a file: the byte order mark and the headings. */
export function csvHead(type: DownloadType): string {
  return byteOrderMark + csvLine(files[type].headings);
}

/**
 * The lines of an answer, in the format of RFC 4180 (D62); a file is its head and the lines of all pages. Types and
 * states are in the words of the page, dates in the zone of the company.
 */
export function csvLines(type: DownloadType, lists: DownloadLists, timeZone: string): string {
  return files[type].linesOf(lists, dayIn(timeZone));
}
