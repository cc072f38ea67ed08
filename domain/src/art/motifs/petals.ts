import { at, disc, gather, rect, sheetHeight as H, sheetWidth as W } from '../draw.ts';
import type { Draw } from './sheet.ts';

/** Leaves meeting in flowers. */
export const petals: Draw = (r, [ground, deep, mid, soft, paper, sun]) => {
  const size = r.pick([200, 250]);
  const [even, odd, other] = r.pick([
    [mid, deep, soft],
    [deep, paper, mid],
    [soft, mid, deep],
  ] as const);
  const sunColumn = r.int(1, 2);
  const sunRow = r.int(0, 1);
  const tip = size * 0.7 * Math.SQRT1_2;
  const bow = size * 0.36 * Math.SQRT2;
  const leaves = gather();
  let hearts = '';
  let sunX = 0;
  for (let y = 0; y * size < H + size; y++) {
    for (let x = 0; x * size <= W; x++) {
      const fill = (x + y) % 2 ? odd : even;
      const second = r.next() < 0.2 ? paper : other;
      const cx = x * size;
      const cy = y * size + size / 2;
      for (const [k, sx, sy] of [
        [0, 1, 1],
        [1, -1, 1],
        [2, -1, -1],
        [3, 1, -1],
      ] as const) {
        const start = at('M', cx, cy);
        const there = at('q', sx * bow, 0, sx * tip, sy * tip);
        const back = at('q', -sx * tip, sy * (bow - tip), -sx * tip, -sy * tip);
        leaves.add(k % 2 ? fill : second, `${start}${there}${back}z`);
      }
      const isSun = x === sunColumn && y === sunRow;
      if (isSun) sunX = cx;
      hearts += isSun ? disc(cx, cy, size * 0.24, sun) : disc(cx, cy, size * 0.09, ground);
    }
  }
  return { art: rect(0, 0, W, H, ground) + leaves.svg() + hearts, sunX };
};
