import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sheetColumns, sheetPictures, writeStoryboard, type StoryboardPlan } from '@atrium/domain/film/storyboard.ts';
import sharp from 'sharp';

/** Where the index of a storyboard is, beside the playlist. */
const index = 'storyboard/index.vtt';
const nameOf = (sheet: number): string => `sheet-${String(sheet)}.webp`;

/**
 * Lays the small pictures of a film out on sheets in `storyboard` of its folder, with their index, and removes them
 * (MED-02).
 * @returns the address of the index, from the playlist; null when no picture was taken.
 */
export async function writeSheets(
  board: StoryboardPlan & { readonly folder: string },
  { folder, duration }: { readonly folder: string; readonly duration: number },
): Promise<string | null> {
  const taken = (await readdir(board.folder)).length;
  if (taken > 0) {
    await mkdir(path.join(folder, path.dirname(index)));
    for (let from = 0; from < taken; from += sheetPictures) {
      const count = Math.min(sheetPictures, taken - from);
      const to = path.join(folder, path.dirname(index), nameOf(from / sheetPictures));
      await writeFile(to, await drawSheet(board, from, count));
    }
    await writeFile(path.join(folder, index), writeStoryboard(board, { duration, taken, sheet: nameOf }));
  }
  await rm(board.folder, { recursive: true });
  return taken > 0 ? index : null;
}

function drawSheet({ folder, width, height }: StoryboardPlan & { folder: string }, from: number, count: number) {
  const columns = Math.min(sheetColumns, count);
  const size = { width: columns * width, height: Math.ceil(count / sheetColumns) * height };
  const pictures = Array.from({ length: count }, (_, at) => ({
    input: path.join(folder, `${String(from + at + 1)}.png`),
    left: (at % sheetColumns) * width,
    top: Math.floor(at / sheetColumns) * height,
  }));
  return sharp({ create: { ...size, channels: 3, background: '#000' } })
    .composite(pictures)
    .webp({ quality: 65 })
    .toBuffer();
}
