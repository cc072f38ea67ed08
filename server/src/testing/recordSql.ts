import pg from 'pg';

export interface Statement {
  /** The name of a prepared statement. */
  readonly name?: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

/**
 * What is sent by time and not by a use case: how an idle worker asks for its next job, and how a listener asks every
 * few seconds whether the database is still there.
 */
const isTimed = (text: string): boolean => text.includes('"graphile_worker"._private_') || text === 'select';

/**
 * Runs `work` and returns the statements that this process sent to a database meanwhile, in order, without those that
 * are sent by time.
 */
export async function recordSql(work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const prototype = pg.Client.prototype as unknown as { query: (...args: unknown[]) => unknown };
  const original = prototype.query;
  prototype.query = function record(this: unknown, ...args: unknown[]) {
    const [first, second] = args;
    const beside = (second as unknown[] | undefined) ?? [];
    if (typeof first === 'string') statements.push({ text: first, values: beside });
    else if (typeof first === 'object' && first !== null && 'text' in first) {
      const { name, text, values = beside } = first as { name?: string; text: string; values?: unknown[] };
      statements.push({ ...(name !== undefined && { name }), text, values });
    }
    return original.apply(this, args);
  };
  try {
    await work();
  } finally {
    prototype.query = original;
  }
  return statements.filter(({ text }) => !isTimed(text));
}
