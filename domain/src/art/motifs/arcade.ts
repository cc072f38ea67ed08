import { archPath, at, disc, path, rect, sheetHeight as H, sheetWidth as W } from '../draw.ts';
import type { Draw } from './sheet.ts';

/** A court of arches with the sun behind it and its light on the floor. */
export const arcade: Draw = (r, [ground, deep, mid, soft, paper, sun]) => {
  const count = r.int(3, 5);
  const floor = 390;
  const step = W / count;
  const width = step * 0.62;
  const pier = (step - width) / 2;
  const sunX = (r.int(0, count - 1) + 0.5) * step;
  const sky = rect(0, 0, W, H, ground) + disc(sunX, r.int(170, 240), r.int(64, 96), sun);
  const left = r.int(250, 300);
  const crest = r.int(240, 330);
  const hill = `${at('M', 0, left)}${at('Q', sunX, crest, W, r.int(250, 300))}V500H0Z`;
  const top = r.int(96, 130);
  const openings = Array.from({ length: count }, (_, i) => archPath(i * step + pier, top, width, floor - top)).join('');
  const lights = Array.from({ length: count + 1 }, (_, i) => {
    const x = (i - 0.5) * step + pier;
    return `${at('M', x, floor)}${at('H', x + width)}${at('L', x + width + 150, H)}${at('H', x + 150)}Z`;
  }).join('');
  const feet = Array.from({ length: count + 1 }, (_, i) =>
    rect(i * step - pier + 4, floor - 14, 2 * pier - 8, 14, deep),
  );
  const art =
    sky +
    path(hill, soft) +
    path(`M0 0H800V390H0Z${openings}`, mid, ' fill-rule="evenodd"') +
    rect(0, 0, W, r.int(48, 72), deep) +
    rect(0, floor, W, H - floor, deep) +
    path(lights, soft, ' opacity=".5"') +
    feet.join('') +
    (r.flip() ? rect(0, floor, W, 6, paper, ' opacity=".5"') : '');
  return { art, sunX };
};
