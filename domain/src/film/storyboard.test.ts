import { expect, test } from 'vitest';
import {
  findStoryboard,
  pictureAt,
  readStoryboard,
  sheetPictures,
  storyboardOf,
  storyboardTag,
  writeStoryboard,
} from './storyboard.ts';

const shape = { width: 1920, height: 1080 };

test('[MED-02] a storyboard has a picture each two seconds, at least one, and at most three hundred', () => {
  const pictures = (duration: number) => storyboardOf({ ...shape, duration }).pictures;
  expect([0.5, 3, 8, 600, 601, 21_600].map(pictures)).toEqual([1, 2, 4, 300, 300, 300]);
});

test('[MED-02] its pictures have the shape of the film, whichever side is the longer', () => {
  const sides = (width: number, height: number) => {
    const plan = storyboardOf({ width, height, duration: 8 });
    return [plan.width, plan.height];
  };
  expect(sides(1920, 1080)).toEqual([192, 108]);
  expect(sides(1440, 1080)).toEqual([192, 144]);
  expect(sides(1080, 1920)).toEqual([82, 144]);
  expect(sides(8192, 32)).toEqual([192, 2]);
});

test('[MED-02] the index says which picture shows which part of the film, and reads as it was written', () => {
  const plan = storyboardOf({ ...shape, duration: 7200 });
  const sheet = (index: number) => `sheet-${String(index)}.webp`;
  const written = writeStoryboard(plan, { duration: 7200, taken: 299, sheet });
  expect(written.startsWith('WEBVTT\n\n00:00:00.000 --> 00:00:24.000\nsheet-0.webp#xywh=0,0,192,108\n')).toBe(true);
  const read = readStoryboard(written);
  expect(read).toHaveLength(299);
  expect(read[sheetPictures + 6]).toEqual({
    from: 744,
    to: 768,
    sheet: 'sheet-1.webp',
    left: 192,
    top: 108,
    width: 192,
    height: 108,
  });
  // the picture that is missing at the end
  expect(read.at(-1)?.to).toBe(7200);
  expect(pictureAt(read, 743.9)?.from).toBe(720);
  expect(pictureAt(read, 744)?.from).toBe(744);
  expect(pictureAt(read, 7300)?.to).toBe(7200);
  expect(pictureAt([], 10)).toBeNull();
});

test('[MED-02] what is no storyboard has no pictures, and no sheet lies elsewhere', () => {
  expect(readStoryboard('WEBVTT\n\n00:00.000 --> 00:01.000\nHello\n')).toEqual([]);
  const lines = ['https://elsewhere.example/a.webp', '//elsewhere.example/a.webp', 'a b.webp', '"a.webp'];
  for (const line of lines) {
    expect(readStoryboard(`WEBVTT\n\n00:00.000 --> 00:01.000\n${line}#xywh=0,0,1,1\n`), line).toEqual([]);
  }
});

test('[MED-02] a playlist names the index of its storyboard', () => {
  expect(findStoryboard(`#EXTM3U\n${storyboardTag('storyboard/index.vtt?s=1')}\n`)).toBe('storyboard/index.vtt?s=1');
  expect(findStoryboard('#EXTM3U\n#EXT-X-SESSION-DATA:DATA-ID="title",VALUE="One"\n')).toBeNull();
});
