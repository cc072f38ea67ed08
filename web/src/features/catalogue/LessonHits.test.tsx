import { aViewer } from '@atrium/domain/access/viewer.fixture.ts';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LessonHits } from './LessonHits.tsx';

vi.mock('#lib/viewer.ts', () => ({ useViewer: () => aViewer({ entitlements: ['area/mcsc-unlimited'] }) }));
vi.mock('./useLessons.ts', () => ({
  useLessons: () => ({ data: { pages: [{ total: 1, hits: [hit] }] }, isSuccess: true }),
}));
const hit = vi.hoisted(() => ({
  videoId: 'v',
  topLevelId: 'course-od',
  groupId: 'g',
  videoContentId: 'lesson',
  sourceType: 'ON_DEMAND',
  courseType: 'SPRINT',
  courseTitle: 'A course',
  title: 'A lesson',
  thumbnailUrl: '/x.svg',
  startSeconds: 62.9,
  sentence: [
    {
      text: 'Claims',
      found: true,
    },
  ],
}));

test('[VID-15] a lesson opens before the sentence is said, not in the middle of its first word', () => {
  render(<LessonHits q="claims" />);
  const link = screen.getByRole('link', { name: 'A lesson, at 01:02' });
  expect(link.getAttribute('href')).toBe('/courses/ondemand/course-od/g/lesson?seek=62');
});
