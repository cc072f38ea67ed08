import { expect, test } from 'vitest';
import { looksLikeAddress } from './emailAddress.ts';
import { brokenPasswordRules, longestPassword, mayBePassword } from './passwordRules.ts';

test.each([
  ['Demo-pass-1!', []],
  ['ÄÖü-٣kkkk', []],
  ['demo-pass-1!', ['Password must contain an upper case letter']],
  ['DEMO-PASS-1!', ['Password must contain a lower case letter']],
  ['Demo pass 11', ['Password must contain a special character']],
  ['Demo-pass-!', ['Password must contain a number']],
  ['De-pa1!', ['Password must contain at least 8 characters']],
  ['Aa1-🎓🎓', ['Password must contain at least 8 characters']],
])('[SIG-17] %s', (password, broken) => {
  expect(brokenPasswordRules(password)).toEqual(broken);
  expect(mayBePassword(password)).toBe(broken.length === 0);
});

test('[SIG-17] an empty password breaks every rule; one too long, or not storable, may not be set either', () => {
  expect(brokenPasswordRules('')).toHaveLength(5);
  expect(mayBePassword(`Aa1-${'x'.repeat(longestPassword)}`)).toBe(false);
  expect(mayBePassword('Aa1-xxxx\ud800')).toBe(false);
});

test('[SIG-02] an address of the form is trimmed, and needs one @ and a dot in its domain', () => {
  for (const address of ['a@b.c', '  maya@demo.example ', 'İ@x.example']) expect(looksLikeAddress(address)).toBe(true);
  for (const address of ['', 'maya at home', 'a@b', 'a@@b.c', 'a b@c.d', `${'a'.repeat(250)}@b.co`]) {
    expect(looksLikeAddress(address)).toBe(false);
  }
});
