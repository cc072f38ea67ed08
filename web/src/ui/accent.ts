/** The dark and the light text color for use on an accent color. */
const INKS = ['#13201A', '#FFFFFF'] as const;

const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const v = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const contrast = (a: string, b: string): number => {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
};

/**
 * The backgrounds of an accent color: in light mode the page and its cards; in dark mode those and the band, which is
 * always dark.
 */
const GROUNDS = { light: ['#F7F7F3', '#FFFFFF'], dark: ['#0E1512', '#161F1A', '#14392D'] } as const;
const LEAST = 3;
const LEAST_FOR_TEXT = 4.5;

const mix = (hex: string, other: '#000000' | '#FFFFFF', share: number): string =>
  `#${[1, 3, 5]
    .map((at) => {
      const [from, to] = [hex, other].map((color) => Number.parseInt(color.slice(at, at + 2), 16)) as [number, number];
      return Math.round(from + (to - from) * share)
        .toString(16)
        .padStart(2, '0');
    })
    .join('')}`;

const inkOn = (hex: string): string => {
  const [dark, light] = INKS;
  return contrast(hex, dark) >= contrast(hex, light) ? dark : light;
};

/**
 * The color itself if it contrasts with its backgrounds and a text color is readable on it, else the nearest shade for
 * which both hold (WCAG 1.4.11, 1.4.3).
 */
const standingOut = (hex: string, scheme: 'light' | 'dark'): string => {
  const toward = scheme === 'light' ? '#000000' : '#FFFFFF';
  const steps = Array.from({ length: 21 }, (_, step) => mix(hex, toward, step / 20));
  const holds = (shade: string): boolean =>
    GROUNDS[scheme].every((ground) => contrast(shade, ground) >= LEAST) &&
    contrast(shade, inkOn(shade)) >= LEAST_FOR_TEXT;
  return steps.find(holds) ?? toward;
};

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
