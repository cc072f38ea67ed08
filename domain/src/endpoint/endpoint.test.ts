import { expect, test } from 'vitest';
import { day, minute } from '../time.ts';
import { endpointFault } from './endpointAddress.ts';
import { endpointEventTitle } from './endpointEvents.ts';
import { nextTry, triedFor } from './retries.ts';

test('[API-08] a message is tried with growing pauses, the last time after three days, and then no more', () => {
  const tries: number[] = [];
  let now: number | null = 0;
  while (now !== null && tries.length < 100) {
    tries.push(now);
    now = nextTry({ begunAt: 0, tries: tries.length }, now);
  }
  expect(tries.slice(0, 3)).toEqual([0, minute, 6 * minute]);
  expect(tries.at(-1)).toBe(triedFor);
  expect(triedFor).toBe(3 * day);
  expect(tries.length).toBeGreaterThan(8);
  const pauses = tries.slice(1, -1).map((at, index) => at - (tries[index] ?? 0));
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
});

test.each([
  'http://example.com/hooks',
  'https://user:password@example.com/',
  'https://example.com/#part',
  'https://localhost/hooks',
  'https://intranet/hooks',
  'https://printer.local/hooks',
  'ftp://example.com',
  'example.com',
  'https://example.com:99999/',
  'https://1.2.3.999/',
  'https://a..b/',
  'https://-.-/',
  `https://example.com/${'é'.repeat(400)}`,
  `https://example.com/${'x'.repeat(500)}`,
])('[API-08] [THR-73] %s is no address of an endpoint', (address) => {
  expect(endpointFault(address)).toMatch(/\.$/);
});

test('[API-08] an address of the Internet is one', () => {
  expect(endpointFault('https://hooks.example.com:8443/atrium?tenant=1')).toBeNull();
  expect(endpointFault('https://203.0.114.7/hooks')).toBeNull();
});

test('[API-08] a type has words, and one that is not known itself', () => {
  expect(endpointEventTitle('member.created')).toBe('Somebody has an account');
  expect(endpointEventTitle('constructor')).toBe('constructor');
});
