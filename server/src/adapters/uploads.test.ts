import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registerErrors } from '../base/http/errors.ts';
import { post } from '../modules/member/profile.fixture.ts';
import type { FileStore } from '../ports/files.ts';
import type { SignedForm, Uploads } from '../ports/uploads.ts';
import { folderFiles } from './local/folderFiles.ts';
import { localUploads, uploadTarget } from './local/uploads.ts';
import { bucketFiles } from './s3/bucketFiles.ts';
import { startBucket } from './s3/bucketServer.fixture.ts';
import { s3Uploads } from './s3/uploads.ts';

// One contract for both places of uploaded files: the disk of this machine, and a bucket through Amazon's own client.

const signer = { accessKeyId: 'an-access-key', secretAccessKey: 'its secret' };
const opened: (() => unknown)[] = [];
const places: Record<string, { uploads: Uploads; files: FileStore; origin: string }> = {};
beforeAll(async () => {
  const directory = await mkdtemp(path.join(tmpdir(), 'atrium-uploads-'));
  opened.push(() => rm(directory, { recursive: true }));
  const app = Fastify();
  const secret = 'a secret of the tests';
  uploadTarget(directory, secret)(app);
  places['disk'] = {
    uploads: localUploads(directory, secret),
    files: folderFiles(directory),
    origin: await app.listen({ host: '127.0.0.1', port: 0 }),
  };
  opened.push(() => app.close());
  const bucket = await startBucket(signer);
  const settings = { bucket: 'files', region: 'us-east-1', endpoint: bucket.origin, ...signer };
  places['bucket'] = { uploads: s3Uploads(settings), files: bucketFiles(settings), origin: bucket.origin };
  opened.push(bucket.close);
});
afterAll(async () => {
  for (const close of opened.toReversed()) await close();
});

const bytes = (length: number): Uint8Array<ArrayBuffer> => new Uint8Array(length).fill(7);
const terms = (key: string, seconds = 300) => ({ key, contentType: 'image/png', maxBytes: 1000, seconds });
const with_ = ({ fields }: SignedForm, name: string, value: string) =>
  fields.map((field) => (field.name.toLowerCase() === name ? { name: field.name, value } : field));

describe.each(['disk', 'bucket'])('%s', (name) => {
  const place = () => {
    const found = places[name];
    if (found === undefined) throw new Error('not open');
    return found;
  };
  const send = (form: SignedForm, file: Uint8Array<ArrayBuffer>, fields = form.fields): Promise<number> =>
    post(new URL(form.url, place().origin), fields, file);

  test('[THR-34] a signed form stores one file of at most so many bytes under its key, and nothing else', async () => {
    const { uploads } = place();
    const form = await uploads.sign(terms('one.webp'));
    expect(await uploads.findReceived('one.webp')).toBeNull();
    expect(await send(form, bytes(1001))).toBe(400);
    expect(await uploads.findReceived('one.webp')).toBeNull();
    expect(await send(form, bytes(1000))).toBe(204);
    expect(await uploads.findReceived('one.webp')).toEqual(Buffer.from(bytes(1000)));
    expect(await uploads.findPublished('one.webp')).toBeNull();
  });

  test('[THR-34] a form that is changed, extended, cut or expired is refused', async () => {
    const { uploads } = place();
    const form = await uploads.sign(terms('two.webp'));
    const key = form.fields.find((field) => field.name === 'key')?.value ?? '';
    expect(await send(form, bytes(9), with_(form, 'key', key.replace('two', 'three')))).toBe(403);
    expect(await send(form, bytes(9), with_(form, 'content-type', 'text/html'))).toBe(403);
    expect(await send(form, bytes(9), with_(form, 'x-amz-signature', '0'.repeat(64)))).toBe(403);
    const open = Buffer.from('{"expiration":"2099-01-01T00:00:00Z","conditions":[]}').toString('base64');
    expect(await send(form, bytes(9), with_(form, 'policy', open))).toBe(403);
    expect(await send(form, bytes(9), [...form.fields, { name: 'acl', value: 'public-read' }])).toBe(403);
    expect(await send(form, bytes(9), form.fields.slice(1))).toBe(403);
    expect(await send(await uploads.sign(terms('two.webp', -1)), bytes(9))).toBe(403);
    expect(await uploads.findReceived('two.webp')).toBeNull();
  });

  test('what is published is found until it is removed, and removing again does nothing', async () => {
    const { uploads } = place();
    await send(await uploads.sign(terms('four.webp')), bytes(9));
    await uploads.publish('four.webp', Buffer.from('picture'), 'image/webp');
    await uploads.removeReceived('four.webp');
    expect(await uploads.findReceived('four.webp')).toBeNull();
    expect(await uploads.findPublished('four.webp')).toEqual(Buffer.from('picture'));
    await uploads.remove('four.webp');
    await uploads.remove('four.webp');
    expect(await uploads.findPublished('four.webp')).toBeNull();
  });

  test('[MED-04] what is published is read in parts from the store of files', async () => {
    const { uploads, files } = place();
    await send(await uploads.sign(terms('plan.pdf')), bytes(9));
    await uploads.publish('plan.pdf', Buffer.from('0123456789'), 'application/pdf');
    const found = await files.open('published/plan.pdf');
    expect(found?.size).toBe(10);
    expect(found === null ? '' : await text(found.bytes(2, 5))).toBe('234');
  });

  test('browsers are allowed to post to where the form leads', async () => {
    const { uploads, origin } = place();
    const { url } = await uploads.sign(terms('five.webp'));
    expect(uploads.origin).toBe(url.startsWith('/') ? null : new URL(url, origin).origin);
  });
});

