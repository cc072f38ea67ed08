import { expect, test } from 'vitest';
import { aspectOf, filmFaults, isFilmId, keepsPlace, tooLargeFilmWords } from './film.ts';
import { ladderOf } from './ladder.ts';

const names = (width: number, height: number) =>
  ladderOf({ width, height }).map((rung) => `${rung.name} ${String(rung.width)}x${String(rung.height)}`);

test('[MED-02] a film becomes streams for every connection, and none with more pixels than it has', () => {
  expect(names(1920, 1080)).toEqual(['240p 426x240', '480p 854x480', '720p 1280x720', '1080p 1920x1080']);
  expect(names(3840, 2160)).toEqual(names(1920, 1080));
  expect(names(1280, 719)).toEqual(['240p 428x240', '480p 854x480']);
  expect(names(1080, 1920).at(-1)).toBe('1080p 1080x1920');
  expect(names(720, 720).at(-1)).toBe('720p 720x720');
  expect(names(161, 91)).toEqual(['92p 162x92']);
  const bitrates = ladderOf({ width: 1920, height: 1080 }).map(({ maxBitrate }) => maxBitrate);
  expect(bitrates).toEqual(bitrates.toSorted((one, other) => one - other));
});

test('[MED-02] the shape of a film is its smallest whole numbers', () => {
  expect(aspectOf({ width: 1920, height: 1080 })).toEqual({ width: 16, height: 9 });
  expect(aspectOf({ width: 1080, height: 1920 })).toEqual({ width: 9, height: 16 });
  expect(aspectOf({ width: 853, height: 480 })).toEqual({ width: 853, height: 480 });
});

test('[MED-02] another film keeps the place of its viewers while it is as long, two seconds more or less', () => {
  expect([98, 98.1, 100, 101.9, 102].map((after) => keepsPlace(100, after))).toEqual([true, true, true, true, true]);
  expect([97.9, 102.1, 0].map((after) => keepsPlace(100, after))).toEqual([false, false, false]);
});

test('[MED-04] every refusal of a film is a sentence, and the key of an upload is not one that was put there by hand', () => {
  for (const words of Object.values(filmFaults)) expect(words).toMatch(/^[A-Z].*\.$/);
  expect(tooLargeFilmWords(20e9)).toBe('The film must be at most 20 GB.');
  expect(tooLargeFilmWords(1.55e9)).toBe('The film must be at most 1.5 GB.');
  expect(isFilmId(`film-${'0a'.repeat(16)}`)).toBe(true);
  expect(['welcome', 'film-1', `film-${'0a'.repeat(16)}/x`].some(isFilmId)).toBe(false);
});
