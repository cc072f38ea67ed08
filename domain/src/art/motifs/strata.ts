import { at, disc, path, rect, sheetHeight as H, sheetWidth as W } from '../draw.ts';
import type { Draw } from './sheet.ts';

const crest = (y: number, swing: number, phase: number): string => {
  const points = [0, 1, 2, 3, 4].map((i) => ({ x: i * 200, y: y + Math.sin(i * 1.25 + phase) * swing }));
  const [first, ...rest] = points;
  let before = first ?? { x: 0, y };
  let d = at('M', 0, before.y);
  for (const next of rest) {
    d += at('C', before.x + 100, before.y, next.x - 100, next.y, next.x, next.y);
    before = next;
  }
  return d;
};

/** Hills cut from paper, nearest darkest. */
export const strata: Draw = (r, [ground, deep, mid, soft, paper, sun]) => {
  const phase = r.num(0, 6);
  const sunX = r.int(180, 620);
  const hill = (y: number, swing: number, shift: number, fill: string): string =>
    path(`${crest(y, swing, phase + shift)}V500H0Z`, fill);
  const furrows = [0, 1, 2, 3].map((i) => crest(443 + i * 15, 30, phase + 4.4)).join('');
  const art =
    rect(0, 0, W, H, ground) +
    disc(sunX, r.int(140, 190), r.int(70, 104), sun) +
    hill(r.int(220, 245), r.int(30, 70), 0, paper) +
    hill(290, r.int(36, 76), 1.3, soft) +
    hill(350, r.int(36, 56), 2.9, mid) +
    hill(425, r.int(26, 50), 4.4, deep) +
    `<path d="${furrows}" fill="none" stroke="${mid}" stroke-width="2" opacity=".55"/>`;
  return { art, sunX };
};
