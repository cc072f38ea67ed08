import pg from 'pg';

export interface Statement {
  /** The name of a prepared statement. */
  readonly name?: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** How the worker asks for its next job, whenever it is idle; a use case adds one by a function. */
const isOfWorker = (text: string): boolean => text.includes('"graphile_worker"._private_');

/**
 * Runs `work` and returns the statements that this process sent to a database meanwhile, in order, without those of the
 * worker.
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
  return statements.filter(({ text }) => !isOfWorker(text));
}
