import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { pathOf, requestId } from './requests.ts';

test('the id of a request is that of its caller only when it is short and plain', () => {
  const of = (given?: string): string =>
    requestId({ headers: { 'x-request-id': given } } as unknown as IncomingMessage);
  for (const given of ['a'.repeat(8), 'b-2._'.repeat(12), 'c'.repeat(64)]) expect(of(given)).toBe(given);
  for (const given of [undefined, 'a'.repeat(7), 'c'.repeat(65), 'spaces in it', 'a\nsecond line', '<script>']) {
    expect(of(given), given).toMatch(/^[\da-f-]{36}$/);
  }
});

test('the path of an address has neither its query nor its fragment', () => {
  expect(['/a', '/a?b=c', '/a#b?c', '/?a'].map(pathOf)).toEqual(['/a', '/a', '/a', '/']);
});
