import { at, disc, gather, rect, sheetHeight as H, sheetWidth as W } from '../draw.ts';
import type { Draw } from './sheet.ts';

/** A fan opening from the horizon. */
export const rays: Draw = (r, [ground, deep, mid, soft, paper, sun]) => {
  const x = r.pick([160, 280, 400, 520, 640]);
  const y = r.int(430, 500);
  const count = r.pick([11, 13, 15, 17]);
  const reach = 1000;
  const tones = [deep, mid, soft];
  const fan = gather();
  for (let i = 0; i < count; i++) {
    const a = Math.PI + 0.02 + (i * Math.PI) / count;
    const b = a + (Math.PI / count) * 0.62;
    const far = (angle: number): string => at('L', x + Math.cos(angle) * reach, y + Math.sin(angle) * reach);
    fan.add(tones[i % 3] ?? deep, `${at('M', x, y)}${far(a)}${far(b)}Z`);
  }
  const base = r.int(190, 230);
  const art =
    rect(0, 0, W, H, ground) +
    fan.svg() +
    disc(x, y, base, paper) +
    disc(x, y, base - 34, deep) +
    disc(x, y, base - 62, sun) +
    rect(0, y, W, H - y, deep);
  return { art, sunX: x };
};
