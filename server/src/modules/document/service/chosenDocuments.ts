import type { DocumentBulkAct } from '@atrium/domain/bulk/bulkActs.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import type { DocumentKind } from '../../../base/documentKind.ts';
import { snapshot } from '../../../base/sql/transaction.ts';
import { countChosenRows, listChosenRows, type ChosenRow } from '../store/chosen.ts';
import type { ChosenCount, ReachingDeps, DocumentFilter } from '../types.ts';
import { bundleLines } from './bundleFile.ts';
import { kindNamed } from './kindOf.ts';
import { mostListed, typedText } from './listDocuments.ts';

/** The documents that a filter finds and that an act fits, by their titles (STU-04). Refuses with NOT_FOUND. */
export async function listChosen(
  deps: ReachingDeps,
  name: string,
  {
    filter,
    act,
    most,
  }: { readonly filter: DocumentFilter; readonly act: DocumentBulkAct | null; readonly most: number },
): Promise<Result<readonly ChosenRow[]>> {
  const kind = kindOfChosen(deps, name, filter);
  if (!kind.ok) return kind;
  const of = { kind: kind.value, now: new Date(deps.now), courseIds: deps.courseIds };
  return ok(await listChosenRows(deps.db, of, { filter: cleaned(filter), act, most }));
}

/** How many documents a filter finds, and to how many of them each act fits. Refuses with NOT_FOUND. */
export async function countChosen(
  deps: ReachingDeps,
  name: string,
  filter: DocumentFilter,
): Promise<Result<ChosenCount>> {
  const kind = kindOfChosen(deps, name, filter);
  if (!kind.ok) return kind;
  return ok(
    await countChosenRows(
      deps.db,
      { kind: kind.value, now: new Date(deps.now), courseIds: deps.courseIds },
      cleaned(filter),
    ),
  );
}

/** The kind of what is chosen. Refuses with NOT_FOUND, and with INVALID_INPUT for too many one by one. */
function kindOfChosen(deps: ReachingDeps, name: string, { ids }: DocumentFilter): Result<DocumentKind> {
  return (ids?.length ?? 0) > mostListed
    ? refuse('INVALID_INPUT', { reason: `At most ${String(mostListed)} are chosen one by one.` })
    : kindNamed(deps, name);
}

const cleaned = (filter: DocumentFilter): DocumentFilter => ({ ...filter, text: typedText(filter.text) });

/** The most documents of a bundle that a page gets. */
const mostExported = 500;

/**
 * What is published of the documents that a filter finds, as the lines of a bundle (DOC-09). Refuses with NOT_FOUND for
 * an unknown kind, and with INVALID_INPUT for too many, and where nothing is published.
 */
export async function exportChosen(
  deps: ReachingDeps,
  name: string,
  filter: DocumentFilter,
): Promise<Result<readonly string[]>> {
  const kind = kindOfChosen(deps, name, filter);
  if (!kind.ok) return kind;
  return snapshot(deps.db, async (tx): Promise<Result<readonly string[]>> => {
    const of = { kind: kind.value, now: new Date(deps.now), courseIds: deps.courseIds };
    const rows = await listChosenRows(tx, of, { filter: cleaned(filter), act: null, most: mostExported + 1 });
    if (rows.length > mostExported)
      return refuse('INVALID_INPUT', {
        reason: `At most ${String(mostExported)} at once. The command npm run content -- export has them all.`,
      });
    const found = [];
    for (const id of rows.map((row) => row.id).toSorted()) {
      const body = await kind.value.load(tx, id);
      if (body !== null) found.push({ kind: name, id, body });
    }
    return found.length === 0
      ? refuse('INVALID_INPUT', { reason: 'None of them is published, and a bundle has no drafts.' })
      : ok(bundleLines(found));
  });
}
