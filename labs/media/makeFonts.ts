import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { fontFiles } from './fontFiles.ts';

/**
 * Subsets the web app's fonts from Commissioner: `npm exec -- node labs/media/makeFonts.ts`. Each file contains one
 * part of the Latin script with the axes that the pages use, so that an English page loads one small file, and a name
 * with accents another. web/src/ui/tokens.css repeats the ranges as `unicode-range`.
 */
const here = import.meta.dirname;
const out = path.join(here, '../../web/src/ui/fonts');
const printed = path.join(here, '../../server/src/demo/fonts');
const [basic, accents, more] = fontFiles;
const forPages = [
  ...fontFiles.map((file) => ({ ...file, to: path.join(out, file.name) })),
  // one file for the documents and rooms of the demo, which are no pages of the web app
  { ...basic, ranges: `${basic.ranges} ${accents.ranges}`, to: path.join(printed, 'page.woff2') },
];

for (const { to, source, ranges } of forPages) {
  const cut = await subsetFont(await readFile(path.join(here, 'fonts', source)), lettersOf(ranges), {
    targetFormat: 'woff2',
    // upright, from regular to semibold; headings flare
    variationAxes: { wght: { min: 400, max: 600 }, slnt: 0, FLAR: { min: 0, max: 100 }, VOLM: { min: 0, max: 100 } },
    // those that browsers apply by themselves; the style sheets turn on no other
    keepFeatures: ['kern', 'liga', 'clig', 'rlig', 'calt', 'ccmp', 'locl', 'mark', 'mkmk'],
  });
  await writeFile(to, cut);
  console.log(`${path.basename(to)}: ${(cut.length / 1000).toFixed(1)} kB`);
}

// static instances for each style of a printed syllabus: PDF readers do not support variable fonts
for (const [name, wght, flare] of [
  ['text.ttf', 400, 0],
  ['strong.ttf', 600, 0],
  ['heading.ttf', 600, 100],
] as const) {
  const source = await readFile(path.join(here, 'fonts', basic.source));
  const cut = await subsetFont(source, lettersOf(`${basic.ranges} ${accents.ranges} ${more.ranges}`), {
    targetFormat: 'truetype',
    variationAxes: { wght, slnt: 0, FLAR: flare, VOLM: flare },
  });
  await writeFile(path.join(printed, name), cut);
  console.log(`${name}: ${(cut.length / 1000).toFixed(1)} kB`);
}

/** The characters of hexadecimal ranges. */
function lettersOf(ranges: string): string {
  return ranges
    .split(' ')
    .map((range) => {
      const [first = 0, last = first] = range.split('-').map((code) => Number.parseInt(code, 16));
      return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));
    })
    .join('');
}
