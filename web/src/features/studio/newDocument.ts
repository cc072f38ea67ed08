import type { DocumentBody } from '@atrium/domain/document/anyDocument.ts';
import type { StudioKind } from './kinds.ts';

/** The field by which people know a document, with which a new one begins; null where it has none. */
export function titleField({ fields }: StudioKind): 'title' | 'code' | null {
  if ('title' in fields) return 'title';
  return 'code' in fields ? 'code' : null;
}

/** Letters, digits and single hyphens of a title, for an address. */
export function slugOf(title: string): string {
  return title
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 80)
    .replace(/-$/, '');
}

/** The id and the first body of a new document. The id has a random end, so that two may have the same title. */
export function newDocument(
  kind: StudioKind,
  title: string,
  random = crypto.randomUUID().slice(0, 8),
): { readonly documentId: string; readonly body: DocumentBody } {
  const field = titleField(kind);
  const words = slugOf(title);
  return {
    documentId: kind.onlyId ?? [words, random].filter(Boolean).join('-'),
    body: {
      ...kind.empty,
      ...(field !== null && { [field]: title.trim() }),
      ...('slug' in kind.fields && { slug: words }),
    },
  };
}
