import { expect, test } from 'vitest';
import { parseStaffRole, wouldLeaveNoOwner } from './staffRoles.ts';

const olga = { memberId: 'olga', roles: ['owner', 'editor'] } as const;
const omar = { memberId: 'omar', roles: ['owner'] } as const;
const eve = { memberId: 'eve', roles: ['editor'] } as const;

test.each([
  ['the only owner who leaves', [olga, eve], 'olga', [], true],
  ['the only owner who becomes an editor', [olga, eve], 'olga', ['editor'], true],
  ['the only owner who stays one', [olga, eve], 'olga', ['owner', 'auditor'], false],
  ['one of two owners', [olga, omar], 'olga', [], false],
  ['somebody who is no owner', [olga, eve], 'eve', [], false],
  ['a first person of a team without an owner', [], 'eve', ['editor'], false],
] as const)('the team keeps an owner: %s', (_what, team, memberId, roles, expected) => {
  expect(wouldLeaveNoOwner(team, memberId, roles)).toBe(expected);
});

test('a role is read in any case, and nothing else is one', () => {
  expect(['Owner', ' EDITOR ', 'boss', ''].map(parseStaffRole)).toEqual(['owner', 'editor', undefined, undefined]);
});
