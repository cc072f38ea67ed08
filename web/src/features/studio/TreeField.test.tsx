import type { DocumentField } from '@atrium/domain/document/anyDocument.ts';
import { sessionContentDocument } from '@atrium/domain/learning/sessionContentDocument.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { onAnnounce } from '#ui/announce.ts';
import { FieldView } from './FieldView.tsx';
import { pathLabel, shownDifferences } from './shownDifferences.ts';
import { EditedContext } from './treeContext.ts';
import { addableTypes, draftNodes, dropPlace, nodeFacts, nodeName, nodeNames } from './treeNodes.ts';

vi.mock('#lib/graphql.ts', async (original) => ({
  ...(await original<object>()),
  execute: () =>
    Promise.resolve({
      getDocument: {
        published: { timeZone: 'America/New_York', meetings: [{ id: '1', title: 'Kick-off' }] },
        draft: null,
      },
    }),
}));

const field = sessionContentDocument.fields['nodes'] as DocumentField;
const task = (id: string, title: string) => ({
  id,
  type: 'TASK',
  parentId: null,
  title,
  due: null,
  opensAt: null,
  minutes: null,
  isOptional: false,
  summary: '',
});
const text = (id: string, parentId: string, title: string) => ({
  id,
  type: 'RICH_TEXT',
  parentId,
  title,
  intro: '',
  body: '',
  outro: '',
});
const welcome = { id: 'welcome', type: 'WELCOME', parentId: null, title: 'Hello' };
const check = {
  id: 'check',
  type: 'CHECKLIST_ITEM',
  parentId: 'welcome',
  title: 'Be there',
  subtitle: '',
  group: '',
  subtype: 'ZOOM_ATTENDANCE',
  isSelfReported: false,
  refId: null,
  meeting: null,
};
const start: readonly object[] = [
  welcome,
  check,
  task('one', 'Week 1'),
  text('a', 'one', 'First'),
  text('b', 'one', 'Second'),
  task('two', 'Week 2'),
];

let written: readonly Record<string, unknown>[] = [];
const Form = () => {
  const [value, setValue] = useState<unknown>(start);
  return (
    <EditedContext value={{ kind: 'sessionContent', id: 'run' }}>
      <FieldView
        field={field}
        path="nodes"
        value={value}
        onChange={(next) => {
          written = next as readonly Record<string, unknown>[];
          setValue(next);
        }}
        faults={[
          { path: 'nodes.2.title', message: 'The task has no title.', when: 'must', needsKind: null, needsId: null },
        ]}
        zone="UTC"
      />
    </EditedContext>
  );
};
function open() {
  const said: string[] = [];
  onAnnounce((message) => said.push(message));
  written = [];
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Form />
    </QueryClientProvider>,
  );
  return { said, tree: screen.getByRole('treegrid', { name: 'Content' }) };
}
const row = (name: string): HTMLElement => screen.getByRole('row', { name });
const order = (): string => written.map(({ id }) => id).join(' ');
const choose = (name: string) => userEvent.click(within(row(name)).getByText(name));

test('[STU-01] each row of the tree says its level and its place, and the chosen one has its fields beside it', async () => {
  const { tree } = open();
  const places = within(tree)
    .getAllByRole('row')
    .map((each) => ['aria-level', 'aria-posinset', 'aria-setsize'].map((name) => each.getAttribute(name)).join('/'));
  expect(places).toEqual(['1/1/3', '2/1/1', '1/2/3', '2/1/2', '2/2/2', '1/3/3']);
  expect(row('Week 1').textContent).toContain('Something is missing');
  await choose('Week 2');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' }).value).toBe('Week 2');
  await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), '!');
  expect(written.at(-1)).toMatchObject({ id: 'two', title: 'Week 2!' });
  expect(row('Week 2!')).toBeTruthy();
});

test('[STU-01] Enter leads from a row to its fields', async () => {
  open();
  await choose('Week 2');
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => {
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Task' }));
  });
});

test('[DOC-05] a node is named in differences, also where only its place is another', () => {
  const names = nodeNames(sessionContentDocument.fields, [{ nodes: start }]);
  expect(pathLabel(sessionContentDocument.fields, 'nodes.a.parentId', names)).toBe('Content, First, Is in');
  const moved = { path: 'nodes.a.parentId', before: 'one', after: 'two' };
  expect(shownDifferences([moved], sessionContentDocument.fields, { zone: 'UTC', names })).toEqual([
    { path: 'nodes.a.parentId', isPicture: false, before: 'Week 1', after: 'Week 2' },
  ]);
  const added = { path: 'nodes.new', before: null, after: { ...task('new', 'Week 3'), minutes: 30 } };
  expect(shownDifferences([added], sessionContentDocument.fields, { zone: 'UTC', names })[0]?.after).toBe('Week 3, 30');
});

test('[STU-01] Alt with an arrow moves at once, also into the next container, and each move is said', async () => {
  const { said } = open();
  await choose('First');
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect([order(), said.at(-1)]).toEqual(['welcome check one b a two', '2 of 2 in Week 1']);
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect([order(), said.at(-1)]).toEqual(['welcome check one b two a', '1 of 1 in Week 2']);
  expect(written.at(-1)).toMatchObject({ id: 'a', parentId: 'two' });
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(said.at(-1)).toBe('1 of 1 in Week 2, no further');
});

