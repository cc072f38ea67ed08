import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { FormRules } from '@atrium/domain/formRules.ts';
import { TextInput } from '#ui/TextInput.tsx';
import { useFields } from './useFields.ts';

const rules: FormRules<{ code: string; name: string }> = {
  code: ({ code }) => (code === '1' ? [] : ['The code is 1.']),
  name: ({ name }) => (name === '' ? ['Please enter a name.'] : []),
};

function show() {
  const send = vi.fn();
  const Form = () => {
    const { field, submit, clear } = useFields(rules, { code: '', name: 'Ada' });
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
      </form>
    );
  };
  render(<Form />);
  return send;
}

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
  const send = show();
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
