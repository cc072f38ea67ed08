import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { plainAcademy } from '@atrium/domain/academy/academyForm.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerStatic } from './static.ts';

const code = 'export const answer = 42;\n';
let root: string;
let app: FastifyInstance;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'atrium-static-'));
  await mkdir(path.join(root, 'assets'));
  await mkdir(path.join(root, 'icons'));
  await cp(path.resolve(import.meta.dirname, '../../../../web/index.html'), path.join(root, 'index.html'));
  for (const file of ['assets/main-a1B2_c3D.js', 'assets/logo.svg', 'icons/icon-a1B2_c3D.svg'])
    await writeFile(path.join(root, file), code);
  await writeFile(path.join(root, 'assets/main-a1B2_c3D.js.br'), brotliCompressSync(code));
  await writeFile(path.join(root, 'assets/main-a1B2_c3D.js.gz'), gzipSync(code));
  await writeFile(path.join(root, 'assets/main-a1B2_c3D.js.map'), '{}');
  await writeFile(path.join(root, 'first-views.json'), '{}');
  app = Fastify();
  await registerStatic(app, {
    root,
    site: { PUBLIC_URL: 'http://localhost', googleSignIn: false },
    academy: () => plainAcademy,
  });
});
afterAll(async () => {
  await app.close();
  await rm(root, { recursive: true });
});

async function keptFor(url: string, encoding = 'identity'): Promise<(string | undefined)[]> {
  const { headers } = await app.inject({ url, headers: { 'accept-encoding': encoding } });
  return [headers['content-encoding'], headers['cache-control']];
}

test('a hashed asset is cached forever, in every encoding it was built in', async () => {
  const forEver = 'public, max-age=31536000, immutable';
  expect(await keptFor('/assets/main-a1B2_c3D.js')).toEqual([undefined, forEver]);
  expect(await keptFor('/assets/main-a1B2_c3D.js', 'gzip')).toEqual(['gzip', forEver]);
  expect(await keptFor('/assets/main-a1B2_c3D.js', 'gzip, br')).toEqual(['br', forEver]);
});

test('any other file is cached for an hour, whatever its name', async () => {
  for (const file of ['/assets/logo.svg', '/icons/icon-a1B2_c3D.svg']) {
    expect(await keptFor(file)).toEqual([undefined, 'public, max-age=3600']);
  }
});

test('only what was built has an address: no source map, no compressed copy, nothing beside the folder', async () => {
  const hidden = ['/assets/main-a1B2_c3D.js.br', '/assets/main-a1B2_c3D.js.map', '/assets/', '/first-views.json'];
  for (const url of [...hidden, '/assets/%2e%2e/index.html', '/assets/..%2findex.html', '/assets/gone.js']) {
    expect([url, (await app.inject({ url })).statusCode]).toEqual([url, 404]);
  }
  expect((await app.inject({ method: 'HEAD', url: '/assets/logo.svg' })).statusCode).toBe(200);
});
