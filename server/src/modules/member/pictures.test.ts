import { hour, minute } from '@atrium/domain/time.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inShortTurn, oneAtATime } from '../../base/turns.ts';
import { startServer, type Caller, type TestServer } from '../../testing/harness.ts';
import { blackPng, gifOf, jpegOfScans } from '../upload/pictureBombs.fixture.ts';
import { removeAbandoned } from '../upload/store/uploads.ts';
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
  expect(await use(member, null)).toMatchObject({ profileImageUrl: null, error: null });
  expect((await getProfile(member)).profileImageUrl).toBeNull();
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

test('[THR-34] a picture that unfolds into too much, is cut, or takes too long is refused, and not kept', async () => {
  const png = blackPng(300, 300);
  const jpeg = await photograph();
  const bombs = {
    'of 900 megapixels': blackPng(30_000, 30_000, { depth: 1 }),
    'of one row': blackPng(39_000_000, 1),
    'of one column': blackPng(1, 39_000_000, { depth: 1 }),
    'of 39 megapixels with eight bytes each': blackPng(6300, 6300, { depth: 16, isInterlaced: true }),
    'of a hundred and fifty scans': await jpegOfScans(64, 150),
    'that is cut, a PNG': png.subarray(0, png.length - 40),
    'that is cut, a JPEG': jpeg.subarray(0, jpeg.length / 2),
  };
  const academy = await server.as('academy');
  const { uploads } = server.context(null, server.clock.now()).ports;
  for (const [what, file] of Object.entries(bombs)) {
    expect(file.length).toBeLessThan(400_000);
    const { imageUrl, key } = await upload(academy, file);
    const refused = { code: 'INVALID_INPUT', field: 'profileImageUrl' };
    expect([what, (await use(academy, imageUrl)).error]).toMatchObject([what, refused]);
    expect([what, await uploads.findReceived(key)]).toEqual([what, null]);
    expect((await server.stranger.fetch(imageUrl)).status).toBe(404);
  }
});

test('[THR-34] what a camera makes is within the limits: progressive, interlaced, deep', async () => {
  const academy = await server.as('academy');
  const files = {
    'a JPEG of 24 megapixels': await sharp({ create: { width: 6000, height: 4000, channels: 3, background: '#c86' } })
      .jpeg({ progressive: true })
      .toBuffer(),
    'a PNG of sixteen bits': blackPng(2000, 3000, { depth: 16, isInterlaced: true }),
    'a panorama': blackPng(16_000, 2000),
  };
  for (const [what, file] of Object.entries(files)) {
    const { imageUrl } = await upload(academy, file);
    expect([what, (await use(academy, imageUrl)).error]).toEqual([what, null]);
  }
});

test('[THR-34] of an animation the first frame is kept, however many there are', async () => {
  const { imageUrl } = await upload(member, gifOf(200_000));
  expect((await use(member, imageUrl)).error).toBeNull();
  const served = await (await server.stranger.fetch(imageUrl)).arrayBuffer();
  expect(served.byteLength).toBeLessThan(1000);
  expect((await sharp(served).metadata()).pages).toBeUndefined();
});

test('[THR-34] one picture is decoded at a time, and one member waits with two more at most', async () => {
  const academy = await server.as('academy');
  const [own, other] = [await upload(academy, await photograph()), await upload(member, await photograph())];
  const { promise: decoded, resolve } = Promise.withResolvers<undefined>();
  const before = inShortTurn('uploads/picture', oneAtATime, () => decoded);
  const answers: string[] = [];
  const send = async (caller: Caller, { imageUrl }: UploadForm) => {
    const { error } = await use(caller, imageUrl);
    answers.push(error?.code ?? 'saved');
  };
  const saves = [...Array.from({ length: 8 }, () => send(academy, own)), send(member, other)];
  const refused = Array<string>(5).fill('RATE_LIMITED');
  await expect.poll(() => answers).toEqual(refused);
  resolve(undefined);
  await Promise.all([before, ...saves]);
  // the second and third find it published already
  expect(answers.slice(refused.length)).toEqual(['saved', 'saved', 'saved', 'saved']);
});

