import { aViewer } from '@atrium/domain/access/viewer.fixture.ts';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { CertificateGroups } from './CertificateGroups.tsx';
import type { CertificateGroup } from './certificateQuery.ts';

vi.mock('#lib/viewer.ts', () => ({ useViewer: () => aViewer({ entitlements: ['area/mcsc-unlimited'] }) }));

const aCourse = (courseId: string, given: Partial<CertificateGroup['courses'][number]>) => ({
  courseId,
  title: courseId,
  coverImageUrl: '/cover.svg',
  liveOnly: false,
  completionRequired: false,
  isDone: false,
  studyMinutes: null,
  isUnderWay: false,
  path: null,
  ...given,
});

function states(given: Partial<CertificateGroup>): (string | null | undefined)[] {
  const group = {
    certificateGroupId: 'g',
    title: 'Electives',
    description: '',
    numElectiveCourses: 1,
    isCapstoneGroup: false,
    needed: 1,
    done: 0,
    isMet: false,
    isOpen: true,
    courses: [
      aCourse('a', { isDone: true }),
      aCourse('b', {}),
      aCourse('c', { completionRequired: true }),
      aCourse('d', { isUnderWay: true }),
    ],
    ...given,
  };
  const { unmount } = render(<CertificateGroups groups={[group]} />);
  const said = screen.getAllByRole('listitem').map((item) => item.lastElementChild?.textContent);
  unmount();
  return said;
}

test('[CRT-01] [CRD-02] a course is completed, in progress or to do; an elective of a group that is met is optional', () => {
  expect(states({})).toEqual(['Completed', 'To do', 'To do', 'In progress']);
  expect(states({ isMet: true })).toEqual(['Completed', 'Optional', 'To do', 'In progress']);
});
