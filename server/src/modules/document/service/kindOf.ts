import { documentId, type DocumentBody, type DocumentKey } from '@atrium/domain/document/anyDocument.ts';
import { isDeeperThan, isRecord } from '@atrium/domain/document/isSame.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import type { DocumentKind } from '../../../base/documentKind.ts';
import type { DocumentDeps } from '../types.ts';

/** The kind of a document. Refuses with NOT_FOUND for one that there is not, or an id that none can have. */
export function kindOf(deps: Pick<DocumentDeps, 'documentKinds'>, key: DocumentKey): Result<DocumentKind> {
  const kind = kindNamed(deps, key.kind);
  if (!kind.ok) return kind;
  const { onlyId = key.id } = kind.value.definition;
  return documentId().test(key.id) && key.id === onlyId ? kind : refuse('NOT_FOUND', { reason: notFoundWords(key) });
}

/** A kind by its name. Refuses with NOT_FOUND. */
export function kindNamed({ documentKinds }: Pick<DocumentDeps, 'documentKinds'>, name: string): Result<DocumentKind> {
  const kind = documentKinds.find(({ definition }) => definition.kind === name);
  const names = documentKinds.map(({ definition }) => definition.kind).join(', ');
  return kind === undefined
    ? refuse('NOT_FOUND', { reason: `There is no kind ${name}. There are ${names}.` })
    : ok(kind);
}

export const notFoundWords = ({ kind, id }: DocumentKey): string => `There is no ${kind} ${id}.`;

/**
 * The most bytes of JSON: of a body, and of what the studio sends of it at once. A request has room for what has
 * changed and for what it was before.
 */
const mostBytes = { whole: 1_000_000, sent: 250_000 };
/** The most objects and lists that are in each other. */
const deepestBody = 50;

/** A body that can be kept as a draft: an object of JSON that is not too long or deep. Refuses with INVALID_INPUT. */
export function checkBody(body: unknown, extent: keyof typeof mostBytes): Result<DocumentBody> {
  if (!isRecord(body)) return refuse('INVALID_INPUT', { reason: 'The body of a document is an object of JSON.' });
  if (isDeeperThan(deepestBody, body)) {
    return refuse('INVALID_INPUT', {
      reason: `The document has more than ${String(deepestBody)} objects and lists in each other.`,
    });
  }
  const most = mostBytes[extent];
  return Buffer.byteLength(JSON.stringify(body)) <= most
    ? ok(body)
    : refuse('INVALID_INPUT', {
        reason: `${extent === 'whole' ? 'The document' : 'What has changed'} is longer than ${most.toLocaleString('en-US')} bytes of JSON.`,
      });
}
