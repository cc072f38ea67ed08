import { aViewer } from '@atrium/domain/access/viewer.fixture.ts';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { CertificateDetail, CertificateGroup } from './certificateQuery.ts';
import { CrashCoursePage } from './CrashCoursePage.tsx';

vi.mock('#lib/viewer.ts', () => ({ useViewer: () => aViewer({ entitlements: ['area/crash-courses'] }) }));

const course = (given: Partial<CertificateGroup['courses'][number]> = {}): CertificateGroup['courses'][number] => ({
  courseId: 'crash-ai',
  title: 'Models in plain words',
  coverImageUrl: '/files/a.svg',
  liveOnly: false,
  completionRequired: true,
  isDone: false,
  studyMinutes: null,
  isUnderWay: false,
  path: '/courses/session/crash-ai-od',
  ...given,
});

/** The page of a crash course of these courses. */
function show(...courses: CertificateGroup['courses']): void {
  const done = courses.filter(({ isDone }) => isDone).length;
  const certificate: CertificateDetail = {
    certificateId: 'crash-ai',
    type: 'CrashCourse',
    title: 'AI for Managers',
    description: 'An hour and a half.',
    badgeImageUrl: '/badge.svg',
    coverImageUrl: '/cover.svg',
    primaryColor: '#14392D',
    studyMinutes: 120,
    meta: { bannerDescription: 'For managers', registrationPrompt: '', postRegistrationPrompt: '' },
    state: done === courses.length ? 'MET' : 'IN_PROGRESS',
    isRegistered: false,
    percent: (done / courses.length) * 100,
    needed: courses.length,
    done,
    issuesAt: null,
    issuedAt: null,
    credentialId: null,
    sentence: 'Still to complete: Models in plain words.',
    groups: [
      {
        certificateGroupId: 'g1',
        title: 'Program',
        description: '',
        numElectiveCourses: 0,
        isCapstoneGroup: false,
        needed: courses.length,
        done,
        isMet: done === courses.length,
        isOpen: true,
        courses,
      },
    ],
  };
  render(<CrashCoursePage page={{ certificate, all: [certificate] }} />);
}

test('[CRC-01] a crash course is started or continued from its head, with the first course that is not done', () => {
  show(
    course({ courseId: 'a', isDone: true }),
    course({ courseId: 'locked', path: null }),
    course({ courseId: 'b', title: 'Ask well', path: '/courses/session/b-od', isUnderWay: true }),
  );
  expect(screen.getByRole('link', { name: 'Continue: Ask well' }).getAttribute('href')).toBe('/courses/session/b-od');
  expect(screen.getByText('1 of 3 courses')).toBeDefined();
});

test('[CRC-01] of a single course no share is shown: its own page has the figure', () => {
  show(course());
  expect(screen.getByRole('link', { name: 'Start: Models in plain words' })).toBeDefined();
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('[CRC-01] nothing is left to continue once all is done', () => {
  show(course({ isDone: true }));
  expect(screen.queryByRole('link', { name: /^(Start|Continue): / })).toBeNull();
});
