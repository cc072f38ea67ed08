import { cleanup, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CredentialPage } from './CredentialPage.tsx';
import type { Credential } from './credentialQuery.ts';

const aCredential = (given: Partial<Credential>): Credential => ({
  credentialId: 'ATR-1',
  certificateId: 'leader',
  status: 'VALID',
  holderName: 'Leilani Akana',
  title: 'Leading an Organization',
  narrative: '',
  criteria: 'Four courses.',
  studyMinutes: 720,
  courses: [],
  issuerName: 'Atrium Academy',
  signer: 'Dean',
  issuedAt: '0',
  revokedAt: null,
  revokedReason: null,
  replacedBy: null,
  isOwn: true,
  url: 'https://a.example/verify/ATR-1',
  badgeImageUrl: '/badge.svg',
  primaryColor: '#14392D',
  certificateType: 'Open',
  ...given,
});

/** The links beside the status, by name, with where they lead. */
function links(given: Partial<Credential>): Record<string, string> {
  render(<CredentialPage credential={aCredential(given)} />);
  const found = screen
    .getAllByRole('link')
    .filter((link) => link.textContent.startsWith('See '))
    .map((link) => [link.textContent, link.getAttribute('href') ?? '']);
  cleanup();
  return Object.fromEntries(found) as Record<string, string>;
}

test('[CRT-04] the status of a certificate has one link, which names where it leads', () => {
  const program = { 'See the program': '/certificates/leader' };
  expect(links({})).toEqual(program);
  expect(links({ status: 'REVOKED', revokedAt: '1', revokedReason: 'Staff' })).toEqual(program);
  const replaced = { status: 'REPLACED', replacedBy: 'ATR-2' } as const;
  for (const isOwn of [true, false]) {
    expect(links({ ...replaced, isOwn })).toEqual({ 'See the new certificate': '/verify/ATR-2' });
  }
  expect(links({ isOwn: false })).toEqual({});
});

test('[CRT-05] the page of a credential says the study time that was computed, and none that was not', () => {
  const said = (studyMinutes: number | null): string | undefined => {
    render(<CredentialPage credential={aCredential({ studyMinutes })} />);
    const text = screen.getByText(/Four courses\./).textContent;
    cleanup();
    return text;
  };
  expect(said(460)).toBe('Requirements. Four courses. About 7.5 hours of study.');
  expect(said(44)).toBe('Requirements. Four courses. About 44 minutes of study.');
  expect(said(null)?.trim()).toBe('Requirements. Four courses.');
});
