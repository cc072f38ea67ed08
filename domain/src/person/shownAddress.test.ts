import { expect, test } from 'vitest';
import type { StaffStanding } from '../access/staffOperations.ts';
import { staffRoles } from '../access/staffRoles.ts';
import { maskAddress, seesAddress } from './shownAddress.ts';

test('[STF-01] owners and support read addresses, success those of their companies, auditors none', () => {
  const standing = (role: (typeof staffRoles)[number]): StaffStanding => ({
    roles: [role],
    customerIds: ['acme'],
    courseIds: [],
  });
  const readers = (customerId: string) => staffRoles.filter((role) => seesAddress(standing(role), customerId));
  expect(readers('acme')).toEqual(['owner', 'support', 'success']);
  expect(readers('globex')).toEqual(['owner', 'support']);
});

test.each([
  ['ada@test.example', 'a…@test.example'],
  ['a@test.example', 'a…@test.example'],
  ['"odd@name"@test.example', '"…@test.example'],
  ['𝒜da@test.example', '𝒜…@test.example'],
  ['nothing', 'n…'],
  ['', '…'],
])('[STF-01] %s is masked as %s', (address, masked) => {
  expect(maskAddress(address)).toBe(masked);
});
