import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CertificateCard } from './CertificateCard.tsx';

const underWay = {
  certificateId: 'k1',
  title: 'AI Foundations',
  badgeImageUrl: '/badge.svg',
  primaryColor: '#14392D',
  studyMinutes: 720,
  state: 'IN_PROGRESS' as const,
  isRegistered: true,
  percent: 0,
  done: 0,
  issuesAt: null,
  issuedAt: null,
  credentialId: null,
  meta: { bannerDescription: '' },
};

test.each([
  [1, '0 of 1 course'],
  [2, '0 of 2 courses'],
])('the progress of a certificate is heard with the courses that it needs: %i', (needed, words) => {
  render(<CertificateCard certificate={{ ...underWay, needed }} path="/certificates/{certificateId}" />);
  const bar = screen.getByRole('progressbar', { name: 'Progress of AI Foundations' });
  expect(bar.getAttribute('aria-valuetext')).toBe(words);
});

test('[CRT-05] a card says the study time only where it is known', () => {
  const path = '/certificates/{certificateId}';
  const { rerender } = render(<CertificateCard certificate={{ ...underWay, needed: 2 }} path={path} />);
  expect(screen.getByText('about 12 hours')).toBeTruthy();
  rerender(<CertificateCard certificate={{ ...underWay, needed: 2, studyMinutes: null }} path={path} />);
  expect(screen.queryByText(/about/)).toBeNull();
});
