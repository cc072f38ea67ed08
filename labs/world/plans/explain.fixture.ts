import { recordSql, type Statement } from '@atrium/server/testing/recordSql.ts';
import type pg from 'pg';
import { expect } from 'vitest';
import { big } from './traces.fixture.ts';

/** Says which big tables the statements of some work read completely. */
export interface Explainer {
  /** Those of all statements of `work`, each with its statement; fails when there is none. */
  readonly offences: (work: () => Promise<unknown>) => Promise<string[]>;
  readonly offencesOf: (statements: readonly Statement[]) => Promise<string[]>;
  /** The tables that one statement reads completely, on a connection. */
  readonly explain: (client: pg.PoolClient, statement: Statement) => Promise<string[]>;
}

/** Reads the indexes of the big tables once, for all statements. */
export async function openExplainer(pool: pg.Pool): Promise<Explainer> {
  const indexes = await readIndexes(pool);
  const explainOne = (client: pg.PoolClient, statement: Statement) => explain(client, statement, indexes);
  const offencesOf = async (statements: readonly Statement[]): Promise<string[]> => {
    const client = await pool.connect();
    try {
      const found: string[] = [];
      // those of the queue are its owner's, who renews the locks of long jobs meanwhile
      for (const statement of statements.filter(({ text }) => !text.includes('graphile_worker.')))
        for (const table of await explainOne(client, statement)) found.push(`${table}: ${statement.text.trim()}`);
      return found;
    } finally {
      client.release();
    }
  };
  return {
    explain: explainOne,
    offencesOf,
    offences: async (work) => {
      const statements = await statementsOf(work);
      expect(statements).not.toEqual([]);
      return offencesOf(statements);
    },
  };
}

/** The statements of `work` that can be explained, each text once. */
export async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const recorded = await recordSql(work);
  const explainable = recorded.filter(({ text }) => /^\s*(with|select|insert|update|delete)\b/i.test(text));
  // a statement that runs for each of many items is explained once
  return [...new Map(explainable.map((statement) => [statement.text, statement])).values()];
}

/** An index of a big table: its first column, null for an expression. */
interface Index {
  readonly table: string;
  readonly first: string | null;
  /** A partial index. */
  readonly partial: boolean;
}

async function readIndexes(pool: pg.Pool): Promise<ReadonlyMap<string, Index>> {
  const { rows } = await pool.query<Index & { name: string }>(
    `select i.indexrelid::regclass::text as name, i.indrelid::regclass::text as table, a.attname as first,
       i.indpred is not null as partial
     from pg_index i left join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
     where i.indrelid::regclass::text = any($1)`,
    [big],
  );
  return new Map(rows.map(({ name, ...index }) => [name, index]));
}

type Plan = Readonly<Record<string, unknown>>;

/**
 * The big tables that this plan reads completely: by a sequential scan, or by an index scan without a condition on the
 * index's first column. An index scan that only gives the order reads no further than a limit above it.
 */
function readWhole(node: Plan, indexes: ReadonlyMap<string, Index>, isLimited = false): string[] {
  const type = String(node['Node Type']);
  const table = node['Relation Name'];
  const index = indexes.get(String(node['Index Name']));
  const found: string[] = [];
  if (type === 'Seq Scan' && big.includes(String(table))) found.push(String(table));
  if (index !== undefined && isReadWhole(index, node['Index Cond'], isLimited)) found.push(index.table);
  const below = (node['Plans'] as Plan[] | undefined) ?? [];
  const passesOn = type === 'Limit' || (isLimited && ['Nested Loop', 'LockRows', 'Subquery Scan'].includes(type));
  return [...found, ...below.flatMap((child, place) => readWhole(child, indexes, passesOn && place === 0))];
}

function isReadWhole({ first, partial }: Index, condition: unknown, isLimited: boolean): boolean {
  if (typeof condition !== 'string') return !partial && !isLimited;
  return first !== null && !new RegExp(`\\b${first}\\b`).test(condition);
}

/**
 * Explains a statement as it will run: a prepared one with its generic plan, another with the custom plan for its
 * values.
 */
async function explain(
  client: pg.PoolClient,
  { name, text: sent, values }: Statement,
  indexes: ReadonlyMap<string, Index>,
): Promise<string[]> {
  // a thousand rows are a quarter of this world: the same share of it as of a hundred thousand members
  const text = sent.replaceAll(/\blimit 1000\b/g, 'limit 40');
  type Row = { 'QUERY PLAN': { Plan: Plan }[] };
  let rows: Row[];
  if (name === undefined) ({ rows } = await client.query<Row>(`explain (format json) ${text}`, [...values]));
  else {
    const nothing = values.length === 0 ? '' : `(${values.map(() => 'null').join(', ')})`;
    await client.query(`set plan_cache_mode = force_generic_plan; prepare asked as ${text}`);
    ({ rows } = await client.query<Row>(`explain (format json) execute asked ${nothing}`));
    await client.query('deallocate asked; reset plan_cache_mode');
  }
  return rows.flatMap((row) => row['QUERY PLAN'].flatMap((item) => readWhole(item.Plan, indexes)));
}
