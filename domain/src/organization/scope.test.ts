import { expect, test } from 'vitest';
import { scopeOf } from './scope.ts';

test('a course, one of its sessions, or days name the rows; a session alone and wrong days name none', () => {
  expect(scopeOf({ courseId: 'c' })).toEqual({ courseId: 'c', sessionId: null });
  expect(scopeOf({ courseId: 'c', sessionId: 's', from: '2026-11-02' })).toEqual({ courseId: 'c', sessionId: 's' });
  const days = { from: '2026-11-02', to: '2026-11-02' };
  expect(scopeOf({ courseId: '', ...days })).toEqual(days);
  for (const wrong of [
    '',
    '2026-11-01',
    '2026-02-30',
    '2027-02-29',
    '2027-04-31',
    '2026-13-01',
    '2026-12-00',
    '2026-00-10',
    'x',
    '20261102',
    '02026-11-02',
    null,
    undefined,
  ]) {
    expect([wrong, scopeOf({ from: '2026-11-02', to: wrong, sessionId: 's' })]).toEqual([wrong, null]);
  }
  for (const day of ['2028-02-29', '2026-02-28', '2026-04-30', '2026-12-31']) {
    expect(scopeOf({ from: day, to: day })).toEqual({ from: day, to: day });
  }
  for (const day of ['0000-01-01', '2100-02-29']) expect([day, scopeOf({ from: day, to: day })]).toEqual([day, null]);
});
