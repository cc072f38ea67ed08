import {
  instant,
  type DocumentBody,
  type DocumentField,
  type DocumentFields,
} from '@atrium/domain/document/anyDocument.ts';
import { isRecord } from '@atrium/domain/document/isSame.ts';
import { cleanHtml } from '../../../base/text/cleanHtml.ts';

/**
 * A body in the form in which `load` gives it, wherever a field is in it: rich texts have nothing but what editors may
 * write (THR-68), and instants are in UTC with their milliseconds, so that another spelling of one is no change.
 */
export function cleanBody(fields: DocumentFields, body: DocumentBody): DocumentBody {
  const cleaned = Object.entries(body).map(([name, value]) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return [name, field === undefined ? value : cleanValue(field, value)] as const;
  });
  return Object.fromEntries(cleaned);
}

function cleanValue({ part, fields, fieldsOf }: DocumentField, value: unknown): unknown {
  if (part === 'rich' && typeof value === 'string') return cleanHtml(value);
  if (part === 'instant' && instant.safeParse(value).success) return new Date(String(value)).toISOString();
  const cleanRow = (row: unknown): unknown => {
    if (!isRecord(row)) return row;
    const type = String(row['type']);
    const own = fieldsOf === undefined ? fields : Object.hasOwn(fieldsOf, type) ? fieldsOf[type] : undefined;
    return own === undefined ? row : cleanBody(own, row);
  };
  return Array.isArray(value) ? value.map(cleanRow) : cleanRow(value);
}
