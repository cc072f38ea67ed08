import { archPath, disc, path, rect, sheetHeight as H, sheetWidth as W } from '../draw.ts';
import type { Draw } from './sheet.ts';

/** Round-headed bars; the sun rests on one of them. */
export const columns: Draw = (r, [ground, deep, mid, soft, paper, sun]) => {
  const count = r.int(5, 7);
  const gap = 14;
  const width = (W - gap * (count + 1)) / count;
  const phase = r.num(0, 6);
  const rising = r.flip();
  const hot = r.int(1, count - 2);
  let art = rect(0, 0, W, H, ground);
  let sunX = 0;
  for (let i = 0; i < count; i++) {
    const x = gap + i * (width + gap);
    const height = 130 + (rising ? i / count : 1 - i / count) * 190 + Math.sin(i * 1.1 + phase) * 45;
    const fill = [deep, mid, soft][(i + (i % 2)) % 3] ?? deep;
    const low = height * r.num(0.25, 0.55);
    art += path(archPath(x, H - height, width, height), fill);
    art += path(archPath(x, H - low, width, low), fill === deep ? mid : deep);
    if (i === hot) {
      sunX = x + width / 2;
      art += disc(sunX, H - height - width / 2 - 6, width / 2, sun);
    } else if (r.next() < 0.4) art += disc(x + width / 2, H - height + width / 2, width * 0.2, paper);
  }
  return { art, sunX };
};
