import { expect, test } from 'vitest';
import { isFromThisMachine, isLoopback } from './loopback.ts';

test.each(['localhost', 'atrium.localhost', '127.0.0.1', '127.8.9.1', '::1', '[::1]', '::ffff:127.0.0.1'])(
  '%s is this machine',
  (name) => {
    expect(isLoopback(name)).toBe(true);
  },
);

test.each(['0.0.0.0', '10.0.0.1', '128.0.0.1', '127.0.0.1.example.com', 'localhost.example.com', 'example.com', ''])(
  '%s is not',
  (name) => {
    expect(isLoopback(name)).toBe(false);
  },
);

test('a proxy on this machine with a public host name does not count as this machine', () => {
  expect(isFromThisMachine({ ip: '127.0.0.1', hostname: 'localhost' })).toBe(true);
  expect(isFromThisMachine({ ip: '127.0.0.1', hostname: 'learn.example.com' })).toBe(false);
  expect(isFromThisMachine({ ip: '203.0.113.9', hostname: 'localhost' })).toBe(false);
});
