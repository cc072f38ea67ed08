import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useWatch, type FieldValues } from 'react-hook-form';
import { changesSince } from '#lib/form/changesSince.ts';
import type { SavedForm } from '#lib/form/useSavedForm.ts';
import { Button } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { Row, Stack } from '#ui/Layout.tsx';
import { look } from '#ui/look.ts';
import { Note, reveal } from '#ui/Note.tsx';
import { keepFocus } from '#ui/returnFocus.ts';
import styles from './SaveState.module.css';

/** A press whose button goes with what it settles; the focus stays beside the form. */
const settled = (press: () => void) => () => {
  keepFocus();
  press();
};

/** How the fields of a form are shown beside it. */
export interface ShownFields<Values extends FieldValues> {
  /** What each field is called in the form. */
  readonly labels: Readonly<Record<keyof Values & string, string>>;
  /** For values that are not read as a text. */
  readonly show?: { readonly [Name in keyof Values]?: (value: Values[Name]) => ReactNode };
}

export interface SaveStateProps<Values extends FieldValues> extends ShownFields<Values> {
  readonly form: SavedForm<Values>;
  /** By which a line elsewhere on the page leads here. */
  readonly id?: string;
}

/** Says beside a form whether it is saved, and lets the member settle a conflict (D67). */
export function SaveState<Values extends FieldValues>({ form, id, ...fields }: SaveStateProps<Values>) {
  const { phase, dirty, message, retriable, newer, submit, keepMine, takeTheirs } = form;
  return (
    <div id={id} role="status" tabIndex={-1} data-stand-in>
      {phase === 'conflict' ? (
        <Note tone="sun">
          <Stack gap={8}>
            <p>This was changed somewhere else in the meantime.</p>
            <Row>
              <Button size="s" onClick={settled(keepMine)}>
                Keep my changes
              </Button>
              <Button size="s" variant="line" onClick={settled(takeTheirs)}>
                Take the newer version
              </Button>
            </Row>
          </Stack>
          {newer === null ? null : <NewerVersion form={form} newer={newer} {...fields} />}
        </Note>
      ) : null}
      {message === null ? null : (
        <Note tone="bad">
          <Stack gap={8}>
            <p>{message}</p>
            {retriable ? (
              <Row>
                <Button
                  size="s"
                  variant="line"
                  onClick={settled(() => {
                    submit();
                  })}
                >
                  Try again
                </Button>
              </Row>
            ) : null}
          </Stack>
        </Note>
      )}
      {phase === 'saving' ? <span className={cx(look.small, look.muted)}>Saving…</span> : null}
      {phase === 'saved' && !dirty ? (
        <Row as="span" className={cx(look.small, look.muted)}>
          <IconCheck aria-hidden="true" />
          Saved
        </Row>
      ) : null}
    </div>
  );
}

interface NewerVersionProps<Values extends FieldValues> extends SaveStateProps<Values> {
  readonly newer: Values;
}

/** The fields that would change by taking the newer version, with what they would have. */
function NewerVersion<Values extends FieldValues>({ form, newer, labels, show = {} }: NewerVersionProps<Values>) {
  const mine = useWatch({ control: form.control }) as Values;
  const changed = changesSince(mine, newer);
  if (changed.length === 0) return null;
  return (
    <details
      className={styles.newer}
      onToggle={(event) => {
        reveal(event.currentTarget);
      }}
    >
      <summary>See the newer version</summary>
      <div role="region" aria-label="The newer version" tabIndex={0}>
        <dl>
          {changed.map(([name, value]) => (
            <div key={name}>
              <dt>{labels[name]}</dt>
              <dd>{show[name]?.(value) ?? textOf(value)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </details>
  );
}

function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'On' : 'Off';
  const text = Array.isArray(value) ? value.join(', ') : typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text.trim() !== '' ? text : 'Empty';
}
