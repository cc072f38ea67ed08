import { contrast, inkOn, nearestShade } from '@atrium/domain/colors.ts';

/**
 * The backgrounds of an accent color: in light mode the page and its cards; in dark mode those and the band, which is
 * always dark.
 */
const GROUNDS = { light: ['#F7F7F3', '#FFFFFF'], dark: ['#0E1512', '#161F1A', '#14392D'] } as const;
const LEAST = 3;
const LEAST_FOR_TEXT = 4.5;

/**
 * The color itself if it contrasts with its backgrounds and a text color is readable on it, else the nearest shade for
 * which both hold (WCAG 1.4.11, 1.4.3).
 */
const standingOut = (hex: string, scheme: 'light' | 'dark'): string =>
  nearestShade(
    hex,
    scheme === 'light' ? '#000000' : '#FFFFFF',
    (shade) =>
      GROUNDS[scheme].every((ground) => contrast(shade, ground) >= LEAST) &&
      contrast(shade, inkOn(shade)) >= LEAST_FOR_TEXT,
  );

/**
 * The custom properties that replace the default accent color by a customer's. Takes `#rgb` or `#rrggbb`; anything else
 * gives null and the default stays. The accent color is never used for text: it is darkened in light mode and lightened
 * in dark mode until it contrasts with its background, and the text color on it is chosen by contrast.
 */
export const accentProperties = (color: string | null | undefined): Record<string, string> | null => {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(color ?? '');
  const hex = short
    ? `#${short
        .slice(1)
        .map((d) => d + d)
        .join('')}`
    : (color ?? '');
  if (!/^#[\da-f]{6}$/i.test(hex)) return null;
  const [light, dark] = [standingOut(hex, 'light'), standingOut(hex, 'dark')];
  const accent = `light-dark(${light}, ${dark})`;
  return {
    '--accent': accent,
    '--accent-hover': `color-mix(in oklab, ${accent} 88%, light-dark(black, white))`,
    '--on-accent': `light-dark(${inkOn(light)}, ${inkOn(dark)})`,
    '--accent-soft': `color-mix(in oklab, ${accent} 16%, var(--surface))`,
    '--on-accent-soft': 'var(--ink)',
  };
};
