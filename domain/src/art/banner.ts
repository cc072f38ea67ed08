import { cover } from './cover.ts';
import { lettering } from './lettering.ts';
import type { ArtTopic, Motif } from './types.ts';

export interface BannerOptions {
  readonly seed: string;
  readonly topic: ArtTopic;
  readonly motif: Motif;
  /** One or two short lines. */
  readonly lines: readonly [string, string?];
  readonly mobile: boolean;
}

/**
 * A picture with a text label, 1216 x 200 units (mobile: 720 x 360). The label is the banner's alternative text too.
 */
export function banner({ seed, topic, motif, lines, mobile }: BannerOptions): string {
  const [width, height] = mobile ? [720, 360] : [1216, 200];
  const art = cover({ seed, topic, motif }).replace(/^<svg[^>]*>|<\/svg>$/g, '');
  const tall = String(height);
  const wide = String(width);
  const panel = mobile
    ? { x: 0, y: 232, w: 720, h: 128, size: 44, small: 34 }
    : { x: 0, y: 0, w: 620, h: 200, size: 38, small: 22 };
  const [first, second] = lines;
  const left = mobile ? '36' : '48';
  const top = panel.y + panel.h / 2 + (second === undefined ? panel.size * 0.35 : -4);
  const words =
    `<text x="${left}" y="${String(top)}" font-size="${String(panel.size)}" fill="#F6EFDD">${first}</text>` +
    (second === undefined
      ? ''
      : `<text x="${left}" y="${String(top + panel.size)}" font-size="${String(panel.small)}" fill="#C9D9CF">${second}</text>`);
  const picture = mobile
    ? `<svg x="0" y="0" width="720" height="240" viewBox="0 0 800 500" preserveAspectRatio="xMidYMid slice">${art}</svg>`
    : `<svg x="600" y="0" width="616" height="200" viewBox="0 0 800 500" preserveAspectRatio="xMidYMid slice">${art}</svg>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${tall}" width="${wide}" height="${tall}">${lettering}${picture}<rect x="${String(panel.x)}" y="${String(panel.y)}" width="${String(panel.w)}" height="${String(panel.h)}" fill="#14392D"/>${words}</svg>`;
}
