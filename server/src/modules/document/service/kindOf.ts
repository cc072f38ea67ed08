import { documentId, type DocumentBody, type DocumentKey } from '@atrium/domain/document/anyDocument.ts';
import { isRecord } from '@atrium/domain/document/isSame.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import type { DocumentKind } from '../../../base/documentKind.ts';
import type { DocumentDeps } from '../types.ts';

/** The kind of a document. Refuses with NOT_FOUND for one that there is not, or an id that none can have. */
export function kindOf({ documentKinds }: Pick<DocumentDeps, 'documentKinds'>, key: DocumentKey): Result<DocumentKind> {
  const kind = documentKinds.find(({ definition }) => definition.kind === key.kind);
  if (kind === undefined) {
    const names = documentKinds.map(({ definition }) => definition.kind).join(', ');
    return refuse('NOT_FOUND', { reason: `There is no kind ${key.kind}. There are ${names}.` });
  }
  return documentId().test(key.id) ? ok(kind) : refuse('NOT_FOUND', { reason: notFoundWords(key) });
}

export const notFoundWords = ({ kind, id }: DocumentKey): string => `There is no ${kind} ${id}.`;

/** The most letters of a body as JSON. */
const longestBody = 1_000_000;

/** A body that can be kept as a draft: an object of JSON that is not too long. Refuses with INVALID_INPUT. */
export function checkBody(body: unknown): Result<DocumentBody> {
  if (!isRecord(body)) return refuse('INVALID_INPUT', { reason: 'The body of a document is an object of JSON.' });
  return JSON.stringify(body).length <= longestBody
    ? ok(body)
    : refuse('INVALID_INPUT', { reason: 'The document is longer than 1,000,000 letters of JSON.' });
}
