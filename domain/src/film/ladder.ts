import type { FilmShape } from './film.ts';

/** One of the streams of a film: its picture in pixels, and the most bits a second that it takes. */
export interface Rung {
  /** Its folder and what people call it: '720p'. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly maxBitrate: number;
}

/** The shorter side of each stream, with the most bits a second of its picture. */
const steps = [
  { side: 240, maxBitrate: 400_000 },
  { side: 480, maxBitrate: 1_200_000 },
  { side: 720, maxBitrate: 2_800_000 },
  { side: 1080, maxBitrate: 5_000_000 },
] as const;

/**
 * The streams that are made of a film, the smallest first: for every connection, and none with more pixels than the
 * film has (MED-02). A film that is smaller than all of them is encoded as it is.
 */
export function ladderOf({ width, height }: Pick<FilmShape, 'width' | 'height'>): readonly [Rung, ...Rung[]] {
  const short = Math.min(width, height);
  const [smallest, ...larger] = steps;
  const rungAt = (side: number, maxBitrate: number): Rung => ({
    name: `${String(side)}p`,
    width: even((width * side) / short),
    height: even((height * side) / short),
    maxBitrate,
  });
  return [
    rungAt(Math.min(even(short), smallest.side), smallest.maxBitrate),
    ...larger.filter(({ side }) => side <= short).map(({ side, maxBitrate }) => rungAt(side, maxBitrate)),
  ];
}

/** The one stream of a film that is played as it comes, of so many bytes. */
export function streamAsItComes(film: FilmShape, bytes: number): Rung {
  const { width, height, duration } = film;
  const maxBitrate = Math.ceil((bytes * 8) / duration);
  return { name: `${String(Math.min(width, height))}p`, width, height, maxBitrate };
}

/** Bits a second of the sound of each stream, and of what wraps it, beside its picture. */
const sound = 128_000;
const wrapping = 1.05;

/** The most bytes that these streams of so many seconds weigh together. */
export function mostBytesOf(rungs: readonly Rung[], duration: number): number {
  const bits = rungs.reduce((sum, { maxBitrate }) => sum + maxBitrate + sound, 0);
  return Math.ceil((bits * duration * wrapping) / 8);
}

/** The nearest even number, because encoders halve the sides of the colors. */
function even(pixels: number): number {
  return Math.max(2, Math.round(pixels / 2) * 2);
}
