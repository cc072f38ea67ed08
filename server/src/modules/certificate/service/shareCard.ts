import { LRUCache } from 'lru-cache';
import { outlines, unitsPerEm } from '../../../base/picture/outlines.ts';
import { escapeHtml } from '../../../base/text/escapeHtml.ts';
import type { CredentialRow } from '../types.ts';

/** The size that sites show of a shared link. */
export const cardSize = { width: 1200, height: 630 } as const;

const ink = '#13201a';
const quiet = '#46534c';
/** Where the words begin, and how wide they may be. */
const left = 80;
const widest = 560;

/** The last pictures, by number; crawlers ask several times. */
const drawn = new LRUCache<string, Buffer>({ max: 64 });

type Shown = Pick<CredentialRow, 'credentialId' | 'holderName' | 'title' | 'issuerName' | 'badgeSvg' | 'primaryColor'>;

/**
 * The picture of a certificate for the preview of its link, as PNG: the holder, the program and the badge. A name
 * with letters that we cannot draw is left out, as the title of the preview has it.
 */
export async function drawShareCard(shown: Shown): Promise<Buffer> {
  const known = drawn.get(shown.credentialId);
  if (known !== undefined) return known;
  // a library that most processes never need
  const { default: sharp } = await import('sharp');
  const png = await sharp(Buffer.from(cardSvg(shown)))
    .png()
    .toBuffer();
  drawn.set(shown.credentialId, png);
  return png;
}

function cardSvg({ holderName, title, issuerName, badgeSvg, primaryColor }: Shown): string {
  const { width, height } = cardSize;
  const name = fit(holderName, [64, 56, 48, 40], 2);
  const program = fit(title, [36, 32, 28], 3);
  const lines = [
    ...lineOf(issuerName, 26, ink),
    gap(name.length === 0 ? 60 : 74),
    ...(name.length === 0 ? [] : [...lineOf('This certifies that', 22, quiet), gap(8), ...name, gap(18)]),
    ...lineOf(name.length === 0 ? 'Certificate of the program' : 'has completed the program', 22, quiet),
    gap(10),
    ...program,
  ];
  const tall = lines.reduce((sum, line) => sum + line.height, 0);
  let y = (height - tall) / 2;
  const words = lines.map(({ path, height: own, size, fill }) => {
    y += own;
    return path === ''
      ? ''
      : `<path transform="translate(${String(left)} ${String(Math.round(y - size * 0.25))}) scale(${String(size / unitsPerEm)})" fill="${fill}" d="${path}"/>`;
  });
  const panel = 700;
  const rings = Array.from(
    { length: 30 },
    (_, at) =>
      `<circle cx="950" cy="315" r="${String(226 + at * 14)}" fill="none" stroke="#fff" stroke-opacity=".14"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(width)} ${String(height)}" width="${String(width)}" height="${String(height)}"><clipPath id="panel"><path d="M${String(panel)} 0H1200V630H${String(panel)}Z"/></clipPath><path fill="#fcfaf3" d="M0 0H1200V630H0Z"/><path fill="${escapeHtml(primaryColor)}" d="M${String(panel)} 0H1200V630H${String(panel)}Z"/><g clip-path="url(#panel)">${rings.join('')}</g><path fill="none" stroke="#1b2757" stroke-width="2" d="M24 24H676V606H24Z"/>${words.join('')}${badgeSvg.replace('<svg ', '<svg x="735" y="100" ').replace('width="480" height="480"', 'width="430" height="430"')}</svg>`;
}

interface Line {
  /** '' for room between lines. */
  readonly path: string;
  readonly height: number;
  readonly size: number;
  readonly fill: string;
}

const gap = (height: number): Line => ({ path: '', height, size: 0, fill: '' });

const lineOf = (text: string, size: number, fill: string): Line[] => {
  const path = pathOf(text);
  return path === null ? [] : [{ path, height: size * 1.2, size, fill }];
};

/** A text in the largest of these sizes in which it takes at most so many lines; none when a letter is not known. */
function fit(text: string, sizes: readonly number[], most: number): Line[] {
  const known = text.trim().split(/\s+/);
  if (text.trim() === '' || known.some((word) => pathOf(word) === null)) return [];
  const smallest = sizes.at(-1) ?? 0;
  for (const size of sizes) {
    const lines = wrap(known, size);
    if (size === smallest || (lines.length <= most && lines.every((line) => widthOf(line, size) <= widest))) {
      return lines.slice(0, most).flatMap((line, at) => {
        const scaled = Math.min(size, (size * widest) / Math.max(1, widthOf(line, size)));
        return lineOf(at === most - 1 && lines.length > most ? `${line}…` : line, scaled, ink);
      });
    }
  }
  return [];
}

function wrap(words: readonly string[], size: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && widthOf(longer, size) <= widest) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function widthOf(text: string, size: number): number {
  const known = outlines();
  return (Array.from(text).reduce((sum, sign) => sum + (known[sign]?.[0] ?? 0), 0) * size) / unitsPerEm;
}

/** The outlines of a line one after another; null when a letter is not known. */
function pathOf(text: string): string | null {
  const known = outlines();
  let at = 0;
  let path = '';
  for (const sign of text.normalize('NFC')) {
    const outline = known[sign];
    if (outline === undefined) return null;
    path += shifted(outline[1], at);
    at += outline[0];
  }
  return path;
}

/** A path moved to the right: its numbers are pairs, x before y. */
function shifted(path: string, by: number): string {
  let count = 0;
  return path.replaceAll(/-?\d+/g, (number) => {
    count += 1;
    return count % 2 === 1 ? ` ${String(Number(number) + by)}` : number;
  });
}
