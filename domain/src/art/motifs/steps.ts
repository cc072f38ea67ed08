import { archPath, at, disc, path, rect, sheetHeight as H, sheetWidth as W } from '../draw.ts';
import type { Draw } from './sheet.ts';

/** Stairs climbing to a lit door. */
export const steps: Draw = (r, [ground, deep, mid, soft, paper, sun]) => {
  const count = r.int(3, 8);
  const climbsRight = r.flip();
  const width = 560 / count;
  const rise = r.int(200, 300) / count;
  const sunX = r.int(150, 330);
  let art = rect(0, 0, W, H, ground) + disc(sunX, r.int(120, 170), r.int(60, 84), sun);
  let treads = '';
  for (let i = count; i >= 0; i--) {
    const x = 120 + i * width;
    const y = 470 - i * rise;
    art += path(`${at('M', x, y)}H800V500${at('H', x)}Z`, i % 2 ? mid : soft);
    art += path(`${at('M', x, y)}${at('v', rise + 40)}l-36-22${at('v', -rise - 40)}Z`, deep);
    treads += `${at('M', x, y)}${at('h', width)}l-36-22${at('h', -width)}Z`;
  }
  art += path(treads, paper);
  art +=
    path(archPath(690, 354 - rise * count, 84, 116), deep) + path(archPath(704, 370 - rise * count, 84, 100), paper);
  return climbsRight
    ? { art, sunX }
    : { art: `<g transform="translate(800 0) scale(-1 1)">${art}</g>`, sunX: W - sunX };
};
