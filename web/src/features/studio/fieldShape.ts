import type { DocumentField, DocumentFields } from '@atrium/domain/document/anyDocument.ts';
import * as z from 'zod/mini';
import { labelOf } from './labelOf.ts';

/** How a value is filled in, as its schema says; rows of several types have the fields of each in `fieldsOf`. */
export type Shape =
  | { readonly type: 'text' | 'number' | 'switch' }
  | { readonly type: 'choice'; readonly values: readonly string[] }
  | { readonly type: 'group'; readonly fields: DocumentFields }
  | { readonly type: 'rows'; readonly fields: DocumentFields; readonly hasId: boolean }
  | { readonly type: 'words'; readonly values: readonly string[] | null }
  | { readonly type: 'keyed'; readonly of: DocumentField };

/** The shape of a field, and whether it may be empty: null, or not there at all. */
export interface FieldShape {
  readonly shape: Shape;
  readonly empty: 'null' | 'absent' | null;
}

/** Reads the shape of a field from its schema; `fields` of the definition have the labels, others are named by keys. */
export function shapeOf({ schema, fields }: Pick<DocumentField, 'schema' | 'fields'>): FieldShape {
  let inner: unknown = schema;
  let empty: FieldShape['empty'] = null;
  for (;;) {
    if (inner instanceof z.ZodMiniNullable) empty ??= 'null';
    else if (inner instanceof z.ZodMiniOptional) empty ??= 'absent';
    else if (inner instanceof z.ZodMiniPipe) {
      // what is transformed first may have any form, and what comes after says which
      const { in: before, out } = inner._zod.def;
      inner = before instanceof z.ZodMiniTransform ? out : before;
      continue;
    } else if (!(inner instanceof z.ZodMiniReadonly)) break;
    inner = (inner._zod.def as { readonly innerType: unknown }).innerType;
  }
  return { shape: plainShape(inner, fields), empty };
}

function plainShape(schema: unknown, known: DocumentFields | undefined): Shape {
  if (schema instanceof z.ZodMiniObject) return { type: 'group', fields: known ?? fieldsOf(schema) };
  if (schema instanceof z.ZodMiniArray) {
    const { shape } = shapeOf({ schema: schema._zod.def.element as z.ZodMiniType });
    if (shape.type === 'group') {
      const fields = known ?? shape.fields;
      return { type: 'rows', fields, hasId: fields['id']?.part === 'id' };
    }
    return { type: 'words', values: shape.type === 'choice' ? shape.values : null };
  }
  if (schema instanceof z.ZodMiniRecord) {
    const of = schema._zod.def.valueType as z.ZodMiniType;
    return { type: 'keyed', of: { label: 'Value', part: 'group', schema: of } };
  }
  if (schema instanceof z.ZodMiniEnum) return { type: 'choice', values: schema.options.map(String) };
  if (schema instanceof z.ZodMiniBoolean) return { type: 'switch' };
  return { type: schema instanceof z.ZodMiniNumber ? 'number' : 'text' };
}

/** The fields of an object that no definition names: by their keys. */
function fieldsOf(schema: z.ZodMiniObject): DocumentFields {
  return Object.fromEntries(
    Object.entries(schema.shape).map(([name, value]) => [
      name,
      { label: labelOf(name), part: 'line', schema: value as z.ZodMiniType },
    ]),
  );
}

/** With what a value begins when somebody adds it; rows get an id of their own. */
export function emptyValue({ shape, empty }: FieldShape): unknown {
  if (empty === 'null') return null;
  if (empty === 'absent') return undefined;
  if (shape.type === 'group') return emptyGroup(shape.fields);
  if (shape.type === 'rows' || shape.type === 'words') return [];
  if (shape.type === 'keyed') return {};
  if (shape.type === 'choice') return shape.values[0];
  if (shape.type === 'switch') return false;
  return shape.type === 'number' ? 0 : '';
}

function newValue(field: DocumentField): unknown {
  if (field.part === 'id') return crypto.randomUUID();
  return field.begins ?? emptyValue(shapeOf(field));
}

/** A group of values as it is when it is added. */
export function emptyGroup(fields: DocumentFields): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(fields)
      .map(([name, field]) => [name, newValue(field)] as const)
      .filter(([, value]) => value !== undefined),
  );
}
