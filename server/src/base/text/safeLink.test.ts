import { nastyAddresses } from '@atrium/domain/access/mutatedAddress.fixture.ts';
import { expect, test } from 'vitest';
import { safeLink } from './safeLink.ts';

test('[THR-33] a link is a path of ours, or an address of the web or of mail', () => {
  const safe = [
    '/files/art/logo/acme.svg',
    '/courses?q=a',
    'https://a.example/x',
    'http://a.example',
    'mailto:a@b.example',
  ];
  expect(safe.map(safeLink)).toEqual(safe);
  const others = nastyAddresses.filter((address) => address.startsWith('/'));
  expect(['javascript:alert(1)', 'data:text/html,x', 'files', ...others].filter((link) => safeLink(link))).toEqual([]);
});
