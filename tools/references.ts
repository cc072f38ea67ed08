import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { findBrokenReferences, readDefinitions } from './references/findBrokenReferences.ts';

const root = path.resolve(import.meta.dirname, '..');
const foreign = /(^|\/)(node_modules|dist|\.\w[^/]*)(\/|$)/;
/** Generated files, which repeat what is written elsewhere, and the test that plants broken references. */
const notRead = /\/gql\/|\.gen\.ts$|^tools\/references\/.*\.test\.ts$/;
/** What a build makes; a fresh checkout has none of it. */
const built = ['web/dist', 'server/dist'];

const files = globSync('{*,.env.example,{domain,content,server,web,e2e,tools,labs,docs}/**/*}', { cwd: root })
  .map((name) => name.replaceAll(path.sep, '/'))
  .filter((name) => name === '.env.example' || (!foreign.test(name) && statSync(path.join(root, name)).isFile()))
  .sort();
const texts = new Map(
  files
    .filter((name) => /\.(?:tsx?|m?js|css|sql|md|html)$/.test(name) && !notRead.test(name))
    .map((name) => [name, readFileSync(path.join(root, name), 'utf8')]),
);
const known = readDefinitions(texts, [...files, ...built]);
const problems = [...texts].flatMap(([file, text]) => findBrokenReferences(file, text, known));

for (const problem of problems) console.error(problem);
console.log(
  `${String(known.behaviors.size)} behaviors, ${String(known.productDecisions.size)} product decisions, ${String(texts.size)} files: ${String(problems.length)} references that nothing defines`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
