import { IconCheck } from '@tabler/icons-react';
import type { FieldValues } from 'react-hook-form';
import type { SavedForm } from '#lib/form/useSavedForm.ts';
import { Button } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { Row } from '#ui/Layout.tsx';
import { look } from '#ui/look.ts';
import { Note } from '#ui/Note.tsx';
import { keepFocus } from '#ui/returnFocus.ts';

/** A press whose button goes with what it settles; the focus stays beside the form. */
const settled = (press: () => void) => () => {
  keepFocus();
  press();
};

/** Says beside a form whether it is saved, and lets the member settle a conflict (D67). */
export function SaveState<Values extends FieldValues>({ form }: { form: SavedForm<Values> }) {
  const { phase, dirty, message, retriable, submit, keepMine, takeTheirs } = form;
  return (
    <div role="status" tabIndex={-1} data-stand-in>
      {phase === 'conflict' ? (
        <Note tone="sun">
          <p>This was changed somewhere else in the meantime.</p>
          <Row>
            <Button size="s" onClick={settled(keepMine)}>
              Keep my changes
            </Button>
            <Button size="s" variant="line" onClick={settled(takeTheirs)}>
              Take the newer version
            </Button>
          </Row>
        </Note>
      ) : null}
      {message === null ? null : (
        <Note tone="bad">
          <p>{message}</p>
          {retriable ? (
            <Button
              size="s"
              variant="line"
              onClick={settled(() => {
                submit();
              })}
            >
              Try again
            </Button>
          ) : null}
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
