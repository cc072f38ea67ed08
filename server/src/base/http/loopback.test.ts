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

test('what a proxy on this machine passes on does not count as this machine', () => {
  const request = { ip: '127.0.0.1', hostname: 'localhost', headers: {} };
  expect(isFromThisMachine(request)).toBe(true);
  expect(isFromThisMachine({ ...request, hostname: 'learn.example.com' })).toBe(false);
  expect(isFromThisMachine({ ...request, ip: '203.0.113.9' })).toBe(false);
});

test.each([
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'x-real-ip',
  'forwarded',
  'via',
])('nor does what a tunnel passes on by our local name, with %s alone', (name) => {
  expect(isFromThisMachine({ ip: '127.0.0.1', hostname: 'localhost', headers: { [name]: 'https' } })).toBe(false);
});
