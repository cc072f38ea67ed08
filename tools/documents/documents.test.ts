import { readdirSync, readFileSync, statSync } from 'node:fs';
import { hasPdf, resources } from '@atrium/content/resources.ts';
import { expect, test } from 'vitest';
import { hashResource, printResource } from './printResource.ts';

const folder = `${import.meta.dirname}/../../content/documents`;
const printed = resources.filter(hasPdf);
const again = 'run: npm exec -- node tools/documents/makeDocuments.ts';

test('every file of the library was made from the current text, is small, and there are no others', () => {
  const files = readdirSync(folder).filter((name) => name !== 'made.json');
  expect(files.toSorted()).toEqual(printed.map(({ slug }) => `${slug}.pdf`).toSorted());
  for (const name of files) expect(statSync(`${folder}/${name}`).size).toBeLessThan(60_000);
  const made = JSON.parse(readFileSync(`${folder}/made.json`, 'utf8')) as unknown;
  expect(made, again).toEqual(Object.fromEntries(printed.map((item) => [item.slug, hashResource(item)])));
});

test('the files look as they are printed now', async () => {
  const [resource] = printed;
  if (resource === undefined) throw new Error('the library has no files');
  expect(readFileSync(`${folder}/${resource.slug}.pdf`).equals(await printResource(resource)), again).toBe(true);
});
