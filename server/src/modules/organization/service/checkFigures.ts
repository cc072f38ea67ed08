import type { Db } from '../../../base/sql/db.ts';
import { inTenant } from '../../../base/sql/tenant.ts';
import { listCompaniesWithFigures } from '../store/folds.ts';
import { findFigureHashes, figureTables } from '../store/hashes.ts';
import { rebuildCustomer } from './foldFigures.ts';

/** How many rows of a table of figures a company had that differ from its facts. */
export interface FigureDifference {
  readonly customerId: string;
  readonly table: string;
  readonly rows: number;
}

/** Thrown to roll back what was computed only to compare. */
class Compared extends Error {}

/**
 * Computes the figures of all companies again and compares (D60); `keeps`: whether the new ones stay. The figures of a
 * company are locked meanwhile, so that no fold comes between.
 */
export async function checkFigures(
  db: Db,
  now: number,
  { keeps }: { readonly keeps: boolean },
): Promise<FigureDifference[]> {
  const found: FigureDifference[] = [];
  for (const customerId of await listCompaniesWithFigures(db, new Date(now))) {
    const differences = await compareCustomer(db, customerId, now, keeps);
    found.push(...differences);
  }
  return found;
}

async function compareCustomer(db: Db, customerId: string, now: number, keeps: boolean): Promise<FigureDifference[]> {
  let differences: FigureDifference[] = [];
  try {
    await inTenant(db, customerId, async (tx) => {
      const before = await findFigureHashes(tx, customerId);
      await rebuildCustomer(tx, customerId, now);
      const after = await findFigureHashes(tx, customerId);
      differences = figureTables.map((table) => ({
        customerId,
        table,
        rows: differing(before.get(table) ?? [], after.get(table) ?? []),
      }));
      if (!keeps) throw new Compared();
    });
  } catch (error) {
    if (!(error instanceof Compared)) throw error;
  }
  return differences;
}

/** Rows that only one of two states has; a row that changed is in both, differently, and counts twice. */
function differing(before: readonly string[], after: readonly string[]): number {
  const [one, other] = [new Set(before), new Set(after)];
  return before.filter((hash) => !other.has(hash)).length + after.filter((hash) => !one.has(hash)).length;
}
