import type { DocumentBody } from '@atrium/domain/document/anyDocument.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import type { DocumentKind } from '../../../base/documentKind.ts';

/**
 * The body by which members no longer meet a document: as it is, where they do not meet it now. Refuses with CONFLICT
 * for a kind that cannot be taken back.
 */
export function takenBackBody({ definition }: DocumentKind, body: DocumentBody, now: number): Result<DocumentBody> {
  const back = definition.isPublished(body, now) ? definition.takenBack(body, now) : body;
  if (back !== null) return ok(back);
  return refuse('CONFLICT', { reason: `The ${definition.noun[0]} cannot be taken back, only changed.` });
}
