import type { DocumentKey } from '@atrium/domain/document/anyDocument.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { findDraft } from '../store/drafts.ts';
import type { DocumentDeps } from '../types.ts';
import { kindOf, notFoundWords } from './kindOf.ts';
import { publishOne } from './publishOne.ts';

/**
 * Writes a draft as publishing it would, whatever is missing in it, in a transaction that is rolled back (DOC-08,
 * THR-70). Answers with its version; null without a draft, where what is published stays. Refuses with NOT_FOUND, and
 * with INVALID_INPUT for a draft that the tables cannot hold.
 */
export async function writeDraft(tx: Tx, deps: DocumentDeps, key: DocumentKey): Promise<Result<number | null>> {
  const kind = kindOf(deps, key);
  if (!kind.ok) return kind;
  const draft = await findDraft(tx, key);
  if (draft === null)
    return (await kind.value.load(tx, key.id)) === null
      ? refuse('NOT_FOUND', { reason: notFoundWords(key) })
      : ok(null);
  const written = await publishOne(tx, deps, { ...key, version: null, body: null, note: '', isChecked: false });
  return written.ok ? ok(draft.version) : written;
}
