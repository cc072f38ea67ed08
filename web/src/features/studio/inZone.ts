import type { DocumentFields } from '@atrium/domain/document/anyDocument.ts';
import { isRecord } from '@atrium/domain/document/isSame.ts';
import { shapeOf } from './fieldShape.ts';
import { instantAt, localTime } from './zonedTime.ts';

/** The fields of a group whose instants show the same times in another zone as they did in the former one. */
export function inZone(
  fields: DocumentFields,
  group: Readonly<Record<string, unknown>>,
  zones: { readonly from: string; readonly to: string },
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(group).map(([name, value]) => {
      const field = fields[name];
      if (field === undefined) return [name, value];
      if (field.part === 'instant') return [name, instantAt(localTime(value, zones.from), zones.to) ?? value];
      const { shape } = shapeOf(field);
      if (shape.type === 'group' && isRecord(value)) return [name, inZone(shape.fields, value, zones)];
      if (shape.type !== 'rows' || !Array.isArray(value)) return [name, value];
      return [name, value.map((row: unknown) => (isRecord(row) ? inZone(shape.fields, row, zones) : row))];
    }),
  );
}
