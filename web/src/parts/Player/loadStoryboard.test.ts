import { storyboardTag } from '@atrium/domain/film/storyboard.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadStoryboard } from './loadStoryboard.ts';

const index = 'WEBVTT\n\n00:00.000 --> 00:02.000\nsheet-0.webp#xywh=0,0,192,108\n';
const master = (tag: string) => `#EXTM3U\n${tag}\n240p/index.m3u8?s=1\n`;

beforeEach(() => {
  vi.stubGlobal('location', { href: 'https://academy.example/videos/1' });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Answers these addresses, whatever their query; returns what was asked, in order. */
function answer(files: Readonly<Record<string, string>>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    const { pathname, search } = new URL(address);
    asked.push(pathname + search);
    const text = files[pathname];
    return Promise.resolve(new Response(text ?? '', { status: text === undefined ? 404 : 200 }));
  });
  return asked;
}

test('[MED-02] a storyboard is asked for with the current signature of its film, and so is each of its sheets', async () => {
  const asked = answer({
    '/media/a/master.m3u8': master(storyboardTag('storyboard/index.vtt?s=1')),
    '/media/a/storyboard/index.vtt': index,
  });
  const addressOf = (address: string) => Promise.resolve(address.replace('s=1', 's=2'));
  const board = await loadStoryboard({ manifestUrl: '/media/a/master.m3u8?s=1', addressOf });
  expect(asked).toEqual(['/media/a/master.m3u8?s=2', '/media/a/storyboard/index.vtt?s=2']);
  expect(board?.pictures).toHaveLength(1);
  const sheet = new URL((await board?.addressOf('sheet-0.webp')) ?? '');
  expect(sheet.pathname + sheet.search).toBe('/media/a/storyboard/sheet-0.webp?s=2');
});

test('[MED-02] a film without a storyboard has none, and an outage is no answer', async () => {
  answer({ '/media/a/master.m3u8': master('#EXT-X-VERSION:7') });
  expect(await loadStoryboard({ manifestUrl: '/media/a/master.m3u8?s=1' })).toBeNull();
  await expect(loadStoryboard({ manifestUrl: '/media/b/master.m3u8?s=1' })).rejects.toThrow('404');
});
