import type { DocumentFields } from '@atrium/domain/document/anyDocument.ts';
import { isRecord } from '@atrium/domain/document/isSame.ts';
import { formatDayAndTime } from '#lib/dates.ts';
import { look } from '#ui/look.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { labelOf } from './fieldShape.ts';
import { plainText } from './plainText.ts';
import styles from './Differences.module.css';

export interface Difference {
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
}

export interface DifferencesProps {
  differences: readonly Difference[];
  fields: DocumentFields;
  /** In which instants are written. */
  zone: string;
}

/** What is not as it was, field by field: what went, and what came (DOC-05). */
export const Differences = ({ differences, fields, zone }: DifferencesProps) => (
  <dl className={styles.list}>
    {shownDifferences(differences, fields, zone).map(({ path, before, after }) => (
      <div key={path} className={styles.line}>
        <dt>{pathLabel(fields, path)}</dt>
        <dd>
          <Side text={before} as="del" word="removed" />
        </dd>
        <dd>
          <Side text={after} as="ins" word="added" />
        </dd>
      </div>
    ))}
  </dl>
);

interface SideProps {
  text: string;
  as: 'ins' | 'del';
  word: 'added' | 'removed';
}

const Side = ({ text, as: Tag, word }: SideProps) => {
  if (text === '') return <span className={look.muted}>{word === 'removed' ? 'Was empty' : 'Is empty'}</span>;
  return (
    <Tag className={styles[Tag]}>
      <VisuallyHidden>{word}: </VisuallyHidden>
      {text}
    </Tag>
  );
};

/** Both sides as people read them; what reads the same on both is left out, such as an empty text where nothing was. */
export function shownDifferences(differences: readonly Difference[], fields: DocumentFields, zone: string) {
  return differences
    .map(({ path, before, after }) => {
      const words = fields[path]?.words;
      const named = (value: unknown): unknown => words?.[String(value)] ?? value;
      const read = (value: unknown) => textOfValue(Array.isArray(value) ? value.map(named) : named(value), zone);
      return { path, before: read(before), after: read(after) };
    })
    .filter(({ before, after }) => before !== after);
}

/** 'Groups of courses, Title' of `groups.core.title`: what is no field is the id of a row. */
export function pathLabel(fields: DocumentFields, path: string): string {
  const labels: string[] = [];
  let known: DocumentFields | undefined = fields;
  for (const part of path.split('.')) {
    const field: DocumentFields[string] | undefined = known?.[part];
    if (field !== undefined) {
      labels.push(field.label);
      known = field.fields;
    } else if (known === undefined) labels.push(labelOf(part));
  }
  return labels.length === 0 ? path : labels.join(', ');
}

const isInstant = (text: string): boolean => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/.test(text);

/** A value as people read it. */
function textOfValue(value: unknown, zone: string): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return isInstant(value) ? formatDayAndTime(Date.parse(value), zone) : plainText(value);
  if (Array.isArray(value))
    return value
      .map((each) => textOfValue(each, zone))
      .filter(Boolean)
      .join(', ');
  if (!isRecord(value)) return '';
  return Object.entries(value)
    .filter(([name]) => name !== 'id')
    .map(([, each]) => textOfValue(each, zone))
    .filter(Boolean)
    .join(', ');
}
