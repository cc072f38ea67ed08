import pg from 'pg';

type Callback = Parameters<pg.Pool['connect']>[0];

/**
 * The pool of the job queue. When a connection is lost between LISTEN and UNLISTEN, the queue's library releases it
 * twice; the pool rejects the second release, and as the library does not await it, the rejection would end the process
 * (THR-18).
 */
export class QueuePool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<pg.PoolClient> | undefined {
    if (callback === undefined) return super.connect();
    super.connect((error, client, given) => {
      // a pool that has ended calls back with an error alone
      let release: typeof given | undefined = given;
      callback(error, client, (destroy) => {
        const once = release;
        release = undefined;
        once?.(destroy);
      });
    });
    return undefined;
  }
}
