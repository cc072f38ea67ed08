import { expect, test } from 'vitest';
import { linkedInUrl } from './linkedInUrl.ts';

test('[CRT-04] the profile gets the certificate with its month counted from one, in UTC, and the address where it is checked', () => {
  const of = (issuedAt: number) =>
    Object.fromEntries(
      new URL(
        linkedInUrl({
          credentialId: 'ATR-2222-2222-2222',
          title: 'Pricing & Packaging',
          issuerName: 'Atrium Academy',
          issuedAt: String(issuedAt),
          url: 'https://atrium.example/verify/ATR-2222-2222-2222',
        }),
      ).searchParams,
    );
  expect(of(Date.UTC(2026, 11, 7, 14))).toEqual({
    startTask: 'CERTIFICATION_NAME',
    name: 'Pricing & Packaging',
    organizationName: 'Atrium Academy',
    issueYear: '2026',
    issueMonth: '12',
    certUrl: 'https://atrium.example/verify/ATR-2222-2222-2222',
    certId: 'ATR-2222-2222-2222',
  });
  expect(of(Date.UTC(2027, 0, 1))).toMatchObject({ issueYear: '2027', issueMonth: '1' });
});
