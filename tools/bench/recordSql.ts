import type pg from 'pg';

export interface Statement {
  /** The name of a prepared statement. */
  readonly name?: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Runs `work` and returns the statements that it sent through the pool, in order. */
export async function recordSql(pool: pg.Pool, work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const client = await pool.connect();
  const prototype = Object.getPrototypeOf(client) as { query: (...args: unknown[]) => unknown };
  const original = prototype.query;
  client.release();
  prototype.query = function record(this: unknown, ...args: unknown[]) {
    const [first, second] = args;
    if (typeof first === 'string') statements.push({ text: first, values: (second as unknown[] | undefined) ?? [] });
    else if (typeof first === 'object' && first !== null && 'text' in first) {
      const { name, text, values = [] } = first as { name?: string; text: string; values?: unknown[] };
      statements.push({ ...(name !== undefined && { name }), text, values });
    }
    return original.apply(this, args);
  };
  try {
    await work();
  } finally {
    prototype.query = original;
  }
  return statements;
}
