/** The place that a file belongs to: a module, or another folder of the server that holds SQL. */
const placeOf = (file: string): string =>
  /^server\/(?:src|sql)\/(modules\/[^/]+|[^/]+)/.exec(file)?.[1]?.replace('modules/', '') ?? file;

const writes =
  /\b(?:insert\s+into|update|delete\s+from|merge\s+into)\s+(?:only\s+)?([a-z_]+)\b|\.(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*'([a-z_]+)(?:\s|')/gi;
/** The same, of statements that add rows. */
const adds = /\b(?:insert|merge)\s+into\s+(?:only\s+)?([a-z_]+)\b|\.(?:insertInto|mergeInto)\(\s*'([a-z_]+)(?:\s|')/gi;
/** Files whose table is only known at run time: base/sql/load.ts only, for the demo data. */
const writesAny =
  /\b(?:insert\s+into|update|delete\s+from|merge\s+into)\s+\$\{|\.(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*[^'\s]/i;
const locks = /\bfor\s+(?:no\s+key\s+)?update\b|\.for(?:NoKey)?Update\(/gi;

/** Allowed locks on rows of another module's table, with the reason. */
const lent: Readonly<Record<string, string>> = {
  'enrollment: course': 'the row of the course locks the seats of all its sessions (docs/locks.md)',
  'seat: contract': 'the row of the contract locks all its seats (docs/locks.md)',
};

/** Tables to which the product adds no row, with the reason. */
const filledElsewhere: Readonly<Record<string, string>> = {
  catalogue_version: 'its migration adds the one row, which triggers count up',
  entitlement: 'the areas of every academy come with a migration',
  industry_reference: 'a list that comes with a migration',
  job_function_reference: 'a list that comes with a migration',
};

/**
 * Reports tables to which only the demo or tests add rows, so that nobody who runs an academy can fill them in, and
 * reasons above that no longer hold. `sources` as below; `product`: the files that a live academy may run.
 */
export function findUnfilledTables(
  sources: ReadonlyMap<string, string>,
  product: ReadonlySet<string>,
  tables: readonly string[],
): string[] {
  const added = new Set(
    [...sources]
      .filter(([file]) => product.has(file) || file.startsWith('server/sql/'))
      .flatMap(([, text]) => [...text.matchAll(adds)].map(([, sqlTable, builderTable]) => sqlTable ?? builderTable)),
  );
  return tables.flatMap((table) => {
    if (added.has(table) === (filledElsewhere[table] === undefined)) return [];
    return added.has(table)
      ? [`tables: ${table} is filled by the product, so it needs no reason in tools/arrows/tableWriters.ts`]
      : [`tables: nothing but the demo and tests adds rows to ${table}`];
  });
}

/**
 * Reports tables written by more than one module, tables whose rows another module than the writer locks, and
 * statements that write a table whose name is only known at run time. `sources`: the server's TypeScript files by path,
 * and the functions of server/sql, which belong to the module that their folder names.
 */
export function findSharedTables(
  sources: ReadonlyMap<string, string>,
  tables: readonly string[],
): { readonly problems: string[]; readonly writers: ReadonlyMap<string, ReadonlySet<string>> } {
  const writers = new Map<string, Set<string>>();
  const locked = new Set<string>();
  const problems: string[] = [];
  for (const [file, text] of sources) {
    if (!/^server\/(src|sql)\//.test(file) || /\.(?:test|fixture)\.ts$|\/(testing|demo)\//.test(file)) continue;
    if (writesAny.test(text) && file !== 'server/src/base/sql/load.ts') {
      problems.push(`tables: ${file} writes a table whose name is only known at run time`);
    }
    for (const [, sqlTable, builderTable] of text.matchAll(writes)) {
      const table = (sqlTable ?? builderTable ?? '').toLowerCase();
      if (tables.includes(table)) writers.set(table, (writers.get(table) ?? new Set()).add(placeOf(file)));
    }
    for (const match of text.matchAll(locks)) {
      const table = lockedTable(text.slice(0, match.index));
      if (table !== undefined && tables.includes(table)) locked.add(`${placeOf(file)}: ${table}`);
    }
  }
  for (const [table, places] of writers) {
    if (places.size > 1) problems.push(`tables: ${table} is written by ${[...places].sort().join(' and ')}`);
  }
  for (const lock of locked) {
    const [place = '', table = ''] = lock.split(': ');
    if (writers.get(table)?.has(place) !== true && lent[lock] === undefined) {
      problems.push(`tables: rows of ${table} are locked by ${place}, which does not write it`);
    }
  }
  return { problems, writers };
}

/** The table of the query that ends here: the last `from` outside of brackets that were closed since. */
function lockedTable(before: string): string | undefined {
  let text = before.replaceAll(/\.selectFrom\(\s*'([a-z_]+)[^']*'\s*\)/g, ' from $1 ');
  for (let length = 0; length !== text.length;) {
    length = text.length;
    text = text.replaceAll(/\([^()]*\)/g, '');
  }
  return [...text.slice(text.lastIndexOf('(') + 1).matchAll(/\bfrom\s+([a-z_]+)\b/gi)].at(-1)?.[1]?.toLowerCase();
}
