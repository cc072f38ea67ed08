import { staffReach } from '@atrium/domain/access/staffOperations.ts';
import { stoppingFaults } from '@atrium/domain/document/faults.ts';
import { nameOf } from '../../../base/actor.ts';
import { snapshot } from '../../../base/sql/transaction.ts';
import { listOpen } from '../store/drafts.ts';
import type { ReachingDeps, OpenDraft } from '../types.ts';
import { isReached } from './documentDeps.ts';
import { readFaults } from './findDocument.ts';

/**
 * The drafts that wait for the reader, the newest first: their own, all that are to be published by themselves, and for
 * those who may publish also what instructors have written, with what stops their publishing (STU-02). Instructors have
 * their own alone. Empty for somebody who may read no kind.
 */
export async function listOpenDrafts(deps: ReachingDeps): Promise<readonly OpenDraft[]> {
  const kinds = new Map(deps.documentKinds.map((kind) => [kind.definition.kind, kind]));
  if (kinds.size === 0) return [];
  const reader = nameOf(deps.by);
  return snapshot(deps.db, async (tx) => {
    const open: OpenDraft[] = [];
    for (const draft of await listOpen(tx, {
      kinds: [...kinds.keys()],
      savedBy: reader,
      others: othersFor(deps),
    })) {
      const kind = kinds.get(draft.kind);
      if (kind === undefined || !(await isReached(tx, deps, draft))) continue;
      const { id, body, savedByName, savedAt, publishAt, failure } = draft;
      const { faults } = await readFaults(tx, deps, kind, { id, body });
      open.push({
        kind: draft.kind,
        id,
        title: kind.definition.titleOf(body),
        savedByName,
        savedAt,
        publishAt,
        failure,
        isMine: draft.savedBy === reader,
        faults: stoppingFaults(faults).length,
      });
    }
    return open;
  });
}

function othersFor({ by, courseIds }: ReachingDeps): 'NONE' | 'SCHEDULED' | 'TAUGHT' {
  if (courseIds !== null) return 'NONE';
  return by.kind === 'person' && staffReach(by, 'document.publish') !== null ? 'TAUGHT' : 'SCHEDULED';
}
