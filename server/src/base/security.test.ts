import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { registerSecurity } from './security.ts';

async function headersOf(https: boolean): Promise<Record<string, unknown>> {
  const app = Fastify();
  registerSecurity(app, { https });
  app.get('/', () => 'ok');
  app.get('/fails', () => {
    throw new Error('no');
  });
  const [found, failed, missing] = await Promise.all([app.inject('/'), app.inject('/fails'), app.inject('/missing')]);
  for (const { headers } of [failed, missing])
    expect(headers['content-security-policy']).toBe(found.headers['content-security-policy']);
  return found.headers;
}

test('[THR-32] every answer, a failed one too, forbids framing, foreign code and guessing of types', async () => {
  const headers = await headersOf(false);
  const policy = String(headers['content-security-policy']).split(';');
  expect(policy).toEqual(
    expect.arrayContaining([
      "default-src 'self'",
      "script-src 'self'",
      "frame-ancestors 'none'",
      "object-src 'none'",
      "base-uri 'none'",
      "require-trusted-types-for 'script'",
    ]),
  );
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
  });
  expect(String(headers['permissions-policy'])).toContain('camera=()');
  expect(headers).not.toHaveProperty('strict-transport-security');
});

test('[THR-32] over https browsers are told to stay there', async () => {
  const headers = await headersOf(true);
  expect(headers['strict-transport-security']).toBe('max-age=31536000');
  expect(String(headers['content-security-policy'])).toContain('upgrade-insecure-requests');
});
