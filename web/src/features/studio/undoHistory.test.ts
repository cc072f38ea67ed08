import { expect, test } from 'vitest';
import { UndoHistory } from './undoHistory.ts';

test('[DOC-02] changes are taken back one after another over all fields, and made again', () => {
  const history = new UndoHistory();
  const body = { title: 'One', text: 'A' };
  history.add({ title: 'One' }, { title: 'Two' }, 0);
  history.close();
  history.add({ text: 'A' }, { text: 'B' }, 10);
  const now = { ...body, title: 'Two', text: 'B' };
  expect(history.undo(now)).toEqual({ names: ['text'], values: { text: 'A' } });
  expect(history.undo({ ...now, text: 'A' })).toEqual({ names: ['title'], values: { title: 'One' } });
  expect(history.undo(body)).toBeNull();
  expect(history.redo(body)).toEqual({ names: ['title'], values: { title: 'Two' } });
  expect(history.redo({ ...body, title: 'Two' })).toEqual({ names: ['text'], values: { text: 'B' } });
  expect(history.redo(now)).toBeNull();
});

test('[DOC-02] what is typed in one go is one change, until the field is left or a second has passed', () => {
  const history = new UndoHistory();
  history.add({ title: '' }, { title: 'O' }, 0);
  history.add({ title: 'O' }, { title: 'On' }, 900);
  history.add({ title: 'On' }, { title: 'One' }, 2_000);
  history.close();
  history.add({ title: 'One' }, { title: 'One!' }, 2_001);
  history.add({ text: '' }, { text: 'A' }, 2_002);
  const steps = [
    [{ title: 'One!', text: 'A' }, { text: '' }],
    [{ title: 'One!', text: '' }, { title: 'One' }],
    [{ title: 'One', text: '' }, { title: 'On' }],
    [{ title: 'On', text: '' }, { title: '' }],
  ] as const;
  for (const [current, values] of steps) expect(history.undo(current)?.values).toEqual(values);
  expect(history.undo({ title: '', text: '' })).toBeNull();
});

test('[DOC-02] a new change ends what could be made again, and what is no change is none', () => {
  const history = new UndoHistory();
  history.add({ title: 'A' }, { title: 'A' }, 0);
  expect(history.undo({ title: 'A' })).toBeNull();
  history.add({ title: 'A' }, { title: 'B' }, 0);
  history.undo({ title: 'B' });
  history.add({ title: 'A' }, { title: 'C' }, 5_000);
  expect(history.redo({ title: 'C' })).toBeNull();
});

test('[DOC-02] what somebody else has changed is never taken back with mine', () => {
  const rows = (one: string, two: string) => [
    { id: 'a', title: one },
    { id: 'b', title: two },
  ];
  const history = new UndoHistory();
  history.add({ rows: rows('A', 'B') }, { rows: rows('Mine', 'B') }, 0);
  // another row of the same field keeps what they have written
  expect(history.undo({ rows: rows('Mine', 'Theirs') })?.values).toEqual({ rows: rows('A', 'Theirs') });
  expect(history.redo({ rows: rows('A', 'Theirs') })?.values).toEqual({ rows: rows('Mine', 'Theirs') });
  // the same text was changed by them: it stays, and the change before it is the next
  history.close();
  history.add({ title: 'A' }, { title: 'Mine' }, 9_000);
  expect(history.undo({ title: 'Theirs', rows: rows('Mine', 'B') })).toEqual({ names: ['title'], values: null });
  expect(history.undo({ title: 'Theirs', rows: rows('Mine', 'B') })?.names).toEqual(['rows']);
  // they have put it back themselves
  history.add({ title: 'A' }, { title: 'Mine' }, 20_000);
  expect(history.undo({ title: 'A', rows: rows('A', 'B') })).toBeNull();
});

test('[DOC-02] a change of several fields, as another zone is, is taken back as a whole', () => {
  const history = new UndoHistory();
  history.add({ zone: 'UTC', start: '1' }, { zone: 'Europe/Berlin', start: '2' }, 0);
  expect(history.undo({ zone: 'Europe/Berlin', start: '2', title: 'T' })?.values).toEqual({ zone: 'UTC', start: '1' });
});
