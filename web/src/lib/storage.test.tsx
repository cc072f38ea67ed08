import { nastyAddresses } from '@atrium/domain/access/mutatedAddress.fixture.ts';
import { expect, test, vi } from 'vitest';
import { storedNavLogo, storeNavLogo } from './navLogo.ts';
import { previousPath } from './pathHistory.ts';
import { readStored, writeStored } from './storage.ts';

test('a text is kept in the storage of its name, and null removes it', () => {
  writeStored('timeZone', 'Asia/Tokyo');
  writeStored('meteringBarClosedAt', '2');
  expect(localStorage.getItem('timeZone')).toBe('Asia/Tokyo');
  expect(sessionStorage.getItem('meteringBarClosedAt')).toBe('2');
  // each tab has its own note (SES-08)
  writeStored('signInEnded', 'SIGN_IN_ENDED');
  expect([sessionStorage.getItem('signInEnded'), localStorage.getItem('signInEnded')]).toEqual(['SIGN_IN_ENDED', null]);
  writeStored('timeZone', null);
  expect(readStored('timeZone')).toBeNull();
  expect(localStorage.getItem('timeZone')).toBeNull();
});

test('a browser that refuses its storage counts as empty', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  writeStored('timeZone', 'Asia/Tokyo');
  expect(readStored('timeZone')).toBeNull();
  vi.unstubAllGlobals();
});

test('[THR-33] a stored logo or path of another site is not used', () => {
  storeNavLogo('/files/art/logo/acme.svg');
  expect(storedNavLogo()).toBe('/files/art/logo/acme.svg');
  for (const address of nastyAddresses) {
    storeNavLogo(address);
    writeStored('pathHistory', JSON.stringify([address]));
    expect([address, storedNavLogo(), previousPath('/courses')]).toEqual([address, null, '/']);
  }
});
