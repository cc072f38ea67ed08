import type { AreaKey } from '@atrium/domain/access/entitlement.ts';
import { aViewer } from '@atrium/domain/access/viewer.fixture.ts';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NoSessions } from './NoSessions.tsx';

/** What a viewer with these areas is offered, as words and addresses. */
function offered(...entitlements: AreaKey[]): (string | null)[][] {
  const words = { displayName: 'Pat Doe', jobRole: null, accentColor: null, timeZone: null };
  const { unmount } = render(<NoSessions viewer={{ ...aViewer({ entitlements }), ...words }} />);
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  unmount();
  return links;
}

test('[CAT-12] without sessions the courses are offered to those for whom the catalogue shows them', () => {
  const courses = ['Browse courses', '/courses'];
  const support = ['Contact support', expect.any(String)];
  expect(offered('area/mc-transactional', 'area/mcsc-unlimited')).toEqual([courses, support]);
  expect(offered('area/crash-courses')).toEqual([courses, support]);
  // the catalogue has only its error page for them
  expect(offered('area/mc-transactional')).toEqual([support]);
});
