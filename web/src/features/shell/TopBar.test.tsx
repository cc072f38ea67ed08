import { aViewer } from '@atrium/domain/access/viewer.fixture.ts';
import { render, renderHook, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { writeStored } from '#lib/storage.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { TopBar } from './TopBar.tsx';
import { useNavLogo } from './useNavLogo.ts';

const viewer = (navLogoUrl?: string): SignedIn => ({
  ...aViewer({
    entitlements: ['area/ai-academy'],
    customizations: navLogoUrl === undefined ? {} : { navLogoUrl },
  }),
  displayName: 'Pat',
  jobRole: null,
  accentColor: null,
  timeZone: 'UTC',
});

test.each([
  ['/', ['Home page']],
  ['/courses', ['Courses page']],
  ['/courses/decision-writing', ['Courses true']],
  ['/events', []],
])('[NAV-01] at %s the tab of the page, or of its section, is the current one', (path, current) => {
  render(<TopBar viewer={viewer()} path={path} home="/" logo={null} />);
  const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  const marks = links.map((link) => `${link.textContent} ${link.getAttribute('aria-current') ?? ''}`);
  expect(marks.filter((mark) => !mark.endsWith(' '))).toEqual(current);
});

test('[NAV-06] the logo that the customer has now goes before the one that was kept on the machine', () => {
  const logoOf = (navLogoUrl?: string) => renderHook(() => useNavLogo(viewer(navLogoUrl))).result.current?.src;
  writeStored('navLogoUrl', '/files/old.svg');
  expect(logoOf()).toBe('/files/old.svg');
  expect(logoOf('/files/new.svg')).toBe('/files/new.svg');
  expect(logoOf()).toBe('/files/new.svg');
});
