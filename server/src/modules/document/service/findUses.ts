import type { DocumentKey } from '@atrium/domain/document/anyDocument.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import type { DocumentUse } from '../../../base/documentKind.ts';
import { snapshot } from '../../../base/sql/transaction.ts';
import { findDraft } from '../store/drafts.ts';
import type { DocumentDeps } from '../types.ts';
import { kindOf, notFoundWords } from './kindOf.ts';

/** What names a document, and what members did with it (DOC-07). Refuses with NOT_FOUND where there is none. */
export async function findUses(deps: DocumentDeps, key: DocumentKey): Promise<Result<DocumentUse>> {
  const kind = kindOf(deps, key);
  if (!kind.ok) return kind;
  return snapshot(deps.db, async (tx): Promise<Result<DocumentUse>> => {
    if ((await kind.value.load(tx, key.id)) !== null) return ok(await kind.value.usesOf(tx, key.id));
    // what was never published is used by nobody
    const isDraft = (await findDraft(tx, key)) !== null;
    return isDraft ? ok({ users: [], history: [] }) : refuse('NOT_FOUND', { reason: notFoundWords(key) });
  });
}
