/** The part of the server that writes a table: a module, or another folder that contains SQL. */
const place = (file: string): string =>
  /^server\/src\/(modules\/[^/]+|[^/]+)/.exec(file)?.[1]?.replace('modules/', '') ?? file;

const writes =
  /\b(?:insert\s+into|update|delete\s+from|merge\s+into)\s+(?:only\s+)?([a-z_]+)\b|\.(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*'([a-z_]+)(?:\s|')/gi;

/** Tables that more than one module of the server writes to (decision 006), and who writes to each. */
export function findSharedTables(
  sources: ReadonlyMap<string, string>,
  tables: readonly string[],
): { readonly problems: string[]; readonly writers: ReadonlyMap<string, ReadonlySet<string>> } {
  const writers = new Map<string, Set<string>>();
  for (const [file, text] of sources) {
    if (!file.startsWith('server/src/') || /\.test\.ts$|\/(testing|demo)\//.test(file)) continue;
    for (const [, sqlTable, builderTable] of text.matchAll(writes)) {
      const table = (sqlTable ?? builderTable ?? '').toLowerCase();
      if (!tables.includes(table)) continue;
      writers.set(table, (writers.get(table) ?? new Set()).add(place(file)));
    }
  }
  const problems = [...writers].flatMap(([table, places]) =>
    places.size > 1 ? [`tables: ${table} is written by ${[...places].sort().join(' and ')}`] : [],
  );
  return { problems, writers };
}
