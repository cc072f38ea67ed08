import pg from 'pg';
import { z } from 'zod';
import type { Columns } from '../base/sql/columns.ts';
import { rawStatements } from '../base/sql/statement.ts';

// During call tests, each row of a raw statement is validated against its declared columns: what PostgreSQL cannot
// report, such as the shape of JSON, is checked with every value that a test gets.

interface RunningQuery {
  readonly text?: string;
  readonly _result?: { readonly rows?: readonly Readonly<Record<string, unknown>>[] };
  _canceledDueToError: Error | false;
  handleReadyForQuery: (this: RunningQuery, connection: unknown) => void;
}

const declared = new Map<string, Columns>();

function columnsOf(text: string): Columns | undefined {
  if (declared.size < rawStatements.length) {
    declared.clear();
    for (const one of rawStatements) declared.set(one.text, one.columns);
  }
  return declared.get(text);
}

function findFault({ text, _result }: RunningQuery): Error | null {
  const columns = text === undefined ? undefined : columnsOf(text);
  if (columns === undefined) return null;
  for (const row of _result?.rows ?? []) {
    for (const [name, { shape }] of Object.entries(columns)) {
      const { error } = z.safeParse(shape, row[name]);
      if (error !== undefined) return new Error(`${name} is not as declared: ${error.message}: ${text ?? ''}`);
    }
  }
  return null;
}

type Answer = RunningQuery['handleReadyForQuery'];
const { prototype } = (pg as unknown as { Query: { prototype: RunningQuery & { unchecked?: Answer } } }).Query;
// a worker runs this once for each test file
const answer = (prototype.unchecked ??= prototype.handleReadyForQuery);
prototype.handleReadyForQuery = function check(this: RunningQuery, connection) {
  const fault = this._canceledDueToError === false ? findFault(this) : null;
  if (fault !== null) this._canceledDueToError = fault;
  answer.call(this, connection);
};
