import type { DocumentBody } from '@atrium/domain/document/anyDocument.ts';
import { newDocumentId, shortSlug } from '@atrium/domain/document/newDocumentId.ts';
import type { StudioKind } from './kinds.ts';

/** The field by which people know a document, with which a new one begins; null where it has none. */
export function titleField({ fields }: StudioKind): 'title' | 'name' | 'code' | null {
  return (['title', 'name', 'code'] as const).find((field) => field in fields) ?? null;
}

/** What that field is called: 'Name'. */
export function titleLabel(kind: StudioKind): string {
  const field = titleField(kind);
  return (field !== null && kind.fields[field]?.label) || 'Title';
}

/** The id and the first body of a new document, whose times are in the zone of who begins it (D83). */
export function newDocument(
  kind: StudioKind,
  { title, zone, courseId = '' }: { readonly title: string; readonly zone: string; readonly courseId?: string },
  random = crypto.randomUUID().slice(0, 8),
): { readonly documentId: string; readonly body: DocumentBody } {
  const field = titleField(kind);
  return {
    documentId: kind.onlyId ?? newDocumentId(title, random),
    body: {
      ...kind.empty,
      ...(field !== null && { [field]: title.trim() }),
      ...('slug' in kind.fields && { slug: shortSlug(title) }),
      ...('timeZone' in kind.fields && { timeZone: zone }),
      ...('courseId' in kind.fields && { courseId }),
    },
  };
}
