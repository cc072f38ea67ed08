/** The dark and the light ink that may stand on an accent colour. */
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
 * The custom properties that put a customer's colour in the place of daylight.
 * Takes `#rgb` or `#rrggbb`; anything else gives null and daylight stays.
 * The accent is never text, so any hue is safe; only the ink upon it is chosen, by contrast.
 */
export const accentProperties = (colour: string | null | undefined): Record<string, string> | null => {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(colour ?? '');
  const hex = short
    ? `#${short
        .slice(1)
        .map((d) => d + d)
        .join('')}`
    : (colour ?? '');
  if (!/^#[\da-f]{6}$/i.test(hex)) return null;
  const [dark, light] = INKS;
  return {
    '--accent': hex,
    '--accent-hover': `color-mix(in oklab, ${hex} 88%, light-dark(black, white))`,
    '--on-accent': contrast(hex, dark) >= contrast(hex, light) ? dark : light,
    '--accent-soft': `color-mix(in oklab, ${hex} 16%, var(--surface))`,
    '--on-accent-soft': 'var(--ink)',
  };
};
