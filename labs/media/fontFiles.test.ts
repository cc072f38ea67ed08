import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fontFiles } from './fontFiles.ts';

const css = readFileSync(new URL('../../web/src/ui/tokens.css', import.meta.url), 'utf8');

test('the unicode ranges in the style sheet are those of the font files', () => {
  for (const { name, ranges } of fontFiles) {
    const face = css.slice(css.indexOf(name));
    const written = /unicode-range:\s*([^;]+);/.exec(face)?.[1]?.split(/,\s*/) ?? [];
    const cut = ranges
      .split(' ')
      .map((range) => `U+${range.replace(/[^-]+/g, (code) => code.padStart(4, '0')).toUpperCase()}`);
    expect(written).toEqual(cut);
  }
});

test('the font file of every page stays small', () => {
  const basic = readFileSync(new URL('../../web/src/ui/fonts/commissioner-basic.woff2', import.meta.url));
  expect(basic.length).toBeLessThan(32_000);
});
