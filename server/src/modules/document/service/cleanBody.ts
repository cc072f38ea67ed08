import type { DocumentBody, DocumentFields } from '@atrium/domain/document/anyDocument.ts';
import { isRecord } from '@atrium/domain/document/isSame.ts';
import { cleanHtml } from '../../../base/text/cleanHtml.ts';

/** A body whose rich texts have nothing but what editors may write, wherever they are in it (THR-68). */
export function cleanBody(fields: DocumentFields, body: DocumentBody): DocumentBody {
  const cleaned = Object.entries(body).map(([name, value]) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (field?.part === 'rich') return [name, typeof value === 'string' ? cleanHtml(value) : value] as const;
    const inner = field?.fields;
    if (inner === undefined) return [name, value] as const;
    const cleanRow = (row: unknown): unknown => (isRecord(row) ? cleanBody(inner, row) : row);
    return [name, Array.isArray(value) ? value.map(cleanRow) : cleanRow(value)] as const;
  });
  return Object.fromEntries(cleaned);
}
