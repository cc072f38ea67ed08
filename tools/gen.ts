import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { envExample } from '@atrium/server/env/envExample.ts';
import { schema } from '@atrium/server/schema.ts';
import { current, pretty, root, type Artifact } from './gen/artifact.ts';
import { behaviours } from './gen/behaviours.ts';
import { clientTypes, formatDocuments } from './gen/clientTypes.ts';
import { routeTree } from './gen/routeTree.ts';
import { scratchTables } from './gen/scratchTables.ts';

/** Every generated file with its current content. */
async function artifacts(): Promise<Artifact[]> {
  const sdl = printSchema(lexicographicSortSchema(schema));
  const [made, types] = await Promise.all([
    Promise.all([
      pretty('schema.graphql', sdl),
      scratchTables().then((text) => pretty('server/src/base/tables.ts', text)),
      behaviours().then((text) => pretty('docs/behaviours.md', text)),
    ]),
    clientTypes(schema, sdl),
  ]);
  return [
    ...made,
    ...types,
    { file: '.env.example', text: envExample() },
    { file: 'web/src/app/routeTree.gen.ts', text: await routeTree() },
  ];
}

async function stale(): Promise<Artifact[]> {
  const all = await artifacts();
  const texts = await Promise.all(all.map(({ file }) => current(file)));
  return all.filter(({ text }, at) => text !== texts[at]);
}

const check = process.argv.includes('--check');
if (!check) await formatDocuments();
const outdated = await stale();
for (const { file, text } of outdated) {
  if (check) {
    console.error(`${file} is stale: run npm run gen and commit it.`);
    continue;
  }
  const target = path.join(root, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, text);
  console.log(`${file} written`);
}
if (check && outdated.length > 0) process.exitCode = 1;
