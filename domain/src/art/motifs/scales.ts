import { disc, num, rect, sheetHeight as H, sheetWidth as W } from '../draw.ts';
import type { Draw } from './sheet.ts';

/** A row of touching discs as one dashed line with round caps: a tenth of the bytes that circles need. */
const row = (x: number, y: number, step: number, radius: number, stroke: string): string =>
  `<path d="M${num(x)} ${num(y)}H900" stroke="${stroke}" stroke-width="${num(radius * 2)}" stroke-dasharray="0 ${num(step)}"/>`;

/** Rows of overlapping rings, like waves in a print. */
export const scales: Draw = (r, [ground, deep, mid, soft, paper, sun]) => {
  const radius = r.pick([80, 100]);
  const tones = [
    [deep, soft],
    [mid, deep],
    [deep, mid],
    [soft, deep],
  ] as const;
  const hotRow = r.int(2, 4);
  const hotColumn = r.int(1, 2);
  const from = r.int(0, 3);
  let art = '';
  let sunX = 0;
  for (let i = 0; i * radius * 0.5 < H + radius; i++) {
    const shift = i % 2 ? radius : 0;
    const x = shift - radius * 2;
    const y = 120 + i * radius * 0.5;
    const [outer, inner] = tones[(i + from) % 4] ?? tones[0];
    const rings: readonly [number, string][] = [
      [radius, ground],
      [radius - 4, outer],
      [radius * 0.7, ground],
      [radius * 0.66, inner],
      [radius * 0.36, ground],
      [radius * 0.32, paper],
    ];
    if (y - radius < H) art += rings.map(([q, fill]) => row(x, y, radius * 2, q, fill)).join('');
    if (i === hotRow) {
      sunX = hotColumn * radius * 2 + shift;
      art +=
        disc(sunX, y, radius - 4, sun, ' stroke="none"') +
        disc(sunX, y, radius * 0.7, ground, ' stroke="none"') +
        disc(sunX, y, radius * 0.66, paper, ' stroke="none"') +
        disc(sunX, y, radius * 0.36, ground, ' stroke="none"') +
        disc(sunX, y, radius * 0.32, sun, ' stroke="none"');
    }
  }
  return { art: `${rect(0, 0, W, H, ground)}<g stroke-linecap="round">${art}</g>`, sunX };
};
