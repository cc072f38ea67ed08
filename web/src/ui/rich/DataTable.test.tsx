import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import type { DataColumn } from './DataColumn.ts';
import { DataTable, type DataTableProps, type Sorting } from './DataTable.tsx';

interface Member {
  name: string;
  minutes: number | null;
}

const members: Member[] = [
  { name: 'Amara', minutes: 30 },
  { name: 'Henrik', minutes: null },
  { name: 'Mei-Ling', minutes: 5 },
];
const columns: DataColumn<Member>[] = [
  { id: 'name', title: 'Name', value: ({ name }) => name, sortable: true },
  { id: 'minutes', title: 'Minutes', value: ({ minutes }) => minutes, numeric: true, sortable: true },
];

const Members = (props: Partial<DataTableProps<Member>>) => {
  const [sorting, setSorting] = useState<Sorting | null>(null);
  const [page, setPage] = useState(1);
  return (
    <DataTable
      caption="Members"
      columns={columns}
      rows={members}
      rowId={({ name }) => name}
      sorting={sorting}
      onSorting={setSorting}
      page={page}
      onPage={setPage}
      pageSize={10}
      empty={<p>Nobody</p>}
      {...props}
    />
  );
};

const names = () =>
  within(screen.getByRole('table'))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);
const sortBy = (name: string) => userEvent.click(within(screen.getByRole('table')).getByRole('button', { name }));

test('a table is sorted by its headers, what is unknown last either way', async () => {
  render(<Members />);
  expect(names()).toEqual(['Amara', 'Henrik', 'Mei-Ling']);
  await sortBy('Minutes');
  expect(names()).toEqual(['Mei-Ling', 'Amara', 'Henrik']);
  await sortBy('Minutes');
  expect(names()).toEqual(['Amara', 'Mei-Ling', 'Henrik']);
  expect(screen.getByRole('columnheader', { name: 'Minutes' }).getAttribute('aria-sort')).toBe('descending');
});

test('the next page has the rows that follow in the chosen order', async () => {
  render(<Members pageSize={2} />);
  await sortBy('Minutes');
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(names()).toEqual(['Henrik']);
  expect(screen.getByText('3 to 3 of 3')).toBeTruthy();
});

test('rows that the server sorted and paged stay as they came', async () => {
  const sorted = vi.fn();
  render(<Members total={40} pageSize={3} sorting={{ column: 'minutes', descending: false }} onSorting={sorted} />);
  expect(names()).toEqual(['Amara', 'Henrik', 'Mei-Ling']);
  await sortBy('Minutes');
  expect(sorted).toHaveBeenCalledWith({ column: 'minutes', descending: true });
  expect(screen.getByText('1 to 3 of 40')).toBeTruthy();
});

test('a row opens to its details and closes', async () => {
  render(<Members details={({ name }) => `What ${name} watched`} />);
  await userEvent.click(screen.getByRole('button', { name: 'Show details of Henrik' }));
  expect(screen.getByText('What Henrik watched')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Hide details of Henrik' }));
  expect(screen.queryByText('What Henrik watched')).toBeNull();
});

test('a table without rows shows the words for that', () => {
  render(<Members rows={[]} />);
  expect(screen.getByText('Nobody')).toBeTruthy();
});

test('what the columns mean is asked once, above the heads, which have their words and then the sort mark', () => {
  const help = 'How long videos were playing.';
  const { container } = render(
    <Members columns={columns.map((column) => (column.id === 'minutes' ? { ...column, help } : column))} />,
  );
  const head = screen.getByRole('columnheader', { name: 'Minutes' });
  expect(within(head).getAllByRole('button')).toHaveLength(1);
  expect(within(head).getByRole('button').lastElementChild?.tagName).toBe('svg');
  const question = screen.getByRole('button', { name: 'What do these columns mean? Members' });
  expect(question.textContent).toBe('What do these columns mean?');
  expect(screen.getByRole('definition').textContent).toBe(help);
  expect(container.querySelectorAll('thead [popovertarget]')).toHaveLength(0);
});

test('another page is read from its top, and its number is written en-US', async () => {
  const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  const place = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect');
  render(<Members ends pageSize={2} total={2_468} />);
  place.mockReturnValue(new DOMRect(0, 20));
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(screen.getByText('2 of 1,234')).toBeTruthy();
  expect(scroll).not.toHaveBeenCalled();
  place.mockReturnValue(new DOMRect(0, -900));
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(scroll).toHaveBeenCalledTimes(1);
  scroll.mockRestore();
  place.mockRestore();
});
