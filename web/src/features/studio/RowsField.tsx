import { textOf, type DocumentFields } from '@atrium/domain/document/anyDocument.ts';
import { isRecord } from '@atrium/domain/document/isSame.ts';
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import { use, useRef, type KeyboardEvent } from 'react';
import { announce } from '#ui/announce.ts';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Row } from '#ui/Layout.tsx';
import type { NestedProps } from './fieldProps.ts';
import { emptyGroup } from './fieldShape.ts';
import { GroupFields } from './GroupField.tsx';
import { PartFrame } from './PartFrame.tsx';
import { plainText } from './plainText.ts';
import { TitlesContext, type Titles } from './references.ts';
import styles from './Editor.module.css';

export type RowsFieldProps = NestedProps & {
  shape: { readonly fields: DocumentFields; readonly hasId: boolean };
  error: string | undefined;
};

/**
 * A list of rows, which are added, taken out and moved by buttons, and moved by Alt and the arrow keys. A row keeps its
 * id wherever it moves (DOC-06).
 */
export const RowsField = ({ field, shape, error, path, value, onChange, faults, zone, View }: RowsFieldProps) => {
  const rows: readonly unknown[] = Array.isArray(value) ? value : [];
  const titles = use(TitlesContext);
  const list = useRef<HTMLOListElement>(null);
  const focusRow = (at: number) => {
    requestAnimationFrame(() => {
      const row = list.current?.children[Math.max(0, at)];
      row?.querySelector<HTMLElement>('input, textarea, select, button')?.focus();
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
          return (
            // the keys move the row that has the focus
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
            <li
              key={isRecord(row) && shape.hasId ? textOf(row['id']) || at : at}
              className={styles.rowItem}
              onKeyDown={(event) => {
                onKey(event, at);
              }}
            >
              <Row className={styles.rowHead}>
                <span className={styles.rowName}>{name}</span>
                <IconButton
                  label={`Move ${name} up`}
                  size="s"
                  disabled={at === 0}
                  onClick={() => {
                    move(at, at - 1);
                  }}
                >
                  <IconArrowUp aria-hidden="true" />
                </IconButton>
                <IconButton
                  label={`Move ${name} down`}
                  size="s"
                  disabled={at === rows.length - 1}
                  onClick={() => {
                    move(at, at + 1);
                  }}
                >
                  <IconArrowDown aria-hidden="true" />
                </IconButton>
                <IconButton
                  label={`Take out ${name}`}
                  size="s"
                  onClick={() => {
                    onChange(rows.filter((_row, other) => other !== at));
                    focusRow(Math.min(at, rows.length - 2));
                  }}
                >
                  <IconTrash aria-hidden="true" />
                </IconButton>
              </Row>
              <GroupFields
                View={View}
                fields={shape.fields}
                path={`${path}.${String(at)}`}
                value={row}
                onChange={(next) => {
                  onChange(rows.map((each, other) => (other === at ? next : each)));
                }}
                faults={faults}
                zone={zone}
              />
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
            onChange([...rows, emptyGroup(shape.fields)]);
            focusRow(rows.length);
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
