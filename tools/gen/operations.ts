import { globSync } from 'node:fs';
import path from 'node:path';
import { root } from './artifact.ts';

/** The source of server/src/testing/operations.fixture.ts: what the modules tell the tests of every operation. */
export function operations(): string {
  const modules = globSync('modules/*/operations.fixture.ts', { cwd: path.join(root, 'server/src') })
    .map((file) => file.split(path.sep)[1] ?? '')
    .toSorted();
  return [
    '// Generated from the folders of server/src/modules by `npm run gen`. Do not edit.',
    ...modules.map((name) => `import * as ${name} from '../modules/${name}/operations.fixture.ts';`),
    "import type { ModuleOperations } from './operation.ts';\n",
    '/** By module. */',
    `export const modules: Readonly<Record<string, ModuleOperations>> = { ${modules.join(', ')} };\n`,
  ].join('\n');
}
