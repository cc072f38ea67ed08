import { lettering } from './lettering.ts';

/** A figure of a framework: four fields between two axes, or the stages of a way. Labels are short. */
export type Diagram =
  | {
      readonly kind: 'fields';
      /** Low to high. */
      readonly across: readonly [string, string];
      readonly up: readonly [string, string];
      /** Top left, top right, bottom left, bottom right. */
      readonly labels: readonly [string, string, string, string];
    }
  | { readonly kind: 'stages'; readonly labels: readonly string[] };

const ink = '#13201a';
const quiet = '#46534c';

const words = (x: number, y: number, text: string, size: number, fill: string, extra = ''): string =>
  `<text x="${String(x)}" y="${String(y)}" font-size="${String(size)}" fill="${fill}"${extra}>${text}</text>`;
const middle = ' text-anchor="middle"';

function fields({ across, up, labels }: Extract<Diagram, { kind: 'fields' }>): string {
  const boxes = labels.map((label, at) => {
    const [x, y] = [90 + (at % 2) * 345, 30 + Math.floor(at / 2) * 195];
    const isBest = at === 1;
    return `<rect x="${String(x)}" y="${String(y)}" width="335" height="185" rx="12" fill="${isBest ? '#14392D' : '#E1ECE3'}"/>${words(x + 167, y + 102, label, 26, isBest ? '#F6EFDD' : ink, middle)}${isBest ? `<circle cx="${String(x + 300)}" cy="${String(y + 34)}" r="14" fill="#F4B740"/>` : ''}`;
  });
  const side = (y: number, text: string): string =>
    words(60, y, text, 20, quiet, `${middle} transform="rotate(-90 60 ${String(y)})"`);
  return `${boxes.join('')}${side(318, up[0])}${side(122, up[1])}${words(257, 448, across[0], 20, quiet, middle)}${words(602, 448, across[1], 20, quiet, middle)}`;
}

function stages({ labels }: Extract<Diagram, { kind: 'stages' }>): string {
  const width = 720 / labels.length;
  return labels
    .map((label, at) => {
      const [x, last] = [40 + at * width, at === labels.length - 1];
      const r = String((width - 24) / 2);
      const arch = `M${String(x + 12)} 360V${String(150 + Number(r))}a${r} ${r} 0 0 1 ${String(width - 24)} 0V360Z`;
      return `<path d="${arch}" fill="${last ? '#14392D' : '#C3E6D2'}"/>${words(x + width / 2, 325, String(at + 1), 40, last ? '#F4B740' : ink, middle)}${words(x + width / 2, 410, label, 24, ink, middle)}`;
    })
    .join('');
}

/** The figure as an SVG of 800 x 480 units, on paper in both color schemes. */
export function diagram(figure: Diagram): string {
  const drawn = figure.kind === 'fields' ? fields(figure) : stages(figure);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 480" width="800" height="480">${lettering}<rect width="800" height="480" rx="16" fill="#F7F7F3"/>${drawn}</svg>`;
}

/** The figure in words, for those who do not see it. */
export function diagramInWords(figure: Diagram): string {
  if (figure.kind === 'stages') return `${String(figure.labels.length)} stages: ${figure.labels.join(', ')}.`;
  const [topLeft, topRight, bottomLeft, bottomRight] = figure.labels;
  const [left, right] = figure.across;
  const [low, high] = figure.up;
  return `Four fields. ${high} and ${left}: ${topLeft}. ${high} and ${right}: ${topRight}. ${low} and ${left}: ${bottomLeft}. ${low} and ${right}: ${bottomRight}.`;
}
