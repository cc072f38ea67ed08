import type { DocumentBulkAct } from '@atrium/domain/bulk/bulkActs.ts';
import { mostInBulk } from '@atrium/domain/bulk/bulkActs.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { listChosen } from '../../document/service/chosenDocuments.ts';
import { documentDeps } from '../../document/service/documentDeps.ts';
import type { DocumentFilter } from '../../document/types.ts';
import { listChosenPeople } from '../../person/service/chosenPeople.ts';
import type { ChosenPeople } from '../../person/types.ts';
import type { BulkStaff, BulkThing } from '../types.ts';

/** The most that are chosen one by one. */
const mostByHand = 200;

/**
 * The documents that were chosen and that an act fits, as they are now (STU-04). Refuses with INVALID_INPUT for too
 * many.
 */
export async function chosenDocuments(
  staff: BulkStaff,
  { kind, act, filter }: { readonly kind: string; readonly act: DocumentBulkAct; readonly filter: DocumentFilter },
): Promise<Result<readonly BulkThing[]>> {
  const deps = documentDeps(staff, { doing: 'publish', kind });
  if (!deps.ok) return deps;
  const found = await listChosen(deps.value, kind, { filter, act, most: mostInBulk + 1 });
  if (!found.ok) return found;
  return atMost(found.value.map(({ id, title, version }) => ({ documentId: id, title, version, memberId: null })));
}

/** These documents, as they are now; those that the act does not fit any more are left out. */
export async function documentsNow(
  staff: BulkStaff,
  { kind, act, ids }: { readonly kind: string; readonly act: DocumentBulkAct; readonly ids: readonly string[] },
): Promise<Result<readonly BulkThing[]>> {
  const things: BulkThing[] = [];
  for (let from = 0; from < ids.length; from += mostByHand) {
    const filter = { text: '', state: null, ids: ids.slice(from, from + mostByHand) };
    const some = await chosenDocuments(staff, { kind, act, filter });
    if (!some.ok) return some;
    things.push(...some.value);
  }
  return ok(things);
}

/** The people who were chosen. Refuses with INVALID_INPUT for too many. */
export async function chosenPeople(staff: BulkStaff, chosen: ChosenPeople): Promise<Result<readonly BulkThing[]>> {
  if ((chosen.ids?.length ?? 0) > mostByHand)
    return refuse('INVALID_INPUT', { reason: `At most ${String(mostByHand)} are chosen one by one.` });
  const ids = await listChosenPeople(staff, chosen, mostInBulk + 1);
  return atMost(ids.map((memberId) => ({ documentId: null, title: null, version: null, memberId })));
}

function atMost(things: readonly BulkThing[]): Result<readonly BulkThing[]> {
  if (things.length <= mostInBulk) return ok(things);
  return refuse('INVALID_INPUT', {
    reason: `At most ${mostInBulk.toLocaleString('en-US')} at once. Narrow the list first.`,
  });
}
