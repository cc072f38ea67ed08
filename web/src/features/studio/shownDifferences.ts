import type { DocumentField, DocumentFields } from '@atrium/domain/document/anyDocument.ts';
import { isRecord } from '@atrium/domain/document/isSame.ts';
import { formatDayAndTime } from '#lib/dates.ts';
import { labelOf } from './labelOf.ts';
import { plainText } from './plainText.ts';
import { fieldAt, fieldsIn, type Titles } from './references.ts';

export interface Difference {
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** How values are written: instants in a zone, other documents and nodes by what they are called, where it is known. */
interface Reading {
  readonly zone: string;
  readonly titleOf?: Titles['titleOf'];
  /** Of the nodes of a tree, by their ids. */
  readonly names?: Names;
}
type Names = ReadonlyMap<string, string>;

/** Both sides as people read them; what reads the same on both is left out, such as an empty text where nothing was. */
export function shownDifferences(differences: readonly Difference[], fields: DocumentFields, reading: Reading) {
  return differences
    .map(({ path, before, after }) => {
      const field = fieldAt(fields, path);
      const texts = { before: textOfValue(before, field, reading), after: textOfValue(after, field, reading) };
      return { path, isPicture: field?.part === 'picture', ...texts };
    })
    .filter(({ before, after }) => before !== after);
}

/** 'Groups of courses, Title' of `groups.core.title`: what is no field is the id of a row. */
export function pathLabel(fields: DocumentFields, path: string, names: Names = new Map()): string {
  const labels: string[] = [];
  let known: DocumentFields | undefined = fields;
  for (const part of path.split('.')) {
    const field: DocumentFields[string] | undefined = known?.[part];
    if (field !== undefined) {
      labels.push(field.label);
      known = fieldsIn(field);
    } else if (names.has(part)) labels.push(names.get(part) ?? '');
    else if (known === undefined) labels.push(labelOf(part));
  }
  return labels.length === 0 ? path : labels.join(', ');
}

const isInstant = (text: string): boolean => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/.test(text);

/** A value of a field as people read it; null: of no field that a definition names. */
function textOfValue(value: unknown, field: DocumentField | null, reading: Reading): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return joined(value.map((each) => textOfValue(each, field, reading)));
  if (isRecord(value)) {
    const fields = field === null ? undefined : fieldsIn(field, value['type']);
    // where a node is, and what it is called, is said before
    const hidden = 'parentId' in value ? ['id', 'type', 'parentId'] : ['id'];
    const parts = Object.entries(value).filter(([name]) => !hidden.includes(name));
    return joined(
      parts.map(([name, each]) => {
        const part = fields?.[name] ?? null;
        // a switch that is off says nothing of a row, and one that is on is called by its name
        if (typeof each === 'boolean') return each ? (part?.label ?? labelOf(name)) : '';
        return textOfValue(each, part, reading);
      }),
    );
  }
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return '';
  if (field?.of !== undefined) return reading.titleOf?.(field.of, value) ?? value;
  return (
    field?.words?.[value] ??
    reading.names?.get(value) ??
    (isInstant(value)
      ? formatDayAndTime(Date.parse(value), reading.zone)
      : field?.part === 'rich'
        ? plainText(value)
        : value.trim())
  );
}

const joined = (texts: readonly string[]): string => texts.filter(Boolean).join(', ');