test('[STU-01] Space picks up, arrows move, Space puts down, and Escape puts back', async () => {
  const { said } = open();
  await choose('Week 1');
  await userEvent.keyboard(' ');
  expect(said.at(-1)).toMatch(/^Picked up, 2 of 3 in the session\./);
  await userEvent.keyboard('{ArrowDown}');
  expect(order()).toBe('welcome check two one a b');
  await userEvent.keyboard('{Escape}');
  expect([order(), said.at(-1)]).toEqual(['welcome check one a b two', 'Put back']);
  await userEvent.keyboard(' {ArrowUp} ');
  expect([order(), said.at(-1)]).toEqual(['one a b welcome check two', 'Put down, 1 of 3 in the session']);
});

test('[STU-01] Move to offers every place that a node may have (2.5.7)', async () => {
  open();
  await choose('First');
  await userEvent.click(screen.getByRole('button', { name: 'Move to' }));
  const menu = screen.getByRole('menu', { name: 'Move First to', hidden: true });
  const items = within(menu).getAllByRole('menuitem', { hidden: true });
  expect(items.map((item) => item.textContent)).toEqual(['Up', 'Down', 'The beginning', 'The end', 'Hello', 'Week 2']);
  expect(items.map((item) => item.getAttribute('aria-disabled') === 'true')).toEqual([
    false,
    false,
    true,
    false,
    false,
    false,
  ]);
  await userEvent.click(within(menu).getByRole('menuitem', { name: 'Hello', hidden: true }));
  expect(order()).toBe('welcome a check one b two');
});

test('[DOC-01] [DOC-06] a node is added where it may be, copied with what is in it and new ids, and removed', async () => {
  const { said } = open();
  await choose('First');
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  const menu = screen.getByRole('menu', { name: 'Add to the content', hidden: true });
  await userEvent.click(within(menu).getByRole('menuitem', { name: 'Button', hidden: true }));
  expect(written[4]).toMatchObject({ type: 'CTA_BUTTON', parentId: 'one', label: '', startIcon: 'NONE' });
  expect(said.at(-1)).toBe('Button added, 2 of 3 in Week 1');
  expect(screen.getByRole('textbox', { name: 'Words' })).toBeTruthy();
  await choose('Week 1');
  await userEvent.click(screen.getByRole('button', { name: 'Duplicate Week 1' }));
  expect(written.length).toBe(11);
  const copies = written.filter(({ title, id }) => title === 'Week 1' && id !== 'one');
  expect(copies.length).toBe(1);
  const inside = written.filter(({ parentId }) => parentId === copies[0]?.['id']);
  expect(inside.map(({ title }) => title)).toEqual(['First', undefined, 'Second']);
  expect(new Set(written.map(({ id }) => id)).size).toBe(11);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Week 1' }));
  expect(written.length).toBe(7);
});

test('[SSN-06] a check chooses its meeting by its title, and what it is about by its name', async () => {
  open();
  await choose('Be there');
  const meeting = await screen.findByRole('combobox', { name: 'Meeting' });
  await userEvent.selectOptions(meeting, '1: Kick-off');
  expect(written[1]).toMatchObject({ id: 'check', meeting: 1 });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Is about' }), 'Week 2 (task)');
  expect(written[1]).toMatchObject({ refId: 'two' });
});

test('[STU-01] a node is dropped where it may be alone, and its row says what matters', () => {
  const nodes = draftNodes([...start, 'no node', { id: 4, type: 'TASK' }, { id: 'x', type: 'ODD' }]);
  expect(nodes.length).toBe(start.length);
  const drop = (id: string, target: string, at: 'before' | 'after' | 'in') => dropPlace(nodes, id, { id: target, at });
  expect(drop('a', 'two', 'in')).toEqual({ parentId: 'two', before: null });
  expect(drop('a', 'b', 'after')).toEqual({ parentId: 'one', before: null });
  expect(drop('b', 'a', 'before')).toEqual({ parentId: 'one', before: 'a' });
  expect(drop('two', 'one', 'before')).toEqual({ parentId: null, before: 'one' });
  expect(drop('two', 'welcome', 'after')).toEqual({ parentId: null, before: 'one' });
  // where it is already it stays
  expect(drop('one', 'welcome', 'after')).toEqual({ parentId: null, before: 'two' });
  for (const nowhere of [
    drop('two', 'one', 'in'),
    drop('a', 'one', 'before'),
    drop('a', 'check', 'after'),
    drop('a', 'a', 'before'),
    drop('gone', 'a', 'before'),
  ])
    expect(nowhere).toBeNull();
  const one = nodes.find(({ id }) => id === 'one');
  if (one === undefined) throw new Error('it is there');
  const row = { ...one.row, due: '2026-12-03', isOptional: true, opensAt: '2026-12-01T15:00:00.000Z' };
  expect(nodeFacts({ ...one, row }, nodes, 'UTC').map((fact) => fact.replaceAll(/\s/g, ' '))).toEqual([
    'Due Dec 3, 2026',
    'Optional',
    expect.stringMatching(/^Opens Dec 1, 3:00 PM/),
  ]);
  expect(nodeName({ type: 'ANNOUNCEMENT', row: { text: '**News** of [us](/x)' } })).toBe('News of us');
  expect(nodeName({ type: 'CALENDAR', row: {} })).toBe('Five-day calendar');
  expect(addableTypes(null, nodes)).not.toContain('RICH_TEXT');
  expect(addableTypes(one, nodes)).toContain('RICH_TEXT');
});
