import { counted } from '@atrium/domain/counted.ts';
import type { DocumentKey } from '@atrium/domain/document/anyDocument.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import type { DocumentUse } from '../../../base/documentKind.ts';
import { snapshot } from '../../../base/sql/transaction.ts';
import { findDraft } from '../store/drafts.ts';
import type { DocumentDeps } from '../types.ts';
import { kindOf, notFoundWords } from './kindOf.ts';

/**
 * What names a document, and what members did with it (DOC-07); without `areNamed` how many things name it, because one
 * may be a pass, whose code lets everybody in. Refuses with NOT_FOUND where there is none.
 */
export async function findUses(
  deps: DocumentDeps,
  key: DocumentKey,
  { areNamed }: { readonly areNamed: boolean },
): Promise<Result<DocumentUse>> {
  const kind = kindOf(deps, key);
  if (!kind.ok) return kind;
  return snapshot(deps.db, async (tx): Promise<Result<DocumentUse>> => {
    if ((await kind.value.load(tx, key.id)) !== null) {
      const uses = await kind.value.usesOf(tx, key.id);
      return ok(areNamed ? uses : { ...uses, users: numberOf(uses.users) });
    }
    // what was never published is used by nobody
    const isDraft = (await findDraft(tx, key)) !== null;
    return isDraft ? ok({ users: [], history: [] }) : refuse('NOT_FOUND', { reason: notFoundWords(key) });
  });
}

const numberOf = ({ length }: readonly string[]): readonly string[] =>
  length === 0 ? [] : [`${counted(length, 'thing names', 'things name')} it.`];
