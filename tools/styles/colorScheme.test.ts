import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const web = path.resolve(import.meta.dirname, '../../web');
const sheets = globSync('src/**/*.css', { cwd: web }).map((file) => ({
  file,
  text: readFileSync(path.join(web, file), 'utf8'),
}));

// light-dark() itself takes nothing but colors
test('light and dark differ in colors alone: no rule is for one of them', () => {
  const byScheme = sheets.filter(({ text }) => /prefers-color-scheme|\[data-color-scheme/.test(text));
  expect(byScheme.map(({ file }) => file)).toEqual(['src/ui/tokens.css']);
  const tokens = byScheme[0]?.text ?? '';
  const rules = [...tokens.matchAll(/\[data-color-scheme[^{]*\{([^}]*)\}/g)].map(([, body = '']) => body.trim());
  expect(rules).toEqual(['color-scheme: light;', 'color-scheme: dark;']);
});
