import { at, boxPath, disc, gather, rect, sheetHeight as H, sheetWidth as W } from '../draw.ts';
import type { Draw } from './sheet.ts';

const size = 100;
const round = 'a100 100 0 0 1';
/** A quarter disc whose corner is the tile's top left, top right, bottom right or bottom left. */
const quarter = (x: number, y: number, corner: number): string =>
  [
    `${at('M', x, y)}h100${round}-100 100z`,
    `${at('M', x + size, y)}v100${round}-100-100z`,
    `${at('M', x + size, y + size)}h-100${round}100-100z`,
    `${at('M', x, y + size)}v-100${round}100 100z`,
  ][corner] ?? '';
const mirrored = [1, 0, 3, 2];

/** Quarter-circle tiles, mirrored so that a random layout still looks composed. */
export const tessera: Draw = (r, [ground, deep, mid, soft, paper, sun]) => {
  const tones = [deep, mid, soft, paper];
  const tiles = gather();
  const shapes = gather();
  let dots = '';
  let sunX = 0;
  const sunColumn = r.int(0, 3);
  const sunRow = r.int(0, 4);
  for (let row = 0; row < 5; row++) {
    for (let column = 0; column < 4; column++) {
      const corner = r.int(0, 3);
      const kind = r.next();
      const fill = r.pick(tones);
      const back = r.pick([ground, ground, deep, mid]);
      for (const side of [0, 1]) {
        const x = (side ? 7 - column : column) * size;
        const y = row * size;
        tiles.add(back === fill ? ground : back, boxPath(x, y, size + 0.5, size + 0.5));
        if (!side && column === sunColumn && row === sunRow) {
          sunX = x + 50;
          dots += disc(sunX, y + 50, 40, sun);
        } else if (kind < 0.7) shapes.add(fill, quarter(x, y, side ? (mirrored[corner] ?? 0) : corner));
        else if (kind < 0.85) dots += disc(x + 50, y + 50, 26, fill);
      }
    }
  }
  return { art: rect(0, 0, W, H, ground) + tiles.svg() + shapes.svg() + dots, sunX };
};
