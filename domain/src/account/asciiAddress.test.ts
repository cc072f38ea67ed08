import { expect, test } from 'vitest';
import { asciiAddress } from './asciiAddress.ts';
import { addressFaults, domainOf, isAddress, newAddressFaults } from './emailAddress.ts';

test.each([
  ['pia@münchen.example', 'pia@xn--mnchen-3ya.example'],
  [' Pia@MÜNCHEN.example ', 'Pia@xn--mnchen-3ya.example'],
  ['pia@münchen.example', 'pia@xn--mnchen-3ya.example'],
  ['a@例え.テスト', 'a@xn--r8jz45g.xn--zckzah'],
  ['a@straße.example', 'a@xn--strae-oqa.example'],
  ['Ana@Demo.example', 'Ana@Demo.example'],
  ['a@xn--mnchen-3ya.example', 'a@xn--mnchen-3ya.example'],
])('[SIG-02] the domain of %o is stored as in %o', (typed, stored) => {
  expect(asciiAddress(typed)).toBe(stored);
});

test.each([
  'ü@',
  '@ü.example',
  'a@ü.example/x',
  'a@b@ü.example:80',
  'a@ü%2e.example',
  'no address ü',
  '',
  'a@acme\u3002example',
  'a@ａcme.example',
])('[SIG-02] [THR-46] %o is no address before or after', (typed) => {
  expect(isAddress(asciiAddress(typed).toLowerCase())).toBe(false);
});

test('[SIG-02] forms take an address at a domain with other letters, and find its domain', () => {
  for (const typed of ['pia@münchen.example', 'PIA@MÜNCHEN.EXAMPLE']) {
    expect([newAddressFaults(typed), addressFaults(typed), domainOf(typed)]).toEqual([
      [],
      [],
      'xn--mnchen-3ya.example',
    ]);
  }
  expect(newAddressFaults('piä@example.com')).not.toEqual([]);
});
