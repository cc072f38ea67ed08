import { afterEach, expect, test, vi } from 'vitest';
import { isOutage, logOutage } from './outage.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const coded = (code: string): Error => Object.assign(new Error('it failed'), { code });

test('[THR-18] an unreachable database is distinguished from a wrong statement', () => {
  for (const code of [
    '08006',
    '08P01',
    '57P01',
    '57P02',
    '57P03',
    '57P04',
    '57P05',
    '53300',
    'ECONNREFUSED',
    'ECONNRESET',
    'EPIPE',
  ]) {
    expect(isOutage(coded(code)), code).toBe(true);
  }
  for (const words of [
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'Client has encountered a connection error and is not queryable',
    'timeout exceeded when trying to connect',
  ]) {
    expect(isOutage(new Error(words)), words).toBe(true);
  }
  expect(isOutage(new Error('the query failed', { cause: coded('57P01') }))).toBe(true);
  for (const code of ['40P01', '23505', '42601', '57014', 'P0001']) expect(isOutage(coded(code)), code).toBe(false);
  expect(isOutage(new Error('no seat left'))).toBe(false);
  expect(isOutage('Connection terminated')).toBe(false);
});

test('[THR-18] an outage logs one line in five seconds, however many requests it affects', () => {
  const warn = vi.fn();
  const begun = performance.now() + 10_000;
  const at = vi.spyOn(performance, 'now');
  for (const [after, lines] of [
    [0, 1],
    [0, 1],
    [4_999, 1],
    [5_000, 2],
    [5_001, 2],
  ] as const) {
    at.mockReturnValue(begun + after);
    logOutage({ warn }, coded('ECONNREFUSED'));
    expect([after, warn.mock.calls.length]).toEqual([after, lines]);
  }
});
