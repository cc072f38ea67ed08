import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { ComboBox } from './ComboBox.tsx';
import { ComboBoxMany } from './ComboBoxMany.tsx';
import { DateField } from './DateField.tsx';
import { isAccepted } from './DropZone.tsx';
import { ImageCrop } from './ImageCrop.tsx';
import { MultiSelect } from './MultiSelect.tsx';
import { NumberField } from './NumberField.tsx';
import { Slider } from './Slider.tsx';
import { SuggestInput } from './SuggestInput.tsx';
import { Toolbar } from './Toolbar.tsx';
import { Tree } from './Tree.tsx';

const options = ['Arabic', 'Danish', 'Dutch', 'English'].map((label) => ({ value: label.toLowerCase(), label }));

test('a combobox is filtered by typing and chosen from by the keyboard', async () => {
  const chosen = vi.fn();
  render(<ComboBox label="Language" options={options} value={null} onChange={chosen} />);
  const input = screen.getByRole('combobox', { name: 'Language' });
  await userEvent.type(input, 'd');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Danish', 'Dutch']);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(chosen).toHaveBeenLastCalledWith('dutch');
});

const Suggested = () => {
  const [value, setValue] = useState('Danish');
  const suggestions = options.map(({ label }) => label);
  return <SuggestInput label="Language" suggestions={suggestions} value={value} onChange={setValue} />;
};

test('a field with a value suggests all others until something is typed, and again when it is opened anew', async () => {
  render(<Suggested />);
  const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Language' });
  const listed = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
  await userEvent.click(input);
  expect(listed()).toEqual(['Arabic', 'Danish', 'Dutch', 'English']);
  await userEvent.clear(input);
  await userEvent.type(input, 'du');
  expect(listed()).toEqual(['Dutch']);
  await userEvent.click(screen.getByRole('option', { name: 'Dutch' }));
  expect(input.value).toBe('Dutch');
  await userEvent.tab();
  await userEvent.click(input);
  expect(listed()).toEqual(['Arabic', 'Danish', 'Dutch', 'English']);
});

test('an error is tied to its combobox', () => {
  render(<ComboBox label="Language" options={options} value={null} onChange={vi.fn()} error="Please choose one." />);
  const input = screen.getByRole('combobox', { name: 'Language' });
  expect(input.getAttribute('aria-invalid')).toBe('true');
  const described = (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(described).toContain('Please choose one.');
});

const Many = ({ onChange }: { onChange: (values: string[]) => void }) => {
  const [values, setValues] = useState(['english', 'dutch']);
  return (
    <ComboBoxMany
      label="Languages"
      options={options}
      values={values}
      onChange={(next) => {
        setValues(next);
        onChange(next);
      }}
    />
  );
};

test('chosen values are tags, removed by Backspace', async () => {
  const changed = vi.fn();
  render(<Many onChange={changed} />);
  const tags = within(screen.getByRole('grid', { name: 'Chosen' }));
  tags.getByRole('row', { name: 'Dutch' }).focus();
  await userEvent.keyboard('{Backspace}');
  expect(changed).toHaveBeenLastCalledWith(['english']);
  expect(screen.queryByRole('row', { name: 'Dutch' })).toBeNull();
});

test('a multi-select opens by the keyboard, takes several and names them', async () => {
  const Chosen = () => {
    const [values, setValues] = useState<string[]>([]);
    return <MultiSelect label="Topics" options={options} values={values} onChange={setValues} />;
  };
  render(<Chosen />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const list = within(screen.getByRole('listbox'));
  await userEvent.click(list.getByRole('option', { name: 'Danish' }));
  await userEvent.click(list.getByRole('option', { name: 'Arabic' }));
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button').textContent).toBe('Danish, Arabic');
});

test('a date is given part by part, as a calendar date', async () => {
  // happy-dom reports a change of the selection even where there is none, which would never end
  vi.spyOn(Selection.prototype, 'collapse').mockReturnValue();
  const changed = vi.fn();
  render(<DateField label="Begins" value="2026-11-24" onChange={changed} />);
  screen.getByRole('spinbutton', { name: /^day/ }).focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(changed).toHaveBeenLastCalledWith('2026-11-25');
});

test('a number stays within its bounds; an emptied field is null', async () => {
  const changed = vi.fn();
  render(<NumberField label="Seats" value={39} onChange={changed} min={1} max={40} />);
  const input = screen.getByRole('textbox', { name: 'Seats' });
  input.focus();
  await userEvent.keyboard('{End}');
  expect(changed).toHaveBeenLastCalledWith(40);
  await userEvent.clear(input);
  await userEvent.tab();
  expect(changed).toHaveBeenLastCalledWith(null);
});

test('a slider moves by its step', async () => {
  const changed = vi.fn();
  render(<Slider label="Length" values={[20, 70]} onChange={changed} min={0} max={100} step={5} />);
  screen.getByRole('slider', { name: /To/ }).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(changed).toHaveBeenLastCalledWith([20, 75]);
});

test('a toolbar is one stop of the Tab key; arrows go from tool to tool', async () => {
  render(
    <Toolbar label="Selected members">
      <button type="button">Invite</button>
      <button type="button">Export</button>
    </Toolbar>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement?.textContent).toBe('Export');
  await userEvent.tab();
  expect(document.activeElement?.textContent).not.toBe('Invite');
});

test('a tree opens by the right arrow and chooses by Enter', async () => {
  const chosen = vi.fn();
  render(
    <Tree
      label="Contents"
      onChange={chosen}
      nodes={[{ id: 'w', label: 'Week 1', children: [{ id: 'a', label: 'See the work' }] }]}
    />,
  );
  await userEvent.tab();
  expect(screen.queryByRole('row', { name: 'See the work' })).toBeNull();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}');
  expect(chosen).toHaveBeenLastCalledWith('a');
});

test('a file is accepted by its type, a group of types or its extension', () => {
  const pdf = { name: 'Plan.PDF', type: 'application/pdf' };
  expect(isAccepted(pdf, ['application/pdf'])).toBe(true);
  expect(isAccepted(pdf, ['.pdf'])).toBe(true);
  expect(isAccepted(pdf, ['image/*'])).toBe(false);
  expect(isAccepted({ name: 'a.png', type: 'image/png' }, ['image/*'])).toBe(true);
});

test('a file that is no picture is said to be unreadable instead of being shown as a black box', () => {
  const unreadable = vi.fn();
  const { container } = render(
    <ImageCrop
      src="blob:a"
      aspect={1}
      width={100}
      onDone={() => undefined}
      onCancel={() => undefined}
      onUnreadable={unreadable}
    />,
  );
  const picture = container.querySelector('img');
  if (picture === null) throw new Error('there is no picture');
  fireEvent.error(picture);
  expect(unreadable).toHaveBeenCalledOnce();
});
