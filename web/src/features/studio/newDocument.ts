import type { DocumentBody } from '@atrium/domain/document/anyDocument.ts';
import { newDocumentId, shortSlug } from '@atrium/domain/document/newDocumentId.ts';
import type { StudioKind } from './kinds.ts';

/** The field by which people know a document, with which a new one begins; null where it has none. */
export function titleField({ fields }: StudioKind): 'title' | 'code' | null {
  if ('title' in fields) return 'title';
  return 'code' in fields ? 'code' : null;
}

/** The id and the first body of a new document. */
export function newDocument(
  kind: StudioKind,
  title: string,
  random = crypto.randomUUID().slice(0, 8),
): { readonly documentId: string; readonly body: DocumentBody } {
  const field = titleField(kind);
  return {
    documentId: kind.onlyId ?? newDocumentId(title, random),
    body: {
      ...kind.empty,
      ...(field !== null && { [field]: title.trim() }),
      ...('slug' in kind.fields && { slug: shortSlug(title) }),
    },
  };
}
