import { num } from './draw.ts';
import { rimLetters, type RimLetter } from './rimLetters.ts';

const centre = 240;
const em = 250;
/** Baselines: the title stands on the inner one, the issuer hangs from the outer one. */
const titleRadius = 168;
const issuerRadius = 182;
/** The angle that a text may take, in radians: the two dots at its ends keep their room. */
const widest = 2.9;
const largest = 21;
const smallest = 12.5;
/** The room between letters, of their size: their feet stand closer than their heads. */
const tracking = 0.085;

/** The letters of a text; without its accents where there is none with them. Null: it has letters of another script. */
function lettersOf(text: string): RimLetter[] | null {
  const letters: RimLetter[] = [];
  for (const sign of text
    .toUpperCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')) {
    const letter = rimLetters[sign];
    if (letter === undefined) return null;
    letters.push(letter);
  }
  return letters;
}

/** The length of letters of size 1. */
const lengthOf = (letters: readonly RimLetter[]): number =>
  letters.reduce((sum, [advance]) => sum + advance / em, 0) + tracking * Math.max(0, letters.length - 1);

/** The size at which letters fill the arc at most. */
const sizeOf = (letters: readonly RimLetter[], radius: number, most: number): number =>
  Math.min(most, (widest * radius) / Math.max(1, lengthOf(letters)));

/**
 * A title that fits: all of it, or what is before a colon, a comma or a bracket, or its first words. Never a part of a
 * word.
 */
function fitting(title: string): string {
  const fits = (text: string): boolean => {
    const letters = lettersOf(text);
    return letters === null || sizeOf(letters, titleRadius, largest) >= smallest;
  };
  const [head = title] = title.split(/[:,(]/);
  const words = head.trim().split(/\s+/);
  const shorter = words.map((_, index) => `${words.slice(0, words.length - 1 - index).join(' ')}…`);
  return [title, head.trim(), ...shorter].find(fits) ?? '';
}

/** Letters along a circle, in the middle of its upper or lower half. */
function along(letters: readonly RimLetter[], size: number, { upper, fill }: { upper: boolean; fill: string }): string {
  const radius = upper ? titleRadius : issuerRadius;
  let at = (-lengthOf(letters) * size) / 2;
  const drawn = letters.map(([advance, outline]) => {
    const width = (advance / em) * size;
    const angle = (at + width / 2) / radius;
    at += width + tracking * size;
    if (outline === '') return '';
    const x = centre + Math.sin(angle) * radius;
    const y = upper ? centre - Math.cos(angle) * radius : centre + Math.cos(angle) * radius;
    const turn = ((upper ? angle : -angle) * 180) / Math.PI;
    return `<path transform="translate(${num(x)} ${num(y)}) rotate(${num(turn)}) scale(${(size / em).toFixed(4)}) translate(${num(-advance / 2)} 0)" d="${outline}"/>`;
  });
  return `<g fill="${fill}">${drawn.join('')}</g>`;
}

/** The words on the rim of a medallion: its title above, its issuer below; drawn, so that they need no font. */
export function rimText({
  title,
  issuer,
  tint,
}: {
  readonly title: string;
  readonly issuer: string;
  readonly tint: string;
}): string {
  const [above, below] = [lettersOf(fitting(title)), lettersOf(issuer)];
  return (
    (above === null ? '' : along(above, sizeOf(above, titleRadius, largest), { upper: true, fill: '#fff' })) +
    (below === null ? '' : along(below, sizeOf(below, issuerRadius, 14), { upper: false, fill: tint }))
  );
}