test('[THR-34] a polyglot loses what came after its pixels', async () => {
  const gif = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'red' } })
    .gif()
    .toBuffer();
  const page = '<!doctype html><html><body><script>alert(1)</script></body></html>';
  const { imageUrl } = await upload(member, Buffer.concat([gif, Buffer.from(page)]));
  expect((await use(member, imageUrl)).error).toBeNull();
  const answer = await server.stranger.fetch(imageUrl);
  expect(answer.headers.get('content-type')).toBe('image/webp');
  const served = Buffer.from(await answer.arrayBuffer());
  expect(served.includes('<')).toBe(false);
  expect((await sharp(served).metadata()).format).toBe('webp');
});

test('[THR-34] only a key of one’s own is saved, and no other address', async () => {
  const academy = await server.as('academy');
  const { imageUrl } = await upload(academy, await photograph());
  const before = (await getProfile(member)).profileImageUrl;
  const others = [
    imageUrl,
    '/files/images/0123456789abcdef0123456789abcdef.webp',
    '/files/images/../uploads',
    '',
    'https://evil.example/x.png',
    'javascript:alert(1)',
    '/files/art/portrait/joan-whitfield.svg',
  ];
  for (const address of others)
    expect([address, (await use(member, address)).error?.code]).toEqual([address, 'INVALID_INPUT']);
  expect((await getProfile(member)).profileImageUrl).toBe(before);
  expect((await use(academy, imageUrl)).error).toBeNull();
});

test('[PRO-02] [PRO-05] a picture whose first save met a conflict is saved by the next one', async () => {
  const { imageUrl } = await upload(member, await photograph());
  const version = ((await getProfile(member)).own?.versions['basicInfo'] ?? 0) - 1;
  const first = await save(member, 'saveMemberBasicInfo', { profileImageUrl: imageUrl, version });
  expect(first.error?.code).toBe('STALE_VERSION');
  expect(await use(member, imageUrl)).toMatchObject({ profileImageUrl: imageUrl, error: null });
  expect((await server.stranger.fetch(imageUrl)).status).toBe(200);
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

test('[THR-34] a picture is saved within an hour of its form, and the file that was sent is gone with it', async () => {
  const { uploads } = server.context(null, server.clock.now()).ports;
  const [late, saved] = [await upload(member, await photograph()), await upload(member, await photograph())];
  expect(await uploads.findReceived(saved.key)).not.toBeNull();
  expect((await use(member, saved.imageUrl)).error).toBeNull();
  // it may say where it was taken
  expect(await uploads.findReceived(saved.key)).toBeNull();
  await server.clock.advance(hour + minute);
  // not removed yet
  expect(await uploads.findReceived(late.key)).not.toBeNull();
  expect((await use(member, late.imageUrl)).error).toMatchObject({ code: 'INVALID_INPUT', field: 'profileImageUrl' });
});

test('[PRO-05] a picture stands as its camera held it, on white where nothing is', async () => {
  const pixels = { width: 1600, height: 1000, channels: 4, background: '#c8600000' } as const;
  const turned = await sharp({ create: pixels }).png().withMetadata({ orientation: 6 }).toBuffer();
  const { imageUrl } = await upload(member, turned);
  expect((await use(member, imageUrl)).error).toBeNull();
  const served = sharp(await (await server.stranger.fetch(imageUrl)).arrayBuffer());
  const { width, height } = await served.metadata();
  expect({ width, height }).toEqual({ width: 625, height: 1000 });
  expect([...(await served.raw().toBuffer()).subarray(0, 3)]).toEqual([255, 255, 255]);
});

test('[THR-34] a member gets thirty upload forms an hour', async () => {
  const firstmonth = await server.as('firstmonth');
  for (let forms = 0; forms < 30; forms += 1)
    expect((await getUploadForm(firstmonth)).key).toMatch(/^[\da-f]{32}\.webp$/);
  const document =
    'mutation { createSignedUploadUrl(uploadType: profileImage, fileType: "image/png") { url error { code } } }';
  const refused = { createSignedUploadUrl: { url: null, error: { code: 'RATE_LIMITED' } } };
  expect(await firstmonth.query(document)).toEqual(refused);
  await server.clock.advance(hour);
  expect((await getUploadForm(firstmonth)).key).toMatch(/webp$/);
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
  // also when it was saved after it was found to be removable
  const key = kept.split('/').at(-1) ?? '';
  await removeAbandoned(server.db, key);
  const rows = await server.db.selectFrom('upload').select('upload_id').where('upload_key', '=', key).execute();
  expect(rows).toHaveLength(1);
  expect((await use(trial, null)).error).toBeNull();
  await server.clock.advance(2 * hour);
  expect(await statuses()).toEqual([404, 404, 404]);
});
