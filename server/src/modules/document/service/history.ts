import type { DocumentKey } from '@atrium/domain/document/anyDocument.ts';
import { listDifferences, type FieldDifference } from '@atrium/domain/document/differences.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { findRevision, listRevisions } from '../store/revisions.ts';
import type { DocumentDeps, Revision, RevisionItem } from '../types.ts';
import { kindOf, notFoundWords } from './kindOf.ts';

/** How many revisions a page of a history has. */
const perPage = 50;

/** The published versions of a document, the newest first, below a number (DOC-05). Refuses with NOT_FOUND. */
export async function listHistory(
  deps: DocumentDeps,
  key: DocumentKey,
  below: number | null,
): Promise<Result<readonly RevisionItem[]>> {
  const kind = kindOf(deps, key);
  if (!kind.ok) return kind;
  return ok(await listRevisions(deps.db, key, { below: below ?? 2 ** 31 - 1, count: perPage }));
}

/** A published version, and in which fields it differs from the one before it. */
export interface ComparedRevision extends Revision {
  readonly differences: readonly FieldDifference[];
}

/** One published version (DOC-05). Refuses with NOT_FOUND. */
export async function getRevision(
  deps: DocumentDeps,
  key: DocumentKey,
  number: number,
): Promise<Result<ComparedRevision>> {
  const kind = kindOf(deps, key);
  if (!kind.ok) return kind;
  const [revision, before] = await Promise.all([
    findRevision(deps.db, key, number),
    number > 1 ? findRevision(deps.db, key, number - 1) : null,
  ]);
  if (revision === null) return refuse('NOT_FOUND', { reason: notFoundWords(key) });
  return ok({ ...revision, differences: listDifferences(before?.body ?? null, revision.body) });
}
