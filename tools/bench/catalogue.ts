import { contextOf, type Setting } from './setting.ts';
import { compare, type Comparison } from './compare.ts';
import { ask, documentHash } from './documents.ts';
import { startBare, type Running } from './processes.ts';
import { recordSql } from './recordSql.ts';
import { listCatalogue } from '@atrium/server/modules/catalogue/service/courses.ts';

const filter = { types: [], topics: [], query: null, stacks: [], difficulties: [], bookmarked: false };

/** 24 courses with faculty, rating, next session, enrolment and bookmark, against the same SQL behind a bare handler. */
export async function benchCatalogue(setting: Setting, product: Running, token: string): Promise<Comparison> {
  const ctx = await contextOf(setting.database, 'member');
  const statements = await recordSql(setting.database.pool, () => listCatalogue(ctx, { filter, after: 0, count: 24 }));
  const [statement] = statements;
  if (statement === undefined || statements.length !== 1)
    throw new Error(`the catalogue took ${String(statements.length)} statements, not one`);
  const bare = await startBare(setting.url, statement);
  const hash = documentHash('listCatalogue');
  try {
    return await compare(
      {
        name: 'product',
        pid: product.pid,
        request: async () => {
          await ask(product.origin, token, hash, { filter: {}, after: 0, withFreemium: false, withOptions: false });
        },
      },
      {
        name: 'bare',
        pid: bare.pid,
        request: async () => {
          const response = await fetch(bare.origin);
          if (!response.ok) throw new Error(await response.text());
          await response.json();
        },
      },
      setting.postmaster,
      300,
    );
  } finally {
    await bare.stop();
  }
}
