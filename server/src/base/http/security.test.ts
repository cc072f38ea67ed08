import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { allowFrame, allowTurnstile, registerSecurity } from './security.ts';

async function headersOf(https: boolean): Promise<Record<string, unknown>> {
  const app = Fastify();
  registerSecurity(app, { https, uploadOrigin: null });
  app.get('/', () => 'ok');
  app.get('/fails', () => {
    throw new Error('no');
  });
  const [found, failed, missing] = await Promise.all([app.inject('/'), app.inject('/fails'), app.inject('/missing')]);
  for (const { headers } of [failed, missing]) {
    for (const name of ['content-security-policy', 'x-content-type-options', 'x-frame-options'])
      expect(headers[name]).toBe(found.headers[name]);
  }
  return found.headers;
}

test('[THR-32] every response, failures included, forbids framing, foreign code and MIME sniffing', async () => {
  const headers = await headersOf(false);
  // the complete policy: every source added here is one to which the pages may send data
  expect(String(headers['content-security-policy']).split(';')).toEqual([
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self' blob:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "object-src 'none'",
    "frame-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types default dompurify',
  ]);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin',
    'cross-origin-opener-policy': 'same-origin',
  });
  expect(String(headers['permissions-policy'])).toContain('camera=()');
  // passkeys are for our own pages, as they are without a word about them (STF-02)
  expect(String(headers['permissions-policy'])).not.toContain('publickey');
  expect(headers).not.toHaveProperty('strict-transport-security');
});

test('[THR-32] over https HSTS is sent', async () => {
  const headers = await headersOf(true);
  expect(headers['strict-transport-security']).toBe('max-age=31536000');
  expect(String(headers['content-security-policy'])).toContain('upgrade-insecure-requests');
});

test('[THR-32] scripts and fonts get no document headers; SVGs and missing files do', async () => {
  const app = Fastify();
  registerSecurity(app, { https: true, uploadOrigin: null });
  app.get('/assets/:file', () => 'ok');
  const of = async (path: string): Promise<string[]> => Object.keys((await app.inject(path)).headers);
  const hasPolicy = async (path: string): Promise<boolean> => (await of(path)).includes('content-security-policy');
  expect(await of('/assets/app-12345678.js')).toEqual(
    expect.arrayContaining([
      'strict-transport-security',
      'cross-origin-resource-policy',
      'referrer-policy',
      'x-content-type-options',
    ]),
  );
  expect(await hasPolicy('/assets/app-12345678.js')).toBe(false);
  expect(await hasPolicy('/assets/text-12345678.woff2?v=1')).toBe(false);
  expect(await hasPolicy('/assets/picture-12345678.svg')).toBe(true);
  expect(await hasPolicy('/assets/deep/missing-12345678.js')).toBe(true);
});

test('[THR-32] an answer of the API is data: nothing of it runs or is framed; another method there gets the headers of a page', async () => {
  const app = Fastify();
  registerSecurity(app, { https: true, uploadOrigin: null });
  app.post('/graphql', () => '{}');
  const { headers } = await app.inject({ method: 'POST', url: '/graphql', payload: {} });
  expect(headers).toMatchObject({
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'x-frame-options': 'DENY',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin',
    'strict-transport-security': 'max-age=31536000',
  });
  const [asPage, page] = await Promise.all([app.inject('/graphql'), app.inject('/missing')]);
  expect(asPage.headers['content-security-policy']).toBe(page.headers['content-security-policy']);
});

test("[SIG-08] [THR-32] a page with the vendor's bot check allows that vendor's script and frame, and nothing else", async () => {
  const app = Fastify();
  registerSecurity(app, { https: false, uploadOrigin: null });
  app.get('/', () => 'ok');
  app.get('/signup', (_request, reply) => {
    allowTurnstile(reply);
    return 'ok';
  });
  const [plain, allowed] = await Promise.all(
    ['/', '/signup'].map(async (url) => String((await app.inject(url)).headers['content-security-policy']).split(';')),
  );
  expect(allowed?.filter((directive) => plain?.includes(directive) !== true)).toEqual([
    "script-src 'self' https://challenges.cloudflare.com",
    "frame-src 'self' https://challenges.cloudflare.com",
    'trusted-types default dompurify turnstile',
  ]);
});

test('[DOC-08] [THR-70] a page in the frame of a preview lets our own pages show it, and nothing else', async () => {
  const app = Fastify();
  registerSecurity(app, { https: false, uploadOrigin: null });
  app.get('/', () => 'ok');
  app.get('/framed', (_request, reply) => {
    allowFrame(reply);
    return 'ok';
  });
  const [plain, framed] = await Promise.all(['/', '/framed'].map(async (url) => (await app.inject(url)).headers));
  const directives = String(plain?.['content-security-policy']).split(';');
  expect(
    String(framed?.['content-security-policy'])
      .split(';')
      .filter((directive) => !directives.includes(directive)),
  ).toEqual(["frame-ancestors 'self'"]);
  expect([plain?.['x-frame-options'], framed?.['x-frame-options']]).toEqual(['DENY', 'SAMEORIGIN']);
});