test('a bucket of Amazon is posted to at its own origin', async () => {
  const uploads = s3Uploads({ bucket: 'files', region: 'eu-west-1', endpoint: null, ...signer });
  expect(new URL((await uploads.sign(terms('six.webp'))).url).origin).toBe(uploads.origin);
});

test('[THR-34] the disk takes one file with a form', async () => {
  const { uploads, origin } = places['disk'] ?? {};
  const form = await uploads?.sign(terms('seven.webp'));
  if (form === undefined) throw new Error('not open');
  const url = new URL(form.url, origin);
  expect(await post(url, form.fields, bytes(9))).toBe(204);
  expect(await post(url, form.fields, bytes(8))).toBe(403);
  expect((await uploads?.findReceived('seven.webp'))?.length).toBe(9);
  // published, and the file that was sent is gone
  await uploads?.publish('seven.webp', Buffer.from('encoded'), 'image/webp');
  await uploads?.removeReceived('seven.webp');
  expect(await post(url, form.fields, bytes(7))).toBe(403);
  expect(await uploads?.findReceived('seven.webp')).toBeNull();
});

test('[THR-34] a form that ends before its file does is refused, and takes nothing down', async () => {
  const { uploads, origin } = places['disk'] ?? {};
  const form = await uploads?.sign(terms('eight.webp'));
  if (form === undefined) throw new Error('not open');
  const parts = form.fields.map(({ name, value }) => `name="${name}"\r\n\r\n${value}`);
  const body = [...parts, 'name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\ncut o']
    .map((part) => `--edge\r\nContent-Disposition: form-data; ${part}`)
    .join('\r\n');
  const headers = { 'content-type': 'multipart/form-data; boundary=edge' };
  const send = async (): Promise<number> =>
    (await fetch(new URL(form.url, origin), { method: 'POST', headers, body })).status;
  expect([await send(), await send()]).toEqual([400, 400]);
  expect(await uploads?.findReceived('eight.webp')).toBeNull();
});

test('a file that cannot be stored is answered with an error at once, and logged', async () => {
  const lines: string[] = [];
  const app = Fastify({ logger: { level: 'error', stream: { write: (line: string) => lines.push(line) } } });
  registerErrors(app);
  uploadTarget('/proc/nope', 'a secret of the tests')(app);
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  opened.push(() => app.close());
  const form = await localUploads('/proc/nope', 'a secret of the tests').sign(terms('nine.webp'));
  expect(await post(new URL(form.url, origin), form.fields, bytes(9))).toBe(500);
  expect(lines.join('')).toContain('/proc/nope');
});
