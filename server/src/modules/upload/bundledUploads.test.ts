import { randomBytes } from 'node:crypto';
import { uploadRules } from '@atrium/domain/upload/uploadKinds.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { addBundledUpload, listBundledUploads } from './service/bundledUploads.ts';
import { start } from './upload.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const newName = (): string => randomBytes(16).toString('hex');

test('[DOC-09] [THR-67] [THR-69] a picture of a bundle is added once, as one that is uploaded; what is none is refused', async () => {
  const { uploads } = server.context(null, server.clock.now()).ports;
  const deps = { db: server.db, uploads, now: server.clock.now() };
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const add = async (
    bytes: Buffer,
    { key = `${newName()}.webp`, kind = 'picture' } = {},
  ): Promise<string | boolean> => {
    const added = await addBundledUpload(deps, { key, kind, fileName: 'a.png' }, bytes);
    return added.ok ? added.value.isSaved : added.refusal.code;
  };
  const key = `${newName()}.webp`;
  expect([await add(png, { key }), await add(png, { key })]).toEqual([true, false]);
  expect(await listBundledUploads(server.db, `{"picture":"/files/${key}"}`)).toMatchObject([
    { key, fileName: 'a.png' },
  ]);
  // encoded again: what was sent is not served
  expect((await sharp((await uploads.findPublished(key)) ?? undefined).metadata()).format).toBe('webp');
  const refused = 'INVALID_INPUT';
  for (const wrong of ['../secret.webp', `${newName()}.png`, `${newName()}.pdf`, 'a.webp'])
    expect(await add(png, { key: wrong }), wrong).toBe(refused);
  expect(await add(png, { kind: 'profile' })).toBe(refused);
  expect(await add(Buffer.from('no picture'))).toBe(refused);
  expect(await add(Buffer.concat([png, Buffer.alloc(uploadRules.picture.maxBytes)]))).toBe('FILE_TOO_LARGE');
  // of somebody who is adding a file now
  const { uploadId } = await start(await server.as('editor'), 'picture');
  expect(await add(png, { key: `${uploadId ?? ''}.webp` })).toBe(refused);
});
