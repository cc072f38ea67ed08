import { num, path, sheetHeight, sheetWidth } from './draw.ts';
import { motifs } from './motifs.ts';
import { nave } from './motifs/nave.ts';
import type { Ink } from './palettes.ts';
import { palettes } from './palettes.ts';
import type { Random } from './random.ts';
import { random } from './random.ts';
import type { ArtTopic, Motif } from './types.ts';

export interface CoverOptions {
  readonly seed: string;
  readonly topic: ArtTopic;
  /** Absent: that of the topic. */
  readonly ink?: Ink;
  /** Absent: one of the topic's own. Set it where neighboring pictures would look alike. */
  readonly motif?: Motif;
  readonly width?: number;
  readonly height?: number;
  /** For the nave only: without a sky, to be placed on a colored band. */
  readonly open?: boolean;
}

const frame = (viewWidth: number, viewHeight: number, width: number, height: number, art: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${num(viewWidth)} ${num(viewHeight)}" width="${num(width)}" height="${num(height)}" preserveAspectRatio="xMidYMid slice">${art}</svg>`;

/** Day or night: one time in three the ground color and the darkest tone are swapped. */
const shades = ([ground, deep, ...rest]: Ink, r: Random): Ink =>
  r.next() < 0.34 ? [deep, ground, ...rest] : [ground, deep, ...rest];

/**
 * A cut-paper picture with one sun, as an SVG document of 800 x 500 units (the nave: `width` x `height`). `topic` sets
 * palette and motifs, `seed` the composition; the same arguments give the same bytes.
 */
export function cover(options: CoverOptions): string {
  const { seed, topic, width = sheetWidth, height = sheetHeight, open = false } = options;
  const palette = palettes[topic];
  const ink = options.ink ?? palette.ink;
  const r = random(`${topic}/${seed}`);
  const motif = options.motif ?? r.pick(palette.motifs);
  if (motif === 'nave') return frame(width, height, width, height, nave(ink, { width, height, open }).art);
  const { art } = motifs[motif](r, shades(ink, r));
  const x = r.int(-100, 420);
  const wide = r.int(150, 260);
  // The patch of light that falls across every cover.
  const light = path(`M${num(x)} 0h${num(wide)}l250 500h-${num(wide)}Z`, '#fff', ' opacity=".1"');
  return frame(sheetWidth, sheetHeight, width, height, art + light);
}
