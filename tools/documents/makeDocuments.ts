/*
 * Makes the PDF files of the library from content/src/resources, and removes those of resources that are gone.
 *
 *   npm exec -- node tools/documents/makeDocuments.ts
 *
 * content/documents/made.json says what each was made from.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { hasPdf, resources } from '@atrium/content/resources.ts';
import { hashResource, printResource } from './printResource.ts';

const folder = `${import.meta.dirname}/../../content/documents`;
mkdirSync(folder, { recursive: true });
for (const name of readdirSync(folder)) rmSync(`${folder}/${name}`);
const made: Record<string, string> = {};
for (const resource of resources.filter(hasPdf)) {
  made[resource.slug] = hashResource(resource);
  writeFileSync(`${folder}/${resource.slug}.pdf`, await printResource(resource));
}
writeFileSync(`${folder}/made.json`, `${JSON.stringify(made, null, 2)}\n`);
