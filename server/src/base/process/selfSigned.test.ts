import * as nodeCrypto from 'node:crypto';
import { expect, test, vi } from 'vitest';

const random = vi.hoisted(() => ({ byte: 0 }));
vi.mock('node:crypto', async (importOriginal) => ({
  ...(await importOriginal<typeof nodeCrypto>()),
  randomBytes: (size: number) => Buffer.alloc(size, random.byte),
}));
const { createSelfSigned } = await import('./selfSigned.ts');

test.each([0, 0x01, 0x7f, 0x80, 0xff])('a certificate is readable with a serial number of bytes %i', async (byte) => {
  random.byte = byte;
  const { certificate } = await createSelfSigned('id.example', Date.UTC(2026, 0, 31));
  const read = new nodeCrypto.X509Certificate(certificate);
  expect(read.subject).toBe('CN=id.example');
  expect(new Date(read.validTo)).toEqual(new Date(Date.UTC(2046, 0, 31)));
  expect(read.verify(read.publicKey)).toBe(true);
  // positive, and not zero (RFC 5280, 4.1.2.2)
  expect(BigInt(`0x${read.serialNumber}`)).toBeGreaterThan(0n);
});
