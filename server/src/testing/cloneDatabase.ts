import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server, as its owner, whose database `atrium` holds the migrated demo world as a template. */
    databaseServer: string;
  }
}

/** A database of one's own that holds the demo world. Answers its URL, as the owner; it goes with the server. */
export async function cloneDatabase(): Promise<string> {
  const url = new URL(inject('databaseServer'));
  url.pathname = '/postgres';
  const name = `test_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    // copying files is quicker than writing them through the log, and nobody is connected to the template
    await client.query(`create database ${name} template atrium strategy file_copy`);
  } finally {
    await client.end();
  }
  url.pathname = `/${name}`;
  return url.href;
}
