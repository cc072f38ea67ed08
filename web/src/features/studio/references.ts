import { textOf, type DocumentField, type DocumentFields } from '@atrium/domain/document/anyDocument.ts';
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
  return gather((add) => {
    collect(fields, body, add);
  });
}

/** Every id in these values that refers to another document, each value at its path in the fields of its kind. */
export function listReferencesAt(
  fields: DocumentFields,
  values: readonly { readonly path: string; readonly value: unknown }[],
): References {
  return gather((add) => {
    for (const { path, value } of values) {
      const field = fieldAt(fields, path);
      if (field !== null) collectField(field, value, add);
    }
  });
}

/** The field at a path, in which what is no field is the id of a row; null where there is none, as of a whole row. */
export function fieldAt(fields: DocumentFields, path: string): DocumentField | null {
  let found: DocumentField | null = null;
  let known: DocumentFields | undefined = fields;
  for (const part of path.split('.')) {
    const field: DocumentField | undefined = known?.[part];
    if (field === undefined) continue;
    found = field;
    known = fieldsIn(field);
  }
  return found;
}

/**
 * The fields of what is in a field: of a row of several types those of its type, or of all, where those of one name
 * have one label, or nearly so.
 */
export function fieldsIn({ fields, fieldsOf }: DocumentField, type: unknown = null): DocumentFields | undefined {
  if (fieldsOf === undefined) return fields;
  return fieldsOf[textOf(type)] ?? (Object.assign({}, ...Object.values(fieldsOf)) as DocumentFields);
}

type Add = (kind: string, id: string) => void;

function gather(collectAll: (add: Add) => void): References {
  const found = new Map<string, Set<string>>();
  collectAll((kind, id) => {
    found.set(kind, (found.get(kind) ?? new Set()).add(id));
  });
  return Object.fromEntries([...found].map(([kind, ids]) => [kind, [...ids]]));
}

function collect(fields: DocumentFields, group: unknown, add: Add): void {
  if (!isRecord(group)) return;
  for (const [name, field] of Object.entries(fields)) collectField(field, group[name], add);
}

function collectField(field: DocumentField, value: unknown, add: Add): void {
  if (field.of !== undefined) {
    for (const id of Array.isArray(value) ? (value as unknown[]) : [value])
      if (typeof id === 'string' && id !== '') add(field.of, id);
    return;
  }
  if (field.fieldsOf !== undefined) {
    for (const row of Array.isArray(value) ? (value as unknown[]) : [])
      if (isRecord(row)) collect(field.fieldsOf[textOf(row['type'])] ?? {}, row, add);
    return;
  }
  const { shape } = shapeOf(field);
  if (shape.type === 'group') collect(shape.fields, value, add);
  // all rows, or one of them
  if (shape.type === 'rows') for (const row of Array.isArray(value) ? value : [value]) collect(shape.fields, row, add);
}
