import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { findKind } from './kinds.ts';
import { OpenAgain } from './OpenAgain.tsx';
import type { DocumentForm } from './useDocumentForm.ts';

const kind = findKind('event');

/** The form of an event that is canceled, and the button as it is in each of its states. */
function open() {
  if (kind === null) throw new Error('there is such a kind');
  const set: Record<string, unknown> = {};
  const submit = vi.fn();
  const onSettled = vi.fn();
  const at = (phase: DocumentForm['phase'], dirty: boolean) => {
    const form = {
      phase,
      dirty,
      submit,
      getValues: () => ({ title: 'A talk', status: 'CANCELED' }),
      setValue: (name: string, value: unknown) => {
        set[name] = value;
      },
    } as unknown as DocumentForm;
    const isHeld = phase === 'conflict' || phase === 'failed';
    return <OpenAgain form={form} kind={kind} isHeld={isHeld} onSettled={onSettled} />;
  };
  const page = render(at('idle', false));
  const show = (phase: DocumentForm['phase'], dirty: boolean) => {
    page.rerender(at(phase, dirty));
  };
  return { set, submit, onSettled, show };
}

test('[DOC-01] [DOC-03] what was taken back is opened in its draft, which leads on once it is saved', async () => {
  const { set, submit, onSettled, show } = open();
  await userEvent.click(screen.getByRole('button', { name: 'Publish again' }));
  expect(set).toEqual({ status: 'PUBLISHED' });
  expect(submit).toHaveBeenCalledOnce();
  onSettled.mockClear();
  show('saving', true);
  show('saved', true);
  expect(onSettled).not.toHaveBeenCalled();
  show('saved', false);
  expect(onSettled).toHaveBeenCalledOnce();
});

test.each(['conflict', 'failed'] as const)(
  '[DOC-02] a draft that could not be saved on the way leads to its decision: %s',
  async (phase) => {
    const { onSettled, show } = open();
    await userEvent.click(screen.getByRole('button', { name: 'Publish again' }));
    show('saving', true);
    onSettled.mockClear();
    show(phase, true);
    expect(onSettled).toHaveBeenCalledOnce();
  },
);
