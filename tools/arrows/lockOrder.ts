const order = 'docs/locks.md';
/** The name of an advisory lock where it is taken, in TypeScript and in SQL. */
const taken =
  /\b(?:lock|tryLock)(?:Shared|Within)?\(\w+, (?:'([^']+)'|`([^`]+)`)|hashtextextended\(('[^)]*?'(?: \|\| \w+)?), 0\)/g;

/**
 * Reports tables that the product writes, and advisory locks that it takes, which the order of locks does not name.
 * `tables`: those that the product writes; `sources`: its TypeScript files and functions of the database, by path;
 * `document`: the text of docs/locks.md, where a segment of a name that differs is a word (`metering/member`).
 */
export function findUnorderedLocks(
  sources: ReadonlyMap<string, string>,
  tables: Iterable<string>,
  document: string,
): string[] {
  const named = new Set([...document.matchAll(/`([a-z_/-]+)`/g)].map(([, name = '']) => name));
  const problems = [...tables]
    .filter((table) => !named.has(table))
    .toSorted()
    .map((table) => `locks: ${order} has no step for ${table}, which the product writes`);
  const patterns = [...named].filter((name) => name.includes('/'));
  for (const [file, text] of sources) {
    if (!/^server\/(src|sql)\//.test(file) || /\.(?:test|fixture)\.ts$|\/testing\//.test(file)) continue;
    for (const [, quoted, template, inSql] of text.matchAll(taken)) {
      const name = quoted ?? template?.replaceAll(/\$\{[^}]+\}/g, '*') ?? nameInSql(inSql ?? '');
      if (!patterns.some((pattern) => isSame(name, pattern))) {
        problems.push(`locks: ${order} has no step for the advisory lock ${name} of ${file}`);
      }
    }
  }
  return problems;
}

/** `'figures/' || customer` names the lock that TypeScript spells `figures/${customerId}`. */
const nameInSql = (expression: string): string => expression.replace(/' \|\| \w+$/, '*').replaceAll("'", '');

function isSame(name: string, pattern: string): boolean {
  const [ours, theirs] = [name.split('/'), pattern.split('/')];
  return ours.length === theirs.length && ours.every((segment, n) => segment === '*' || segment === theirs[n]);
}
