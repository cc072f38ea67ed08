import { expect, test } from 'vitest';
import { lines } from './slide.ts';
import { timelineOf } from './timelineOf.ts';

const slide = (say: string) => lines('Heading', ['One', 'Two', 'Three'], say);

test('a video is as long as its speech, which is split at reveal marks', () => {
  const short = timelineOf([slide('One two three four. | Five six seven, ||eight nine ten.')]);
  expect(short.slides[0]?.reveals).toHaveLength(3);
  expect(short.seconds).toBe(Math.ceil(short.seconds));
  const long = timelineOf([slide('One two three four. '.repeat(40))]);
  expect(long.seconds).toBeGreaterThan(short.seconds * 8);
  const words = 160;
  expect(words / long.seconds).toBeGreaterThan(2);
  expect(words / long.seconds).toBeLessThan(3.1);
});

test('slides follow one another to the end, and captions with them', () => {
  const { seconds, slides, cues } = timelineOf([slide('A first sentence.'), slide('A second one, | with more.')]);
  expect(slides.map(({ start }) => start)).toEqual([0, slides[0]?.end]);
  expect(slides.at(-1)?.end).toBe(seconds);
  expect(cues.map(({ text }) => text).join(' ')).toBe('A first sentence. A second one, with more.');
});
