import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const web = path.resolve(import.meta.dirname, '../web/src');
const filesOf = (folder: string) => readdirSync(path.join(web, folder)).filter((name) => name.endsWith('.tsx'));

/** Parts without a look of their own, and those that are inside others on the page. */
const unseen = [
  'AtriumProvider',
  'Later',
  'LiveRegion',
  'Older',
  'Sliced',
  'Toasts',
  'VisuallyHidden',
  'Field',
  'Picture',
  'ScrollRegion',
  'rich/DataRow',
  'rich/Popup',
  'rich/RichField',
  'rich/TagList',
  'rich/comboBoxParts',
];

test('every part of the kit is on the page of the kit', () => {
  const page = filesOf('kit')
    .map((name) => readFileSync(path.join(web, 'kit', name), 'utf8'))
    .join('\n');
  const parts = [...filesOf('ui'), ...filesOf('ui/rich').map((name) => `rich/${name}`)]
    .filter((name) => !name.endsWith('.test.tsx'))
    .map((name) => name.replace('.tsx', ''));
  const missing = parts.filter((name) => !unseen.includes(name) && !page.includes(`'#ui/${name}.tsx'`));
  expect(missing).toEqual([]);
  expect(unseen.filter((name) => !parts.includes(name))).toEqual([]);
});
