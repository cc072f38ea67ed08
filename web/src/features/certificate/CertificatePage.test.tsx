import { aViewer } from '@atrium/domain/access/viewer.fixture.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { CertificatePage } from './CertificatePage.tsx';
import type { CertificateDetail } from './certificateQuery.ts';

vi.mock('#lib/viewer.ts', () => ({ useViewer: () => aViewer({ entitlements: ['area/mcsc-unlimited'] }) }));

const aCertificate = (given: Partial<CertificateDetail>): CertificateDetail => ({
  certificateId: 'k1',
  type: 'Open',
  title: 'AI Foundations',
  description: 'A program.',
  studyMinutes: 720,
  badgeImageUrl: '/badge.svg',
  coverImageUrl: '/cover.svg',
  primaryColor: '#14392D',
  meta: {
    bannerDescription: '',
    registrationPrompt: '',
    postRegistrationPrompt: '',
  },
  state: 'UNREGISTERED',
  isRegistered: false,
  percent: 0,
  needed: 2,
  done: 0,
  issuesAt: null,
  issuedAt: null,
  credentialId: null,
  sentence: 'Register.',
  groups: [],
  ...given,
});

function offers(given: Partial<CertificateDetail>): string[] {
  const { unmount } = render(
    <QueryClientProvider client={new QueryClient()}>
      <CertificatePage certificate={aCertificate(given)} />
    </QueryClientProvider>,
  );
  const names = ['Register', 'Unregister'].filter((name) => screen.queryByRole('button', { name }) !== null);
  const link = screen.queryByRole('link', { name: 'View Your Certificate' });
  unmount();
  return link === null ? names : [...names, link.getAttribute('href') ?? ''];
}

test('[CRT-02] an Open certificate is registered for and left; one that is issued is neither, and a crash course never', () => {
  expect(offers({})).toEqual(['Register']);
  expect(offers({ state: 'IN_PROGRESS', isRegistered: true })).toEqual(['Unregister']);
  expect(offers({ state: 'MET', isRegistered: true })).toEqual(['Unregister']);
  const issued = { isRegistered: true, issuedAt: '1', credentialId: 'ATR-1' };
  expect(offers({ ...issued, state: 'ISSUED', sentence: null })).toEqual(['/verify/ATR-1']);
  expect(offers({ ...issued, state: 'REVOKED' })).toEqual(['Unregister', '/verify/ATR-1']);
  expect(offers({ type: 'CrashCourse', state: 'IN_PROGRESS' })).toEqual([]);
});
