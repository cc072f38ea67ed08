import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { clips } from '@atrium/content/media.ts';
import { readStoryboard } from '@atrium/domain/film/storyboard.ts';
import { expect, test } from 'vitest';
import { captionsVtt } from './captionsVtt.ts';
import { hashClip, readMade } from './made.ts';

const media = `${import.meta.dirname}/../../content/media`;
const uris = (playlist: string): string[] => [
  ...playlist.split('\n').filter((line) => line !== '' && !line.startsWith('#')),
  ...[...playlist.matchAll(/URI="([^"]+)"/g)].map((match) => match[1] ?? ''),
];

test('[VID-12] every video was made from the current lectures, and there are no others', () => {
  const written = new Map(clips.map((clip) => [clip.externalKey, hashClip(clip)]));
  expect(Object.fromEntries(readMade())).toEqual(Object.fromEntries(written));
  const folders = readdirSync(media, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map((entry) => entry.name).toSorted()).toEqual([...written.keys()].toSorted());
});

test.each(clips)('$externalKey: playlists name only relative files that exist, and last as long as listed', (clip) => {
  const folder = `${media}/${clip.externalKey}`;
  const playlists = uris(readFileSync(`${folder}/master.m3u8`, 'utf8'));
  expect(playlists.toSorted()).toEqual(['720p/index.m3u8', 'captions/en.m3u8', 'storyboard/index.vtt']);
  for (const path of playlists.filter((name) => name.endsWith('.m3u8'))) {
    const playlist = readFileSync(`${folder}/${path}`, 'utf8');
    const base = `${folder}/${path.slice(0, path.lastIndexOf('/'))}`;
    const files = uris(playlist);
    expect(files.filter((file) => file.includes('/') || !existsSync(`${base}/${file}`))).toEqual([]);
    const seconds = [...playlist.matchAll(/#EXTINF:([\d.]+)/g)].reduce((sum, match) => sum + Number(match[1]), 0);
    expect(seconds).toBeCloseTo(clip.durationSeconds, 2);
  }
});

test.each(clips)('$externalKey: its storyboard shows all of it, on sheets that exist', (clip) => {
  const folder = `${media}/${clip.externalKey}/storyboard`;
  const pictures = readStoryboard(readFileSync(`${folder}/index.vtt`, 'utf8'));
  expect(pictures.map(({ from }) => from).slice(1)).toEqual(pictures.map(({ to }) => to).slice(0, -1));
  expect([pictures[0]?.from, pictures.at(-1)?.to]).toEqual([0, clip.durationSeconds]);
  const sheets = [...new Set(pictures.map(({ sheet }) => sheet))];
  expect(readdirSync(folder).toSorted()).toEqual(['index.vtt', ...sheets].toSorted());
});

test.each(clips)(
  '$externalKey: chapters follow one another from the beginning to the end',
  ({ chapters, durationSeconds }) => {
    expect(chapters[0]?.startSeconds).toBe(0);
    expect(chapters.at(-1)?.endSeconds).toBe(durationSeconds);
    chapters.slice(1).forEach((chapter, i) => {
      expect(chapter.startSeconds).toBe(chapters[i]?.endSeconds);
    });
    expect(new Set(chapters.map((chapter) => chapter.slug)).size).toBe(chapters.length);
  },
);

test.each(clips)('$externalKey: captions contain the transcript, in sequence, each long enough to read', (clip) => {
  const written = readFileSync(`${media}/${clip.externalKey}/captions/en.vtt`, 'utf8');
  expect(written.split('\n\n').slice(1)).toEqual(captionsVtt(clip.transcript, 0).split('\n\n').slice(1));
  clip.transcript.forEach((cue, i) => {
    expect(cue.startSeconds).toBeGreaterThanOrEqual(clip.transcript[i - 1]?.endSeconds ?? 0);
    expect(cue.text.length / (cue.endSeconds - cue.startSeconds)).toBeLessThan(21);
  });
  expect(clip.transcript.at(-1)?.endSeconds).toBeLessThanOrEqual(clip.durationSeconds);
});

test('all clips together stay small enough to live in the repository', () => {
  const files = readdirSync(media, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const bytes = files.reduce((sum, file) => sum + statSync(`${file.parentPath}/${file.name}`).size, 0);
  expect(bytes).toBeLessThan(60_000_000);
});
