import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';
import { sendJson } from './sendJson.ts';

const long = { words: Array.from({ length: 500 }, (_, index) => `word ${String(index)}, ünïcode`) };
const app = Fastify();
app.get('/long', (request, reply) => sendJson(request, reply, long));
app.get('/short', (request, reply) => sendJson(request, reply, { ok: true }));

const ask = (url: string, encodings?: string): Promise<LightMyRequestResponse> =>
  app.inject({ url, headers: encodings === undefined ? {} : { 'accept-encoding': encodings } });

test('a long response is compressed in an accepted encoding', async () => {
  const br = await ask('/long', 'gzip, deflate, br');
  expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(JSON.parse(brotliDecompressSync(br.rawPayload).toString())).toEqual(long);
  const gzip = await ask('/long', 'gzip, br;q=0');
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(JSON.parse(gunzipSync(gzip.rawPayload).toString())).toEqual(long);
  expect(br.rawPayload.length).toBeLessThan(JSON.stringify(long).length / 3);
});

test('a short response, or one for a client without encodings, is not compressed', async () => {
  for (const plain of [await ask('/short', 'br'), await ask('/long'), await ask('/long', 'identity, br;q=0.0')]) {
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(plain.headers['content-type']).toBe('application/json; charset=utf-8');
    expect([{ ok: true }, long]).toContainEqual(plain.json());
  }
});
