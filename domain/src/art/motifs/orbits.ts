import { at, num, path, rect, sheetHeight as H, sheetWidth as W } from '../draw.ts';
import type { Draw } from './sheet.ts';

/** Rings cut in two along one line, one half shifted by one ring. */
export const orbits: Draw = (r, [ground, deep, mid, soft, paper, sun]) => {
  const ring = r.int(62, 78);
  const x = r.int(300, 500);
  const y = r.int(200, 300);
  const slide = ring * r.pick([1, 2, -1, -2]);
  const angle = r.pick([0, 45, 90, 135, 20, 70]);
  const tones = [deep, mid, soft, paper];
  const half = (shift: number, sweep: 0 | 1, from: number, holdsSun: boolean): string =>
    [5, 4, 3, 2, 1]
      .map((k) => {
        const q = k * ring;
        const fill = k === 1 && holdsSun ? sun : (tones[(k + from) % 4] ?? deep);
        return path(`${at('M', 0, shift - q)}A${num(q)} ${num(q)} 0 0 ${num(sweep)} 0 ${num(shift + q)}Z`, fill);
      })
      .join('');
  const from = r.int(0, 3);
  const lit = r.flip();
  const rings = half(0, 0, from, lit) + half(slide, 1, from + 1, !lit);
  const art = `<g transform="translate(${num(x)} ${num(y)}) rotate(${num(angle)})">${rings}</g>`;
  return { art: rect(0, 0, W, H, ground) + art, sunX: x };
};
