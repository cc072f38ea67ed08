import { minute } from '@atrium/domain/time.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { firstPlace, open } from './video.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

async function manifest(): Promise<string> {
  const member = await server.as('member');
  const { manifestUrl } = await open(member, await firstPlace(member, 'ai-leaders'));
  if (manifestUrl === null) throw new Error('refused');
  return manifestUrl;
}

/** The playlists of captions and of the film that a manifest names. */
async function playlistsOf(address: string): Promise<[captions: string, film: string]> {
  const all = await named(address);
  const one = (part: string): string => all.find((name) => name.includes(part)) ?? '';
  return [one('/captions/'), one('/720p/')];
}

const folderOf = (address: string): string => new URL(address, server.origin).pathname.split('/')[2] ?? '';
/** The folder of a video that is in none of the courses opened here. */
const another = 'agents-at-work-after-an-incident';

/** How many rows there are of what watching leaves. */
async function countOfTraces(): Promise<unknown> {
  const { rows } = await sql`select (select count(*) from viewing) as viewings, (select count(*) from video_progress) as
    progress, (select count(*) from metering_use) as uses, (select count(*) from case_study_viewing) as insights`.execute(
    server.db,
  );
  return rows[0];
}

/** The addresses that a playlist names. */
async function named(address: string): Promise<string[]> {
  const response = await server.stranger.fetch(address);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/vnd.apple.mpegurl');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  const text = await response.text();
  const uris = [...text.matchAll(/URI="([^"]+)"/g)].map(([, uri = '']) => uri);
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return [...uris, ...lines].map((uri) => {
    const { pathname, search } = new URL(uri, new URL(address, server.origin));
    return pathname + search;
  });
}

describe('media', () => {
  test('[VID-12] playlist, segments and captions open with the signature that the manifest passes on', async () => {
    const [captions, video] = await playlistsOf(await manifest());
    const [text = ''] = await named(captions);
    const vtt = await server.stranger.fetch(text);
    expect(vtt.headers.get('content-type')).toBe('text/vtt; charset=utf-8');
    expect(await vtt.text()).toMatch(/^WEBVTT/);

    const segments = await named(video);
    expect(segments.length).toBeGreaterThan(5);
    for (const segment of segments) {
      const response = await server.stranger.fetch(segment);
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toMatch(/^private, max-age=\d+$/);
      expect((await response.arrayBuffer()).byteLength).toBe(Number(response.headers.get('content-length')));
    }
    const [init = '', first = ''] = segments;
    expect((await server.stranger.fetch(init)).headers.get('content-type')).toBe('video/mp4');
    expect((await server.stranger.fetch(first)).headers.get('content-type')).toBe('video/iso.segment');
  });

  test('[VID-12] a part of a segment is served as a part', async () => {
    const [, video] = await playlistsOf(await manifest());
    const [, segment = ''] = await named(video);
    const whole = Buffer.from(await (await server.stranger.fetch(segment)).arrayBuffer());
    const ask = (range: string) => server.stranger.fetch(segment, { headers: { range } });
    const size = String(whole.length);

    const middle = await ask('bytes=10-19');
    expect([middle.status, middle.headers.get('content-range')]).toEqual([206, `bytes 10-19/${size}`]);
    expect(Buffer.from(await middle.arrayBuffer())).toEqual(whole.subarray(10, 20));
    expect(Buffer.from(await (await ask('bytes=-5')).arrayBuffer())).toEqual(whole.subarray(-5));
    const beyond = await ask(`bytes=${size}-`);
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${size}`]);
    const head = await server.stranger.fetch(segment, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, size]);
  });

  test('[THR-35] nothing opens without a valid signature: missing, changed, of another video, expired', async () => {
    const address = await manifest();
    const url = new URL(address, server.origin);
    const status = async (change: (it: URL) => void): Promise<number> => {
      const changed = new URL(url);
      change(changed);
      return (await server.stranger.fetch(changed.pathname + changed.search)).status;
    };
    expect(await status(() => undefined)).toBe(200);
    expect(await status((it) => (it.search = ''))).toBe(403);
    for (const name of ['m', 'v', 's'])
      expect(
        await status((it) => {
          it.searchParams.set(name, 'x');
        }),
      ).toBe(403);
    expect(
      await status((it) => {
        it.searchParams.set('e', String(server.clock.now() + 1e9));
      }),
    ).toBe(403);
    const own = folderOf(address);
    expect(await status((it) => (it.pathname = it.pathname.replace(own, another)))).toBe(403);
    const pictures = ['storyboard/index.vtt', 'storyboard/sheet-0.webp'];
    for (const file of [
      '720p/index.m3u8',
      '720p/seg-0.m4s',
      '720p/init.mp4',
      'captions/en.m3u8',
      'captions/en.vtt',
      ...pictures,
    ]) {
      const refused = await server.stranger.fetch(`/media/${own}/${file}`);
      expect([refused.status, refused.headers.get('cache-control')]).toEqual([403, 'no-store']);
    }
    await server.clock.advance(10 * minute);
    expect(await status(() => undefined)).toBe(403);
  });

  test('[THR-49] an address that is signed for nobody plays its one video, and writes nothing', async () => {
    const { ports, now } = server.context(null, server.clock.now());
    const [externalKey, videoId] = [folderOf(await manifest()), 'any'];
    const claims = { memberId: '', videoId, externalKey, expiresAt: now + 10 * minute };
    const address = ports.videoHost.manifestUrl(claims);
    const before = await countOfTraces();
    const [captions, video] = await playlistsOf(address);
    for (const playlist of [captions, video]) expect((await named(playlist)).length).toBeGreaterThan(0);
    const { search } = new URL(address, server.origin);
    expect((await server.stranger.fetch(`/media/${another}/master.m3u8${search}`)).status).toBe(403);
    const input = { videoId, courseId: 'ai-leaders', sessionId: 'ai-leaders-od' };
    const { errors } = await server.stranger.ask(
      'mutation ($input: CreateVideoSessionInput!) { createVideoSession(input: $input) { userVideoSessionId } }',
      { input },
    );
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect(await countOfTraces()).toEqual(before);
  });

  test('[THR-35] no path leads out of the folder of a video', async () => {
    const address = await manifest();
    const own = folderOf(address);
    const { search } = new URL(address, server.origin);
    expect((await server.stranger.fetch(`/media/${own}/master.m3u8${search}`)).status).toBe(200);
    for (const path of [
      '..%2f..%2fpackage.json',
      `${own}/..%2f..%2fsrc%2fmedia.ts`,
      `${own}/..%2f${another}%2fmaster.m3u8`,
      '%2e%2e/%2e%2e/package.json',
      `${own}/.hidden.vtt`,
      `${own}//master.m3u8`,
      `${own}/720p`,
      `${own}/master.m3u8%00.vtt`,
      `${own}/nothing.vtt`,
    ]) {
      expect((await server.stranger.fetch(`/media/${path}${search}`)).status, path).toBe(404);
    }
  });
});
