import { boxPath, disc, gather, num, rect, sheetHeight as H, sheetWidth as W } from '../draw.ts';
import type { Draw } from './sheet.ts';

/** Strips going over and under one another. */
export const weave: Draw = (r, [ground, deep, mid, soft, paper, sun]) => {
  const step = r.pick([80, 100]);
  const band = step * 0.64;
  const edge = (step - band) / 2;
  const down = [deep, mid, deep, soft];
  const across = [paper, soft, mid];
  const columns = Math.ceil((W * 1.4) / step);
  const rows = Math.ceil((H * 1.6) / step);
  const from = r.int(0, 3);
  const sunColumn = r.int(4, 8);
  const sunRow = r.int(3, 5);
  const warp = gather();
  const weft = gather();
  const over = gather();
  const tone = (c: number): string => down[(c + from) % 4] ?? deep;
  for (let c = 0; c < columns; c++) warp.add(tone(c), boxPath(c * step + edge, 0, band, H * 1.6));
  for (let y = 0; y < rows; y++) {
    weft.add(across[(y + from) % 3] ?? paper, boxPath(0, y * step + edge, columns * step, band));
    for (let c = y % 2; c < columns; c += 2) over.add(tone(c), boxPath(c * step + edge, y * step + edge, band, band));
  }
  const light = disc((sunColumn + 0.5) * step, (sunRow + 0.5) * step, step * 0.86, sun);
  const angle = r.pick([-20, 20, 28]);
  const cloth = warp.svg() + weft.svg() + over.svg() + light;
  const turn = (angle * Math.PI) / 180;
  const dx = (sunColumn + 0.5) * step - 160 - 400;
  const dy = (sunRow + 0.5) * step - 150 - 250;
  return {
    art:
      rect(0, 0, W, H, ground) +
      `<g transform="rotate(${num(angle)} 400 250) translate(-160 -150)">${rect(0, 0, W * 1.4, H * 1.6, ground)}${cloth}</g>`,
    sunX: 400 + dx * Math.cos(turn) - dy * Math.sin(turn),
  };
};
