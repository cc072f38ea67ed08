/** Files that may use the driver directly, or cast the type of an SQL fragment, with the reason. */
const trusted: Readonly<Record<string, string>> = {
  'server/src/base/sql/statement.ts': 'runs what is declared there',
  'server/src/base/sql/oneTrip.ts': 'sends what is declared by statement.ts, and begins and ends its transaction',
  'server/src/base/sql/rolledBack.ts': 'begins and ends its transaction, and passes on what is sent in it',
  'server/src/base/sql/fragments.ts': 'its types are held against the database by tools/sql/statements.test.ts',
  'server/src/modules/entitlement/fragments.ts': 'the same',
  'server/src/base/sql/migrate.ts': 'runs before there is a schema',
  'server/src/base/sql/closeToPublic.ts': 'changes rights, which no statement does',
  'server/src/base/sql/createFunctions.ts': 'runs before there is a schema',
  'server/src/base/sql/listener.ts': 'listens only',
  'server/src/base/sql/load.ts': 'its columns are those of the rows, which are typed by their table',
  'server/src/start/program.ts': 'asks whether the database answers',
  'server/src/start/database.ts': 'asks for the version before there is a schema',
};

const believed: readonly (readonly [RegExp, string])[] = [
  [/\bsql<(?!SqlBool>)/g, 'gives raw SQL a type'],
  [/\b(?:[a-z]*[pP]ool|client)\.query\s*[<(]|\.executeQuery\s*[<(]/g, 'sends text to the driver'],
  [/`\.execute\(/g, 'runs raw SQL'],
  [/\bCompiledQuery\.raw\b/g, 'makes a query out of text'],
  [/\.\$(?:castTo|narrowType|assertType)\b/g, 'casts the row of a query'],
  [
    /\b(?:fn|cast|agg|sum|avg|min|max|count|countAll|coalesce)<(?!SqlBool>)/g,
    'gives a function of the database a type',
  ],
];

/** Files that begin a transaction without the retry of base/sql/transaction.ts, with the reason. */
const withoutRetry: Readonly<Record<string, string>> = {
  'server/src/base/sql/transaction.ts': 'is the retry',
  'server/src/modules/identity/service/tokenHook.ts': "runs the provider's library, which must not run twice",
  'server/src/modules/catalogue/store/shared.ts': 'only reads, at one snapshot',
  'server/src/demo/load.ts': 'runs before anybody else writes',
};

/** Transactions that the database may abort for another's sake without anybody repeating them (docs/locks.md). */
export function findUnrepeated(sources: ReadonlyMap<string, string>): string[] {
  return [...sources].flatMap(([file, text]) => {
    const isServer = file.startsWith('server/src/') && !/\.(test|fixture)\.ts$/.test(file);
    if (!isServer || withoutRetry[file] !== undefined || !/\.transaction\(\)/.test(text)) return [];
    return [`sql: ${file} begins a transaction that nobody repeats: use \`transaction\` of base/sql/transaction.ts`];
  });
}

/**
 * Places of the server where the columns of a statement are cast instead of checked. Everywhere else the query builder
 * derives them from the tables, or base/sql/statement.ts `statement` declares them, which a test compares with the
 * migrated database.
 */
export function findUncheckedSql(sources: ReadonlyMap<string, string>): string[] {
  return [...sources].flatMap(([file, text]) => {
    const isServer = /^server\/src\/(modules|base|mail|demo|start|[^/]+\.ts$)/.test(file);
    if (!isServer || /\.(test|fixture)\.ts$/.test(file) || trusted[file] !== undefined) return [];
    return believed.flatMap(([pattern, what]) =>
      [...text.matchAll(pattern)].map((match) => {
        const line = text.slice(0, match.index).split('\n').length;
        return `sql: ${file}:${String(line)} ${what}: use the query builder, or \`statement\` of base/sql/statement.ts`;
      }),
    );
  });
}
