import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** The status of the response to a request with exactly these header lines. */
async function statusFor(lines: readonly string[], path = '/login'): Promise<number> {
  const { hostname, port } = new URL(server.origin);
  const socket = connect(Number(port), hostname);
  socket.end(`GET ${path} HTTP/1.1\r\n${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`);
  return Number((await text(socket)).split(' ')[1]);
}

test.each([['localhost'], ['localhost:4200'], ['127.0.0.1:80'], ['[::1]'], ['[::1]:4200'], ['atrium.localhost']])(
  'the site answers as %s',
  async (host) => {
    // this process has no web app, so there is nothing at this address
    expect(await statusFor([`Host: ${host}`])).toBe(404);
  },
);

test.each([
  'evil.example',
  'localhost.evil.example',
  'localhost:4200.evil.example',
  'localhost:',
  'localhost:99999999',
  'evil.example:4200',
  'localhost@evil.example',
  '[::1].evil.example',
  '[::1]evil',
  '[evil.example]',
  ':4200',
  '',
])('[THR-16] the site does not answer as %j', async (host) => {
  expect(await statusFor([`Host: ${host}`])).toBe(421);
});

test('[THR-16] a request that names two hosts is refused', async () => {
  expect(await statusFor(['Host: localhost', 'Host: evil.example'])).toBe(400);
  expect(await statusFor(['Host: localhost', 'host: localhost'])).toBe(400);
});

test('probes reach the operations paths under any name', async () => {
  expect(await statusFor(['Host: 10.1.2.3'], '/livez')).toBe(200);
});
