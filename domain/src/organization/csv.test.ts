import { expect, test } from 'vitest';
import { csvHead, csvLines, csvName, downloadTypes } from './csv.ts';

test('[ORG-06] each download has its file and its headings', () => {
  expect(downloadTypes.map((type) => [csvName(type), csvHead(type)])).toEqual([
    ['courses.csv', '\u{FEFF}Title,Type,Enrolled,Completed,"Engagement %","Videos Watched"\r\n'],
    [
      'employees.csv',
      '\u{FEFF}Name,Email,Status,"Videos Watched","Courses Completed","Badges Earned","Last Active"\r\n',
    ],
    ['employee_courses.csv', '\u{FEFF}Course,Type,Status,"Enrolled On","Completed On","Videos Watched",Hours\r\n'],
    ['employees_courses_map.csv', '\u{FEFF}Name,Email,Course,Status,"Progress %","Completed On"\r\n'],
  ]);
});

const courseNamed = (title: string) => ({
  title,
  courseType: 'SPRINT' as const,
  enrolled: 3,
  completed: 1,
  engagement: 67,
  videosWatched: 12,
});

test('[ORG-06] quotes, commas and line breaks stay in their field', () => {
  expect(csvLines('courses', { courses: [courseNamed('He said "no",\r\nthen left')] }, 'UTC')).toBe(
    '"He said ""no"",\r\nthen left",Sprint,3,1,67,12\r\n',
  );
  // where a comma is the decimal sign, spreadsheets split at semicolons
  expect(csvLines('courses', { courses: [courseNamed('Plan;Do')] }, 'UTC')).toBe('"Plan;Do",Sprint,3,1,67,12\r\n');
});

test.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '\tx',
  ' =1',
  '＝1',
  '＋1',
  '－1',
  '＠SUM(A1)',
  '=HYPERLINK("https://x")',
])('[THR-50] %j is no formula in the file', (title) => {
  const line = csvLines('courses', { courses: [courseNamed(title)] }, 'UTC');
  expect(line.replace(/^"/, '').startsWith("'")).toBe(true);
});

test('[ORG-06] types and states are words, dates ISO days where the company is, and what is missing is empty', () => {
  const person = {
    name: 'Ann',
    email: 'ann@acme.example',
    status: 'ACTIVE',
    views: 2,
    completed: 0,
    badges: 0,
  } as const;
  // five in the morning in Greenwich
  const lastActive = '1767243600000';
  const lineIn = (timeZone: string) => csvLines('employees', { employees: [{ ...person, lastActive }] }, timeZone);
  expect(lineIn('Europe/Berlin')).toBe('Ann,ann@acme.example,Active,2,0,0,2026-01-01\r\n');
  expect(lineIn('America/Los_Angeles')).toBe('Ann,ann@acme.example,Active,2,0,0,2025-12-31\r\n');
  expect(csvLines('employees', { employees: [{ ...person, lastActive: null }] }, 'UTC')).toBe(
    'Ann,ann@acme.example,Active,2,0,0,\r\n',
  );
  const course = { title: 'AI', courseType: 'BOOTCAMP', status: 'IN_PROGRESS', enrolledOn: '2026-01-02' } as const;
  const employeeCourses = [{ ...course, completedOn: null, videosWatched: 1, hoursWatched: 1.25 }];
  expect(csvLines('employee_courses', { employeeCourses }, 'UTC')).toBe(
    'AI,Mini-MBA,"In progress",2026-01-02,,1,1.3\r\n',
  );
});
