import { at, num, path, rect, sheetHeight, sheetWidth } from '../draw.ts';
import type { Ink } from '../palettes.ts';
import type { Sheet } from './sheet.ts';

export interface NaveOptions {
  readonly width?: number;
  readonly height?: number;
  /** Without sky and floor lines, to be placed on a colored band. */
  readonly open?: boolean;
}

/** Nested arches with the sun at the far end. */
export function nave([ground, deep, mid, soft, paper, sun]: Ink, options: NaveOptions = {}): Sheet {
  const { width = sheetWidth, height = sheetHeight, open = false } = options;
  const centre = width / 2;
  const vanishing = height * (height > width ? 0.67 : 0.62);
  const reach = [0, 1, 2, 3].map((k) => height * 0.62 * 0.66 ** k);
  const outer = reach[0] ?? 0;
  const inner = reach[3] ?? 0;
  const tones = [deep, mid, soft, paper];
  const base = (a: number): number => vanishing + a * 0.5;
  const spring = (a: number): number => vanishing - a * 0.42;
  const turn = (a: number, x: number): string => `A${num(a)} ${num(a)} 0 0 1 ${num(x)} ${num(spring(a))}`;
  const hall = (a: number): string =>
    `${at('M', centre - a, base(a))}${at('V', spring(a))}${turn(a, centre + a)}${at('V', base(a))}Z`;
  const shade = (a: number): string =>
    `${at('M', centre, vanishing - a * 1.42)}${turn(a, centre + a)}${at('V', base(a))}${at('H', centre)}Z`;
  const floor = (near: number, far: number): string =>
    `${at('M', centre - near, height)}${at('L', centre - far, base(inner))}${at('H', centre + far)}${at('L', centre + near, height)}Z`;
  const arches = reach.map(
    (a, k) => path(hall(a), tones[k] ?? paper) + (k < 3 ? path(shade(a), ground, ' opacity=".22"') : ''),
  );
  const edge = base(outer);
  const ground1 = `${at('M', 0, height)}${at('V', edge)}${at('L', centre - inner, base(inner))}${at('H', centre + inner)}${at('L', width, edge)}${at('V', height)}Z`;
  const q = inner * 0.78;
  const disc = `${at('M', centre - q, base(inner))}a${num(q)} ${num(q)} 0 0 1 ${num(q * 2)} 0Z`;
  const end = height * 0.74;
  const seams = [0.3, 0.62].map((t) =>
    rect(0, base(inner) + (height - base(inner)) * t, width, 2 + t * 3, ground, ' opacity=".35"'),
  );
  const art =
    (open ? '' : rect(0, 0, width, height, ground)) +
    arches.join('') +
    path(ground1, deep) +
    path(disc, sun) +
    path(floor(end * 0.62, inner), mid) +
    path(floor(end * 0.36, q), soft, ' opacity=".75"') +
    path(floor(end * 0.14, inner * 0.4), paper, ' opacity=".85"') +
    (open ? '' : seams.join(''));
  return { art, sunX: centre };
}
