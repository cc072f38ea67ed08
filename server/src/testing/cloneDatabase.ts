import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The owner's URL of the migrated demo database, which is a template: copied, never connected to. */
    databaseServer: string;
  }
}

/** Creates a copy of the demo database. Returns its URL, as the owner; it is dropped at the end of the run. */
export async function cloneDatabase(): Promise<string> {
  const url = new URL(inject('databaseServer'));
  const template = url.pathname.slice(1);
  url.pathname = '/postgres';
  const name = `${template}_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    // copying files is faster than copying through the WAL, and nobody is connected to the template
    await client.query(`create database ${name} template ${template} strategy file_copy`);
  } finally {
    await client.end();
  }
  url.pathname = `/${name}`;
  return url.href;
}
