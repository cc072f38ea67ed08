import { noon } from '@atrium/domain/session/session.fixture.ts';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LessonStrip } from './LessonStrip.tsx';
import type { VideoPageData } from './videoQuery.ts';

vi.mock('#lib/useNow.ts', () => ({ useNow: () => noon }));

const address = { topLevelId: 's1', groupId: 'g', videoContentId: 'here' };
const aSibling = (videoContentId: string, farthestWatchedTime: number, enabledAt: string | null = null) => ({
  groupId: 'g',
  videoContentId,
  videoId: videoContentId,
  title: videoContentId,
  thumbnailUrl: '/x.svg',
  duration: 300,
  farthestWatchedTime,
  enabledAt,
});

test('[VID-05] [SSN-05] each lesson has its own progress, the current one the farthest of both; a later one is no link, and another place of a lesson is not here', () => {
  const elsewhere = { ...aSibling('here', 0), groupId: 'another' };
  const siblings = [aSibling('before', 300), aSibling('here', 150), aSibling('after', 0, String(noon + 1)), elsewhere];
  const shown = (watched: number) => {
    const { unmount } = render(
      <LessonStrip
        page={{ siblings } as unknown as VideoPageData}
        address={address}
        hrefTo={({ videoContentId }) => `/watch/${videoContentId}`}
        watched={watched}
      />,
    );
    const icons = screen.getAllByRole('img').map((icon) => icon.getAttribute('aria-label'));
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    unmount();
    return { icons, links };
  };
  const links = ['/watch/before', '/watch/here', '/watch/here'];
  expect(shown(20)).toEqual({ icons: ['Watched', 'Half watched', 'Not started', 'Not started'], links });
  expect(shown(280)).toEqual({ icons: ['Watched', 'Watched', 'Not started', 'Not started'], links });
});
