import type { DocumentField, DocumentFields } from '@atrium/domain/document/anyDocument.ts';
import { isRecord } from '@atrium/domain/document/isSame.ts';
import { createContext } from 'react';
import { shapeOf } from './fieldShape.ts';

/** The ids that a body refers to, by the kind of their documents. */
export type References = Readonly<Record<string, readonly string[]>>;

/** What the documents are called that a form refers to. */
export interface Titles {
  /** Null while it is not known, or where there is no such document. */
  readonly titleOf: (kind: string, id: string) => string | null;
  /** Remembers what somebody has just chosen. */
  readonly learn: (kind: string, id: string, title: string) => void;
}
export const TitlesContext = createContext<Titles>({ titleOf: () => null, learn: () => undefined });

/** Every id in a body that refers to another document, as the fields of its kind say. */
export function listReferences(fields: DocumentFields, body: unknown): References {
  const found = new Map<string, Set<string>>();
  collect(fields, body, (kind, id) => {
    found.set(kind, (found.get(kind) ?? new Set()).add(id));
  });
  return Object.fromEntries([...found].map(([kind, ids]) => [kind, [...ids]]));
}

function collect(fields: DocumentFields, group: unknown, add: (kind: string, id: string) => void): void {
  if (!isRecord(group)) return;
  for (const [name, field] of Object.entries(fields)) collectField(field, group[name], add);
}

function collectField(field: DocumentField, value: unknown, add: (kind: string, id: string) => void): void {
  if (field.of !== undefined) {
    for (const id of Array.isArray(value) ? (value as unknown[]) : [value])
      if (typeof id === 'string' && id !== '') add(field.of, id);
    return;
  }
  const { shape } = shapeOf(field);
  if (shape.type === 'group') collect(shape.fields, value, add);
  if (shape.type === 'rows' && Array.isArray(value)) for (const row of value) collect(shape.fields, row, add);
}
