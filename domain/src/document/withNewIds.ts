import type { DocumentBody } from './anyDocument.ts';
import { isRecord } from './isSame.ts';

/** A copy of a body whose rows have ids of their own, so that nothing of the original belongs to two (DOC-06). */
export function withNewIds(body: DocumentBody, makeId: () => string): DocumentBody {
  return renewed(body, makeId, false) as DocumentBody;
}

function renewed(value: unknown, makeId: () => string, isRow: boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => renewed(item, makeId, true));
  if (!isRecord(value)) return value;
  const fields = Object.entries(value).map(([name, field]) => [
    name,
    isRow && name === 'id' && typeof field === 'string' ? makeId() : renewed(field, makeId, false),
  ]);
  return Object.fromEntries(fields) as unknown;
}
