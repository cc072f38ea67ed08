import type { DocumentKey } from '@atrium/domain/document/anyDocument.ts';
import { ok, type Result } from '@atrium/domain/errors.ts';
import type { DocumentDeps } from '../types.ts';
import { archiveDocument, removeDocument, type EndedDocument } from './endDocument.ts';
import { takeBack } from './publish.ts';

/** How a document ends: for members, for lists, or altogether. */
export const documentEnds = ['TAKE_BACK', 'ARCHIVE', 'REMOVE'] as const;
export type DocumentEnd = (typeof documentEnds)[number];

/** What ending a document would do. */
export interface EndRehearsal {
  /** Why it would be refused; null when it would not. */
  readonly refusal: string | null;
  readonly lines: readonly string[];
  /** How many people are mailed. */
  readonly mailed: number;
}

/** What an end would do, by doing it and rolling it back (DOC-03). Refuses with NOT_FOUND. */
export async function rehearseEnd(
  deps: DocumentDeps,
  key: DocumentKey,
  end: DocumentEnd,
): Promise<Result<EndRehearsal>> {
  const done = await endOf({ ...deps, dryRun: true }, key, end);
  if (done.ok) return ok({ refusal: null, lines: done.value.lines, mailed: done.value.mailed });
  if (done.refusal.code === 'NOT_FOUND') return done;
  return ok({ refusal: done.refusal.reason, lines: [], mailed: 0 });
}

function endOf(
  deps: DocumentDeps,
  key: DocumentKey,
  end: DocumentEnd,
): Promise<Result<Pick<EndedDocument, 'lines' | 'mailed'>>> {
  if (end === 'TAKE_BACK') return takeBack(deps, key, '');
  return end === 'ARCHIVE'
    ? archiveDocument(deps, key, { isToBeArchived: true, reason: '' })
    : removeDocument(deps, key, '');
}
