import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { routeTable } from '@atrium/domain/access/routeTable.ts';
import { findBareClocks } from './arrows/bareClocks.ts';
import { findCircles } from './arrows/findCircles.ts';
import { findWrongFloors } from './arrows/findWrongFloors.ts';
import { findEmptyWalls, findTrespasses, floors } from './arrows/floorPlan.ts';
import { findUnorderedLocks } from './arrows/lockOrder.ts';
import { findLongComments } from './arrows/longComments.ts';
import { productFiles } from './arrows/productFiles.ts';
import { listSources, readArrows } from './arrows/readArrows.ts';
import { findMissingRoutes, readDocumentRoutes, readRouterPaths } from './arrows/routeFiles.ts';
import { findOddVerbs } from './arrows/storeVerbs.ts';
import { findSharedTables, findUnfilledTables } from './arrows/tableWriters.ts';
import { findUncheckedSql, findUnrepeated } from './arrows/uncheckedSql.ts';

const root = path.resolve(import.meta.dirname, '..');
const read = (name: string): string => readFileSync(path.join(root, name), 'utf8');

const files = listSources(root);
const arrows = readArrows(root, files);
const tables = [...read('server/src/base/sql/tables.ts').matchAll(/^ {2}(\w+): \w+Table;$/gm)].map(
  (match) => match[1] ?? '',
);
const functions = globSync('server/sql/**/*.sql', { cwd: root });
const sources = new Map([...files, ...functions].map((file) => [file, read(file)]));
const shared = findSharedTables(sources, tables);
const routes = readRouterPaths(read('web/src/app/routeTree.gen.ts'));

const problems = [
  ...findTrespasses(arrows),
  ...findEmptyWalls(arrows, files),
  ...findWrongFloors(arrows, floors),
  ...findCircles(arrows),
  ...shared.problems,
  ...findUnfilledTables(sources, productFiles(arrows), tables),
  ...findUncheckedSql(sources),
  ...findUnrepeated(sources),
  ...findBareClocks(sources),
  ...findOddVerbs(sources),
  ...findLongComments(sources),
  ...findUnorderedLocks(sources, shared.writers.keys(), read('docs/locks.md')),
  ...(functions.length === 0 ? ['tables: no functions in server/sql, so what they write was not checked'] : []),
  ...(shared.writers.size === 0 ? ['tables: no statement that writes was found, so this was not checked'] : []),
  ...findMissingRoutes(
    readDocumentRoutes(read('docs/product/access.md')),
    // one file for all pages of the studio
    routeTable.map(({ path: at, isArea }) => (isArea === true ? `${at}/$` : at)),
    routes,
  ),
];

for (const problem of problems) console.error(problem);
console.log(
  `${String(arrows.length)} arrows between ${String(files.length)} files, ${String(shared.writers.size)} tables, ${String(routes.length)} routes: ${String(problems.length)} problems`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
