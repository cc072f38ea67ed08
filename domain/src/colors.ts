/** The dark and the light text color for use on a color. */
const inks = ['#13201A', '#FFFFFF'] as const;

const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const v = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** The contrast of two colors, `#rrggbb`, from 1 to 21 (WCAG 2.2). */
export const contrast = (a: string, b: string): number => {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
};

const mix = (hex: string, other: '#000000' | '#FFFFFF', share: number): string =>
  `#${[1, 3, 5]
    .map((at) => {
      const [from, to] = [hex, other].map((color) => Number.parseInt(color.slice(at, at + 2), 16)) as [number, number];
      return Math.round(from + (to - from) * share)
        .toString(16)
        .padStart(2, '0');
    })
    .join('')}`;

/** The text color that is easier to read on a color. */
export const inkOn = (hex: string): string => {
  const [dark, light] = inks;
  return contrast(hex, dark) >= contrast(hex, light) ? dark : light;
};

/** The color itself if it holds, else the nearest shade toward black or white that does, else that. */
export const nearestShade = (hex: string, toward: '#000000' | '#FFFFFF', holds: (shade: string) => boolean): string =>
  Array.from({ length: 21 }, (_, step) => mix(hex, toward, step / 20)).find(holds) ?? toward;
