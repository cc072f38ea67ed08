import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { floors } from '../arrows/floorPlan.ts';
import { root } from './artifact.ts';

const source = path.join(root, 'server/src');

/** What a module may export to the program, by the exporting file. */
const exportsOf: Readonly<Record<string, Exported>> = {
  'jobs.ts': 'jobs',
  'due.ts': 'dueWork',
  'http.ts': 'routes',
  'rooms.ts': 'rooms',
  'documents.ts': 'documentKinds',
  'letters.ts': 'letters',
};
type Exported = 'jobs' | 'dueWork' | 'routes' | 'rooms' | 'documentKinds' | 'letters';

interface Found {
  /** The import specifier, from server/src. */
  readonly file: string;
  /** The folder that it belongs to: a module, `base` or `mail`. */
  readonly owner: string;
}

/**
 * Matching files of modules, lower floors first: due work of a lower module runs before a higher one reads its results.
 */
function findFiles(pattern: string): Found[] {
  const found = globSync(pattern, { cwd: source })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => ({ file: `./${file}`, owner: file.split('/')[file.startsWith('modules/') ? 1 : 0] ?? '' }));
  const floor = ({ owner }: Found): number => floors[owner] ?? 0;
  return found.sort((a, b) => floor(a) - floor(b) || (a.file < b.file ? -1 : 1));
}

/** The source of server/src/registry.ts: what the module folders contain, so that no list is maintained by hand. */
export async function registry(): Promise<string> {
  const lines = ['// Generated from the folders of server/src by `npm run gen`. Do not edit.'];
  const lists: Record<Exported, string[]> = {
    jobs: [],
    dueWork: [],
    routes: [],
    rooms: [],
    documentKinds: [],
    letters: [],
  };
  for (const { file } of findFiles('modules/*/schema/*.ts')) lines.push(`import '${file}';`);
  for (const { file, owner } of findFiles('{base/jobs,mail,modules/*}/{jobs,due,http,rooms,documents,letters}.ts')) {
    const name = exportsOf[path.basename(file)];
    const text = await readFile(path.join(source, file), 'utf8');
    if (name === undefined || !text.includes(`export const ${name}: `)) continue;
    const alias = `${owner}${name.replace(/^./, (letter) => letter.toUpperCase())}`;
    lines.push(`import { ${name} as ${alias} } from '${file}';`);
    lists[name].push(`...${alias}`);
  }
  return [
    ...lines,
    "import type { DueWork } from './base/jobs/due.ts';",
    "import type { JobHandlers } from './base/jobs/jobTypes.ts';",
    "import type { Routes } from './base/http/routes.ts';",
    "import type { Letters } from './mail/letters.ts';",
    "import type { DocumentKinds } from './base/documentKind.ts';",
    "import type { Rooms } from './base/meetingDesk.ts';\n",
    `export const jobs: JobHandlers = { ${lists.jobs.join(', ')} };`,
    `export const dueWork: readonly DueWork[] = [${lists.dueWork.join(', ')}];`,
    `export const routes: readonly Routes[] = [${lists.routes.join(', ').replaceAll('...', '')}];`,
    `export const rooms: readonly Rooms[] = [${lists.rooms.join(', ')}];`,
    `export const documentKinds: DocumentKinds = [${lists.documentKinds.join(', ')}];`,
    `export const letters: Letters = [${lists.letters.join(', ')}];\n`,
  ].join('\n');
}
