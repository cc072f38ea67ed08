import { textOf, type DocumentFields } from '@atrium/domain/document/anyDocument.ts';
import { isRecord } from '@atrium/domain/document/isSame.ts';
import { parseInstant } from '@atrium/domain/parseInstant.ts';
import { IconPlus } from '@tabler/icons-react';
import { use, useRef, useState, type KeyboardEvent } from 'react';
import { formatDayAndTime } from '#lib/dates.ts';
import { announce } from '#ui/announce.ts';
import { Button } from '#ui/Button.tsx';
import { Row } from '#ui/Layout.tsx';
import type { NestedProps } from './fieldProps.ts';
import { emptyGroup } from './fieldShape.ts';
import { GroupFields } from './GroupField.tsx';
import { PartFrame } from './PartFrame.tsx';
import { plainText } from './plainText.ts';
import { TitlesContext, type Titles } from './references.ts';
import { RowHead } from './RowHead.tsx';
import styles from './Editor.module.css';

export type RowsFieldProps = NestedProps & {
  shape: { readonly fields: DocumentFields; readonly hasId: boolean };
  error: string | undefined;
};

/** A list of more rows than these begins folded. */
const mostOpen = 2;

/**
 * A list of rows, which are folded, added, taken out and moved by buttons, and moved by Alt and the arrow keys. A row
 * keeps its id wherever it moves (DOC-06).
 */
export const RowsField = ({ field, shape, error, path, value, onChange, faults, zone, View }: RowsFieldProps) => {
  const rows: readonly unknown[] = Array.isArray(value) ? value : [];
  const titles = use(TitlesContext);
  const list = useRef<HTMLOListElement>(null);
  // a short list is open; in a long one, what is wrong is
  const [isShort] = useState(rows.length <= mostOpen);
  const [toggled, setToggled] = useState<Readonly<Record<string, boolean>>>({});
  const isOpen = (key: string, rowPath: string): boolean =>
    toggled[key] ?? (isShort || faults.some((fault) => fault.path.startsWith(`${rowPath}.`)));
  const focusRow = (at: number, what = 'button') => {
    requestAnimationFrame(() => {
      list.current?.children[Math.max(0, at)]?.querySelector<HTMLElement>(what)?.focus();
    });
  };
  const move = (from: number, to: number) => {
    if (to < 0 || to >= rows.length) return;
    const others = rows.filter((_row, at) => at !== from);
    onChange([...others.slice(0, to), rows[from], ...others.slice(to)]);
    announce(`${String(to + 1)} of ${String(rows.length)} in ${field.label}`);
    focusRow(to);
  };
  const onKey = (event: KeyboardEvent, at: number) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    event.stopPropagation();
    move(at, event.key === 'ArrowUp' ? at - 1 : at + 1);
  };
  return (
    <PartFrame label={field.label} hint={field.help} error={error}>
      <ol ref={list} className={styles.rows}>
        {rows.map((row, at) => {
          const name = rowName(row, shape.fields, titles) || `${field.label} ${String(at + 1)}`;
          const key = isRecord(row) && shape.hasId ? textOf(row['id']) || String(at) : String(at);
          const rowPath = `${path}.${String(at)}`;
          return (
            // the keys move the row that has the focus
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
            <li
              key={key}
              className={styles.rowItem}
              onKeyDown={(event) => {
                onKey(event, at);
              }}
            >
              <RowHead
                name={name}
                facts={rowFacts(row, shape.fields, zone)}
                isOpen={isOpen(key, rowPath)}
                onToggle={() => {
                  setToggled({ ...toggled, [key]: !isOpen(key, rowPath) });
                }}
                isFirst={at === 0}
                isLast={at === rows.length - 1}
                onMove={(by) => {
                  move(at, at + by);
                }}
                onTakeOut={() => {
                  onChange(rows.filter((_row, other) => other !== at));
                  focusRow(Math.min(at, rows.length - 2));
                }}
              />
              {isOpen(key, rowPath) ? (
                <GroupFields
                  View={View}
                  fields={shape.fields}
                  path={rowPath}
                  value={row}
                  onChange={(next) => {
                    onChange(rows.map((each, other) => (other === at ? next : each)));
                  }}
                  faults={faults}
                  zone={zone}
                />
              ) : null}
            </li>
          );
        })}
      </ol>
      <Row>
        <Button
          size="s"
          variant="line"
          icon={<IconPlus aria-hidden="true" />}
          onClick={() => {
            const added = emptyGroup(shape.fields);
            onChange([...rows, added]);
            setToggled({ ...toggled, [shape.hasId ? textOf(added['id']) : String(rows.length)]: true });
            focusRow(rows.length, 'input, textarea, select');
          }}
        >
          Add to {field.label}
        </Button>
      </Row>
    </PartFrame>
  );
};

/** What people read of a row: its title, its label, or what it is about. */
function rowName(row: unknown, fields: DocumentFields, { titleOf }: Titles): string {
  if (!isRecord(row)) return '';
  const name = ['title', 'label', 'plan'].map((each) => textOf(row[each])).find((text) => text !== '');
  if (name !== undefined) return name;
  const [key, reference] = Object.entries(fields).find(([, { of }]) => of !== undefined) ?? [];
  const id = key === undefined ? '' : textOf(row[key]);
  if (reference?.of !== undefined && id !== '') return titleOf(reference.of, id) ?? id;
  return plainText(textOf(row['text'])).slice(0, 60);
}

/** When a row begins, what is switched on in it, and how much is in it: 'Optional', 'Lessons: 4'. */
function rowFacts(row: unknown, fields: DocumentFields, zone: string): readonly string[] {
  if (!isRecord(row)) return [];
  const [start] = Object.entries(fields).flatMap(([name, { part }]) => {
    const at = part === 'instant' ? parseInstant(textOf(row[name])) : Number.NaN;
    return Number.isNaN(at) ? [] : [at];
  });
  const others = Object.entries(fields).flatMap(([name, { label, part }]) => {
    const value = row[name];
    if (part === 'switch') return value === true ? [label] : [];
    return part === 'rows' && Array.isArray(value) ? [`${label}: ${String(value.length)}`] : [];
  });
  return [...(start === undefined ? [] : [formatDayAndTime(start, zone)]), ...others];
}
