import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hour } from '@atrium/domain/time.ts';
import { startServer, type Caller, type TestServer } from '../../testing/harness.ts';
import { getProfile, getUploadForm, post, save, type Saved, type UploadForm } from './profile.fixture.ts';

let server: TestServer;
let member: Caller;
beforeAll(async () => {
  server = await startServer();
  member = await server.as('member');
});
afterAll(() => server.close());

const bytesOf = (buffer: Buffer): Uint8Array<ArrayBuffer> => new Uint8Array(buffer);

async function upload(caller: Caller, file: Buffer): Promise<UploadForm> {
  const form = await getUploadForm(caller);
  expect(await post(new URL(form.url, server.origin), form.fields, bytesOf(file))).toBe(204);
  return form;
}
const use = (caller: Caller, profileImageUrl: string | null): Promise<Saved> =>
  save(caller, 'saveMemberBasicInfo', { profileImageUrl });

/** A photograph that says where it was taken. */
const photograph = (): Promise<Buffer> =>
  sharp({ create: { width: 1600, height: 2000, channels: 3, background: '#c86' } })
    .withExif({ IFD0: { Artist: 'Maya' }, IFD3: { GPSLatitude: '39/1 57/1 0/1', GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();

test('[PRO-05] [THR-34] a picture is uploaded by its form, saved by its address, and served encoded again without metadata', async () => {
  const file = await photograph();
  expect((await sharp(file).metadata()).exif).toBeDefined();
  const { imageUrl, key } = await upload(member, file);
  expect(imageUrl).toBe(`/files/images/${key}`);
  expect((await server.stranger.fetch(imageUrl)).status).toBe(404);
  expect(await use(member, imageUrl)).toMatchObject({ profileImageUrl: imageUrl, error: null });
  expect((await getProfile(member)).profileImageUrl).toBe(imageUrl);
  const served = await server.stranger.fetch(imageUrl);
  expect(Object.fromEntries(served.headers)).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  const { format, width, height, exif } = await sharp(await served.arrayBuffer()).metadata();
  expect({ format, width, height, exif }).toEqual({ format: 'webp', width: 800, height: 1000, exif: undefined });
});

test('[THR-34] what is no picture, whatever it calls itself, or has too many pixels, is not saved', async () => {
  const png = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
  const flood = await sharp({ create: { width: 8000, height: 8000, channels: 3, background: 'red' } })
    .png({ compressionLevel: 9 })
    .toBuffer();
  const wrong = {
    'an SVG that is called PNG': Buffer.from(svg),
    'a GIF header before a script': Buffer.from('GIF89a/*<script>alert(1)</script>*/'),
    'a PNG that is cut': png.subarray(0, 60),
    'a TIFF': await sharp(png).tiff().toBuffer(),
    'sixty-four megapixels in a few kilobytes': flood,
  };
  const before = (await getProfile(member)).profileImageUrl;
  for (const [what, file] of Object.entries(wrong)) {
    const { imageUrl } = await upload(member, file);
    expect([what, (await use(member, imageUrl)).error]).toMatchObject([what, { code: 'INVALID_INPUT' }]);
    expect((await server.stranger.fetch(imageUrl)).status).toBe(404);
  }
  expect((await getProfile(member)).profileImageUrl).toBe(before);
});

test('[THR-34] a polyglot loses what came after its pixels', async () => {
  const gif = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'red' } })
    .gif()
    .toBuffer();
  const { imageUrl } = await upload(member, Buffer.concat([gif, Buffer.from('<script>alert(1)</script>')]));
  expect((await use(member, imageUrl)).error).toBeNull();
  const served = Buffer.from(await (await server.stranger.fetch(imageUrl)).arrayBuffer());
  expect(served.includes('<script>')).toBe(false);
});

test('[THR-34] only a key of one’s own is saved, and no other address', async () => {
  const academy = await server.as('academy');
  const { imageUrl } = await upload(academy, await photograph());
  const before = (await getProfile(member)).profileImageUrl;
  const others = [
    ...[imageUrl, '/files/images/0123456789abcdef0123456789abcdef.webp', '/files/images/../uploads', ''],
    ...['https://evil.example/x.png', 'javascript:alert(1)', '/files/art/portrait/joan-whitfield.svg'],
  ];
  for (const address of others)
    expect([address, (await use(member, address)).error?.code]).toEqual([address, 'INVALID_INPUT']);
  expect((await getProfile(member)).profileImageUrl).toBe(before);
  expect((await use(academy, imageUrl)).error).toBeNull();
});

test('[THR-34] one byte more than five megabytes is not taken; another type gets no form', async () => {
  const form = await getUploadForm(member);
  const file = new Uint8Array(5 * 1024 * 1024 + 1);
  expect(await post(new URL(form.url, server.origin), form.fields, file)).toBe(400);
  expect((await use(member, form.imageUrl)).error?.code).toBe('INVALID_INPUT');
  const document =
    'mutation { createSignedUploadUrl(uploadType: profileImage, fileType: "image/svg+xml") { url error { code field } } }';
  expect(await member.query(document)).toEqual({
    createSignedUploadUrl: { url: null, error: { code: 'INVALID_INPUT', field: 'fileType' } },
  });
});

test('a picture that is replaced, removed or never saved is gone after a while; the one in use stays', async () => {
  const trial = await server.as('trial');
  const urls: string[] = [];
  for (let n = 0; n < 3; n += 1) urls.push((await upload(trial, await photograph())).imageUrl);
  const [replaced = '', kept = ''] = urls;
  expect((await use(trial, replaced)).error).toBeNull();
  expect((await use(trial, kept)).error).toBeNull();
  await server.clock.advance(2 * hour);
  const statuses = async () => Promise.all(urls.map(async (url) => (await server.stranger.fetch(url)).status));
  expect(await statuses()).toEqual([404, 200, 404]);
  expect((await use(trial, null)).error).toBeNull();
  await server.clock.advance(2 * hour);
  expect(await statuses()).toEqual([404, 404, 404]);
});
