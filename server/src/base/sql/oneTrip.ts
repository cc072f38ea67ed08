import type pg from 'pg';

/** A prepared statement with its values. */
export interface PreparedStatement {
  readonly name: string;
  readonly text: string;
  readonly values: unknown[];
}

interface Waiting {
  readonly statement: PreparedStatement;
  readonly resolve: (rows: object[]) => void;
  readonly reject: (error: unknown) => void;
}

/** The most that wait for each other on one connection. */
const mostTogether = 16;

const waitingOf = new WeakMap<pg.Pool, Waiting[]>();

/**
 * Executes a statement outside any transaction and returns its rows. Statements that are asked for in one go, as by the
 * fields of a document, are sent on one connection in one write, one after another and each for itself: waking the
 * database and this process for each of them costs as much as most of them do.
 */
export function inOneTrip(pool: pg.Pool, statement: PreparedStatement): Promise<object[]> {
  return new Promise((resolve, reject) => {
    const waiting = waitingOf.get(pool);
    if (waiting !== undefined && waiting.length < mostTogether) {
      waiting.push({ statement, resolve, reject });
      return;
    }
    const batch = [{ statement, resolve, reject }];
    waitingOf.set(pool, batch);
    // after all that this turn still does; what it starts may ask, too
    process.nextTick(() => {
      if (waitingOf.get(pool) === batch) waitingOf.delete(pool);
      sendAll(pool, batch);
    });
  });
}

function sendAll(pool: pg.Pool, batch: readonly Waiting[]): void {
  pool.connect((failure, client, release) => {
    if (client === undefined) {
      for (const { reject } of batch) reject(failure);
      return;
    }
    let open = batch.length;
    const close = (): void => {
      open -= 1;
      // a connection that was lost is not kept by the pool, whatever it is given back with
      if (open === 0) release();
    };
    const { stream } = client.connection;
    stream.cork();
    for (const { statement, resolve, reject } of batch) {
      void client.query<object>(statement).then(
        ({ rows }) => {
          close();
          resolve(rows);
        },
        (error: unknown) => {
          close();
          reject(error);
        },
      );
    }
    stream.uncork();
  });
}
