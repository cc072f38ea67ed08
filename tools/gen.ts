import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { envExample } from '@atrium/server/env/envExample.ts';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { current, pretty, root, type Artifact } from './gen/artifact.ts';
import { clientTypes, formatDocuments } from './gen/clientTypes.ts';
import { operations } from './gen/operations.ts';
import { registry } from './gen/registry.ts';
import { routeTree } from './gen/routeTree.ts';
import { scratchTables } from './gen/scratchTables.ts';

/** Every generated file with its current content. */
async function artifacts(): Promise<Artifact[]> {
  // the schema's own sources are generated first
  const modules = await pretty('server/src/registry.ts', await registry());
  if (!check) await write(modules);
  const { schema } = await import('@atrium/server/schema.ts');
  const sdl = printSchema(lexicographicSortSchema(schema));
  const [made, types] = await Promise.all([
    Promise.all([
      pretty('schema.graphql', sdl),
      scratchTables().then(({ tables, parts }) =>
        Promise.all([
          pretty('server/src/base/sql/tables.ts', tables),
          pretty('server/src/base/sql/schemaParts.ts', parts),
        ]),
      ),
    ]),
    clientTypes(schema, sdl),
  ]);
  return [
    modules,
    await pretty('server/src/testing/operations.fixture.ts', operations()),
    ...made.flat(),
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

async function write({ file, text }: Artifact): Promise<void> {
  if ((await current(file)) === text) return;
  const target = path.join(root, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, text);
  console.log(`${file} written`);
}

const check = process.argv.includes('--check');
if (!check) await formatDocuments();
const outdated = await stale();
for (const artifact of outdated) {
  if (check) console.error(`${artifact.file} is stale: run npm run gen and commit it.`);
  else await write(artifact);
}
if (check && outdated.length > 0) process.exitCode = 1;
