import { createSocket, type Socket } from 'node:dgram';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dnsRecords } from './domainRecords.ts';

// What the resolver of Node says of answers of a name server (RFC 1035), which is a socket of this test.

let socket: Socket;
let server: string;
const texts: Readonly<Record<string, readonly (readonly string[])[]>> = {
  '_atrium.acme.example': [['v=spf1 -all'], ['atrium-site=', '9f3c']],
  '_atrium.bare.example': [],
};

beforeAll(async () => {
  socket = createSocket('udp4', (question, { port, address }) => {
    socket.send(answer(question), port, address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  server = `127.0.0.1:${String(socket.address().port)}`;
});
afterAll(() => {
  socket.close();
});

/** The answer to a question: its records, none (NOERROR), no such name (NXDOMAIN), or a failure (SERVFAIL). */
function answer(question: Buffer): Buffer {
  const labels: string[] = [];
  let at = 12;
  for (let length = question.readUInt8(at); length > 0; length = question.readUInt8(at)) {
    labels.push(question.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  const name = labels.join('.');
  const found = texts[name];
  const code = name.startsWith('_atrium.broken') ? 2 : found === undefined ? 3 : 0;
  const records = (found ?? []).map((parts) => {
    const data = Buffer.concat(parts.map((part) => Buffer.from([part.length, ...Buffer.from(part, 'latin1')])));
    const head = Buffer.from([0xc0, 12, 0, 16, 0, 1, 0, 0, 0, 60, 0, data.length]);
    return Buffer.concat([head, data]);
  });
  const head = Buffer.from([...question.subarray(0, 2), 0x81, 0x80 + code, 0, 1, 0, records.length, 0, 0, 0, 0]);
  return Buffer.concat([head, question.subarray(12, at + 5), ...records]);
}

test('[D11] the TXT records of a name are read whole, and no record is told from no answer', async () => {
  const { findTexts } = dnsRecords([server]);
  expect(await findTexts('_atrium.acme.example')).toEqual(['v=spf1 -all', 'atrium-site=9f3c']);
  expect(await findTexts('_atrium.bare.example')).toEqual([]);
  expect(await findTexts('_atrium.nowhere.example')).toEqual([]);
  expect(await findTexts('_atrium.broken.example')).toBeNull();
  // a name that cannot be asked for
  expect(await findTexts(`${'a'.repeat(70)}.example`)).toBeNull();
});
