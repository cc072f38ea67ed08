import { listSchemaParts } from '@atrium/server/base/sql/schemaCheck.ts';
import pg from 'pg';

/** Everything in a migrated database that the program relies on, for server/src/base/sql/schemaParts.ts. */
export async function schemaParts(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const parts = await listSchemaParts(client);
    return [
      '// Generated from the migrated database by `npm run gen`. Do not edit.',
      'export const schemaParts: readonly string[] = `',
      ...parts,
      "`.trim().split('\\n');",
    ].join('\n');
  } finally {
    await client.end();
  }
}
