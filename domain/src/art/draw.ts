/** A number in SVG notation, with at most one decimal. */
export const num = (value: number): string => String(Math.round(value * 10) / 10);

export const rect = (x: number, y: number, width: number, height: number, fill: string, extra = ''): string =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}" fill="${fill}"${extra}/>`;

export const disc = (x: number, y: number, radius: number, fill: string, extra = ''): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="${fill}"${extra}/>`;

export const path = (d: string, fill: string, extra = ''): string => `<path d="${d}" fill="${fill}"${extra}/>`;

/** A path command with its numbers: `at('M', 3, 4.25)` is 'M3 4.3'. */
export const at = (command: string, ...values: number[]): string => command + values.map(num).join(' ');

/** The outline of a round-headed opening. */
export const archPath = (x: number, y: number, width: number, height: number): string => {
  const radius = width / 2;
  const head = `A${num(radius)} ${num(radius)} 0 0 1 ${num(x + width)} ${num(y + radius)}`;
  return `${at('M', x, y + height)}${at('V', y + radius)}${head}${at('V', y + height)}Z`;
};

/** The outline of a rectangle, to put many into one path. */
export const boxPath = (x: number, y: number, width: number, height: number): string =>
  `${at('M', x, y)}${at('h', width)}${at('v', height)}${at('h', -width)}z`;

export interface Gathered {
  readonly add: (fill: string, d: string) => void;
  readonly svg: () => string;
}
/** Collects outlines by fill, so that each color needs only one path element. */
export function gather(): Gathered {
  const byFill = new Map<string, string>();
  return {
    add: (fill, d) => {
      byFill.set(fill, (byFill.get(fill) ?? '') + d);
    },
    svg: () => [...byFill].map(([fill, d]) => path(d, fill)).join(''),
  };
}

export const sheetWidth = 800;
export const sheetHeight = 500;
