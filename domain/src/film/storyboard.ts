import type { FilmShape } from './film.ts';

/** The small pictures of a film that are taken for its seek bar (MED-02). */
export interface StoryboardPlan {
  /** How many, evenly over the film: each shows the middle of its part. */
  readonly pictures: number;
  /** Seconds from one to the next. */
  readonly every: number;
  /** Pixels of each. */
  readonly width: number;
  readonly height: number;
}

/** One picture of a storyboard: the part of the film that it shows, and where it is on which sheet. */
export interface StoryboardPicture {
  /** Seconds. */
  readonly from: number;
  readonly to: number;
  /** The address of the sheet, as the index has it. */
  readonly sheet: string;
  /** Pixels. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** How many pictures a row, and a whole sheet, has: a sheet is small enough to be there with the first touch. */
export const sheetColumns = 5;
export const sheetPictures = sheetColumns ** 2;

/** A picture each two seconds is close enough, and more of them than this nobody can point at. */
const everySeconds = 2;
const mostPictures = 300;
/** The pixels into which each picture fits, whatever the film's shape. */
const box = { width: 192, height: 144 };

/** Which pictures are taken of a film. */
export function storyboardOf({ duration, width, height }: FilmShape): StoryboardPlan {
  const pictures = Math.min(mostPictures, Math.max(1, Math.round(duration / everySeconds)));
  const scale = Math.min(box.width / width, box.height / height);
  return { pictures, every: duration / pictures, width: even(width * scale), height: even(height * scale) };
}

/**
 * The index of a storyboard as WebVTT, whose cues name a part of a sheet by the fragment `xywh`. `taken` are the
 * pictures that there are: a film that ends a little early has fewer, and the last one holds until its end.
 */
export function writeStoryboard(
  plan: StoryboardPlan,
  { duration, taken, sheet }: { duration: number; taken: number; sheet: (index: number) => string },
): string {
  const { width, height, every } = plan;
  const cues = Array.from({ length: taken }, (_, at) => {
    const place = at % sheetPictures;
    const from = every * at;
    const to = at === taken - 1 ? duration : every * (at + 1);
    const [left, top] = [(place % sheetColumns) * width, Math.floor(place / sheetColumns) * height];
    const area = [left, top, width, height].join(',');
    return `${stamp(from)} --> ${stamp(to)}\n${sheet(Math.floor(at / sheetPictures))}#xywh=${area}\n`;
  });
  return ['WEBVTT\n', ...cues].join('\n');
}

const cue =
  /^(?<from>[\d:.]+) --> (?<to>[\d:.]+)\n(?<sheet>[\w-][\w./-]*)#xywh=(?<left>\d+),(?<top>\d+),(?<width>\d+),(?<height>\d+)$/gm;

/** The pictures of an index, in its order; what is no such cue is left out. */
export function readStoryboard(index: string): readonly StoryboardPicture[] {
  return [...index.replaceAll('\r\n', '\n').matchAll(cue)].map(({ groups: found = {} }) => ({
    from: secondsOf(found['from']),
    to: secondsOf(found['to']),
    sheet: found['sheet'] ?? '',
    left: Number(found['left']),
    top: Number(found['top']),
    width: Number(found['width']),
    height: Number(found['height']),
  }));
}

/** The picture of a second of the film; null when there is none. */
export function pictureAt(pictures: readonly StoryboardPicture[], seconds: number): StoryboardPicture | null {
  return pictures.findLast(({ from }) => from <= seconds) ?? null;
}

/** The tag of a playlist by which a player finds the index. */
export function storyboardTag(address: string): string {
  return `#EXT-X-SESSION-DATA:DATA-ID="${dataId}",URI="${address}",FORMAT=RAW`;
}

const dataId = 'atrium.storyboard';
const tag = new RegExp(`^#EXT-X-SESSION-DATA:DATA-ID="${dataId.replace('.', '\\.')}",URI="([^"]+)"`, 'm');

/** The address of the index that a playlist names; null for a film without a storyboard. */
export function findStoryboard(playlist: string): string | null {
  return tag.exec(playlist)?.[1] ?? null;
}

/** '01:02:03.456' */
function stamp(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000);
  const two = (value: number): string => String(Math.floor(value)).padStart(2, '0');
  const [hours, minutes] = [milliseconds / 3_600_000, (milliseconds / 60_000) % 60];
  return `${two(hours)}:${two(minutes)}:${two((milliseconds / 1000) % 60)}.${String(milliseconds % 1000).padStart(3, '0')}`;
}

function secondsOf(text = ''): number {
  return text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}

function even(pixels: number): number {
  return Math.max(2, Math.round(pixels / 2) * 2);
}
