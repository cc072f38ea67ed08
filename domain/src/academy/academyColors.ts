import { contrast, inkOn, nearestShade } from '../colors.ts';
import type { DocumentFault } from '../document/anyDocument.ts';

/** The colors of the academy, `#rrggbb`; '' for those of the product. */
export interface AcademyColors {
  /** Of buttons and of what is chosen, in the light theme. */
  readonly brandLight: string;
  readonly brandDark: string;
  /** Of progress, what is due, and where one is. */
  readonly accentLight: string;
  readonly accentDark: string;
}
export type ColorField = keyof AcademyColors;

export const colorFields = ['brandLight', 'brandDark', 'accentLight', 'accentDark'] as const;

/** The product's own. */
export const plainColors: AcademyColors = {
  brandLight: '#14392d',
  brandDark: '#c3e6d2',
  accentLight: '#f4b740',
  accentDark: '#f4b740',
};

/** What a color is seen on, and the least contrast there: of text for the first color, of parts for the accent. */
interface Rule {
  readonly toward: '#000000' | '#FFFFFF';
  readonly least: number;
  readonly grounds: Readonly<Record<string, string>>;
}
const light = { 'the page': '#F7F7F3', 'a card': '#FFFFFF' };
const dark = { 'the page': '#0E1512', 'a card': '#161F1A' };
const rules: Readonly<Record<ColorField, Rule>> = {
  brandLight: { toward: '#000000', least: 4.5, grounds: { ...light, 'a sunken part': '#EDEFE8' } },
  brandDark: { toward: '#FFFFFF', least: 4.5, grounds: { ...dark, 'a raised part': '#1D2822' } },
  accentLight: { toward: '#000000', least: 3, grounds: light },
  accentDark: { toward: '#FFFFFF', least: 3, grounds: dark },
};

const holds = (field: ColorField, hex: string): boolean => {
  const { grounds, least } = rules[field];
  return Object.values(grounds).every((ground) => contrast(hex, ground) >= least) && contrast(hex, inkOn(hex)) >= 4.5;
};

/** The color itself where it can be read in its theme, else the nearest shade that can. */
export function nearestColor(field: ColorField, hex: string): string {
  return nearestShade(hex, rules[field].toward, (shade) => holds(field, shade));
}

const isColor = (text: string): boolean => /^#[\da-f]{6}$/i.test(text);

/** Which pairs of colors have too little contrast, and the nearest color that has enough. */
export function colorFaults(colors: AcademyColors): readonly DocumentFault[] {
  return colorFields.flatMap((field) => {
    const hex = colors[field];
    if (!isColor(hex) || holds(field, hex)) return [];
    const { grounds, least } = rules[field];
    const [pair] = Object.entries(grounds).toSorted(([, a], [, b]) => contrast(hex, a) - contrast(hex, b));
    const [name, ground] = pair ?? ['the page', '#FFFFFF'];
    const ratio = contrast(hex, ground);
    const why =
      ratio < least
        ? `On ${name} it has ${(Math.floor(ratio * 10) / 10).toFixed(1)}:1, and needs ${String(least)}:1.`
        : 'No text can be read on it.';
    return [{ path: field, message: `${why} The nearest that does is ${nearestColor(field, hex)}.`, when: 'must' }];
  });
}

/** All four colors; where only that of the light theme was chosen, that of the dark is its nearest shade. */
export function completeColors(colors: AcademyColors): AcademyColors {
  const pair = (lightField: 'brandLight' | 'accentLight', darkField: 'brandDark' | 'accentDark') => {
    const chosen = isColor(colors[lightField]) ? colors[lightField] : null;
    const own = isColor(colors[darkField]) ? colors[darkField] : null;
    return {
      [lightField]: chosen ?? plainColors[lightField],
      [darkField]: own ?? (chosen === null ? plainColors[darkField] : nearestColor(darkField, chosen)),
    };
  };
  return { ...plainColors, ...pair('brandLight', 'brandDark'), ...pair('accentLight', 'accentDark') };
}

/** The custom properties of these colors, by their names: those of the first color, and those of the accent. */
export function colorTokens(colors: AcademyColors): {
  readonly brand: Readonly<Record<string, string>>;
  readonly accent: Readonly<Record<string, string>>;
} {
  const both = completeColors(colors);
  const brand = `light-dark(${both.brandLight}, ${both.brandDark})`;
  const accent = `light-dark(${both.accentLight}, ${both.accentDark})`;
  return {
    brand: {
      '--brand': brand,
      '--brand-hover': `color-mix(in oklab, ${brand} 86%, light-dark(black, white))`,
      '--on-brand': `light-dark(${inkOn(both.brandLight)}, ${inkOn(both.brandDark)})`,
      '--brand-soft': `color-mix(in oklab, ${brand} 14%, var(--surface))`,
      '--on-brand-soft': 'var(--ink)',
      '--court': courtOf(both),
    },
    accent: {
      '--accent': accent,
      '--accent-hover': `color-mix(in oklab, ${accent} 88%, light-dark(black, white))`,
      '--on-accent': `light-dark(${inkOn(both.accentLight)}, ${inkOn(both.accentDark)})`,
      '--accent-soft': `color-mix(in oklab, ${accent} 16%, var(--surface))`,
      '--on-accent-soft': 'var(--ink)',
    },
  };
}

/**
 * The style sheet that replaces the product's colors by the academy's; '' where it has none. A company's own accent
 * color still replaces the academy's.
 */
export function academyStyle(colors: AcademyColors): string {
  const tokens = colorTokens(colors);
  const isOwn = (...fields: readonly ColorField[]): boolean => fields.some((field) => isColor(colors[field]));
  const lines = Object.entries({
    ...(isOwn('brandLight', 'brandDark') && tokens.brand),
    ...(isOwn('accentLight', 'accentDark') && tokens.accent),
  }).map(([name, value]) => `${name}:${value}`);
  return lines.length === 0 ? '' : `html:root{${lines.join(';')}}`;
}

/** The band that is dark in both themes: a shade of the first color on which texts and both dark colors can be read. */
function courtOf({ brandLight, brandDark, accentDark }: AcademyColors): string {
  // pairs, since both dark colors may be the same
  const least = [
    ['#EDF2EC', 8],
    ['#B9C5BC', 4.5],
    [brandDark, 4.5],
    [accentDark, 3],
  ] as const;
  return nearestShade(brandLight, '#000000', (shade) => least.every(([on, ratio]) => contrast(on, shade) >= ratio));
}
