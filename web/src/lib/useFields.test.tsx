import type { FormRules } from '@atrium/domain/formRules.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { TextInput } from '#ui/TextInput.tsx';
import type { SaveFault } from './save.ts';
import { useFields } from './useFields.ts';

const rules: FormRules<{ code: string; name: string }> = {
  code: ({ code }) => (code === '1' ? [] : ['The code is 1.']),
  name: ({ name }) => (name === '' ? ['Please enter a name.'] : []),
};

const fieldOf = { CODE_MISMATCH: 'code', fullName: 'name' } as const;

/** `refuse` gives the form the answer to what was sent. */
function show() {
  const send = vi.fn();
  const Form = ({ fault }: { fault: SaveFault | null }) => {
    const { field, submit, clear, otherFault } = useFields(rules, { code: '', name: 'Ada' }, { fault, fieldOf });
    return (
      <form
        aria-label="form"
        noValidate
        onSubmit={(event) => {
          submit(event, send);
        }}
      >
        <TextInput label="Name" {...field('name')} />
        <TextInput label="Code" {...field('code')} />
        <button type="button" onClick={clear}>
          Clear
        </button>
        <p role="alert">{otherFault?.message}</p>
      </form>
    );
  };
  const { rerender } = render(<Form fault={null} />);
  const refuse = (change: Partial<SaveFault>): void => {
    rerender(<Form fault={{ ...invalid, ...change }} />);
  };
  return { send, refuse };
}

const invalid: SaveFault = {
  code: 'INVALID_INPUT',
  message: 'Refused.',
  reason: null,
  unlock: [],
  field: null,
  retryAfter: null,
  requestId: null,
};

const code = () => screen.getByLabelText('Code');
const isSaid = (words: string) => screen.queryByText(words) !== null;

test('a message shows after its field was left with a value, and goes when the value is right', () => {
  show();
  fireEvent.blur(code());
  expect(isSaid('The code is 1.')).toBe(false);
  fireEvent.change(code(), { target: { value: '2' } });
  fireEvent.blur(code());
  expect(isSaid('The code is 1.')).toBe(true);
  fireEvent.change(code(), { target: { value: '1' } });
  expect(isSaid('The code is 1.')).toBe(false);
});

test('sending shows every message and focuses the first wrong field; the values go out only when all are right', () => {
  const { send } = show();
  fireEvent.submit(screen.getByRole('form'));
  expect(isSaid('The code is 1.')).toBe(true);
  expect(document.activeElement).toBe(code());
  expect(send).not.toHaveBeenCalled();
  fireEvent.change(code(), { target: { value: '1' } });
  fireEvent.submit(screen.getByRole('form'));
  expect(send.mock.calls).toEqual([[{ code: '1', name: 'Ada' }]]);
  fireEvent.click(screen.getByText('Clear'));
  expect(code()).toHaveProperty('value', '');
  expect(isSaid('The code is 1.')).toBe(false);
});

test.each([
  ['its name', { field: 'code' }, 'Code'],
  ["the API's name of it", { field: 'fullName' }, 'Name'],
  ['its code', { code: 'CODE_MISMATCH' }, 'Code'],
] as const)('a fault that is about a field by %s is said there until the field changes', (_by, change, label) => {
  const { refuse } = show();
  fireEvent.change(code(), { target: { value: '1' } });
  fireEvent.submit(screen.getByRole('form'));
  refuse(change);
  const field = screen.getByLabelText(label);
  const describing = () => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
  expect(describing()).toContain('Refused.');
  expect(screen.getByRole('alert').textContent).toBe('');
  fireEvent.change(field, { target: { value: 'other' } });
  expect(isSaid('Refused.')).toBe(false);
});

test('a fault about no field, or about one that the form has not, is left for the whole form', () => {
  const { refuse } = show();
  for (const field of [null, 'toString', 'zip']) {
    refuse({ field });
    expect(screen.getByRole('alert').textContent).toBe('Refused.');
    expect(document.querySelector('[aria-invalid]')).toBeNull();
  }
});

test('a fault about a field that the form does not draw is left for the whole form', () => {
  const Form = () => {
    const fault = { ...invalid, field: 'code' };
    const { field, otherFault } = useFields(rules, { code: '1', name: 'Ada' }, { fault, drawn: ['name'] });
    return (
      <>
        <TextInput label="Name" {...field('name')} />
        <p role="alert">{otherFault?.message}</p>
      </>
    );
  };
  render(<Form />);
  expect(screen.getByRole('alert').textContent).toBe('Refused.');
});
