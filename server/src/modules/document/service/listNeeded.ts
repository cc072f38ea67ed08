import type { DocumentFault, DocumentKey } from '@atrium/domain/document/anyDocument.ts';
import { stoppingFaults } from '@atrium/domain/document/faults.ts';
import type { DocumentDeps, NeededDocument } from '../types.ts';
import { getDocument } from './findDocument.ts';

/** As many are published together with the one that names them. */
const mostNeeded = 49;

/**
 * The drafts that must be published with a document, each after what it names itself (DOC-07): those of its faults, and
 * those of theirs. A fault that one of them answers is not among the faults of another.
 */
export async function listNeeded(
  deps: DocumentDeps,
  faults: readonly DocumentFault[],
): Promise<readonly NeededDocument[]> {
  const met = new Set<string>();
  const needed: NeededDocument[] = [];
  const visit = async (those: readonly DocumentFault[]): Promise<void> => {
    for (const { needs } of those) {
      if (needs === undefined || met.has(nameOf(needs)) || met.size >= mostNeeded) continue;
      met.add(nameOf(needs));
      const found = await getDocument(deps, needs);
      // no such document, or none that this person may read: the fault that names it says so
      if (!found.ok || found.value.draft === null) continue;
      await visit(found.value.faults);
      needed.push({
        ...needs,
        title: found.value.title,
        version: found.value.draft.version,
        faults: stoppingFaults(found.value.faults),
      });
    }
  };
  await visit(faults);
  return needed.map((each) => ({ ...each, faults: without(each.faults, needed) }));
}

/** The faults that stay when these documents are published first. */
export function without(faults: readonly DocumentFault[], published: readonly DocumentKey[]): readonly DocumentFault[] {
  const names = new Set(published.map(nameOf));
  return faults.filter(({ needs }) => needs === undefined || !names.has(nameOf(needs)));
}

const nameOf = ({ kind, id }: DocumentKey): string => `${kind}/${id}`;
