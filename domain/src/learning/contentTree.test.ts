import { expect, test } from 'vitest';
import {
  childrenOf,
  inTreeOrder,
  mayBeIn,
  moveNode,
  nodeTypes,
  stepPlace,
  withInside,
  withNodes,
  withoutNode,
  type PlacedNode,
} from './contentTree.ts';
import { contentFields } from './contentTreeForm.ts';

const node = (id: string, type: PlacedNode['type'], parentId: string | null = null): PlacedNode => ({
  id,
  type,
  parentId,
});
const tree: readonly PlacedNode[] = [
  node('news', 'ANNOUNCEMENT'),
  node('welcome', 'WELCOME'),
  node('hello', 'RICH_TEXT', 'welcome'),
  node('check', 'CHECKLIST_ITEM', 'welcome'),
  node('one', 'TASK'),
  node('text', 'RICH_TEXT', 'one'),
  node('films', 'VIDEO_GROUP', 'one'),
  node('two', 'TASK'),
  node('more', 'VIDEO_GROUP', 'two'),
  node('week', 'SCHEDULE'),
];
const ids = (nodes: readonly PlacedNode[]): string => nodes.map(({ id }) => id).join(' ');

test('[DOC-06] a node is moved with all that is in it, and keeps its id', () => {
  expect(inTreeOrder(tree.toReversed()).length).toBe(tree.length);
  expect(inTreeOrder(tree)).toEqual(tree);
  expect(ids(moveNode(tree, 'two', { parentId: null, before: 'one' }))).toBe(
    'news welcome hello check two more one text films week',
  );
  const moved = moveNode(tree, 'films', { parentId: 'two', before: 'more' });
  expect(ids(moved)).toBe('news welcome hello check one text two films more week');
  expect(moved.find(({ id }) => id === 'films')?.parentId).toBe('two');
  expect(ids(moveNode(tree, 'text', { parentId: 'one', before: null }))).toBe(
    'news welcome hello check one films text two more week',
  );
  // announcements come first and schedules last, wherever they are put
  expect(ids(moveNode(tree, 'news', { parentId: null, before: 'week' }))).toBe(ids(tree));
});

test('a node that may not be somewhere stays where it is', () => {
  for (const place of [
    { parentId: 'one', before: null },
    { parentId: 'gone', before: null },
    { parentId: 'films', before: null },
  ])
    expect(moveNode(tree, 'two', place)).toEqual(tree);
  expect(moveNode(tree, 'check', { parentId: 'one', before: null })).toEqual(tree);
  expect(moveNode(tree, 'films', { parentId: null, before: null })).toEqual(tree);
  expect(moveNode(tree, 'nothing', { parentId: null, before: null })).toEqual(tree);
});

test('[STU-01] a step goes to the next sibling, then into the next container that may have the node', () => {
  const stepped = (id: string, by: -1 | 1): string => {
    const place = stepPlace(tree, id, by);
    return place === null ? 'nowhere' : ids(moveNode(tree, id, place));
  };
  expect(stepped('text', 1)).toBe('news welcome hello check one films text two more week');
  expect(stepped('films', 1)).toBe('news welcome hello check one text two films more week');
  expect(stepped('more', -1)).toBe('news welcome hello check one text films more two week');
  expect(stepped('text', -1)).toBe('news welcome hello text check one films two more week');
  expect(stepped('one', 1)).toBe('news welcome hello check two more one text films week');
  expect(['news', 'week', 'check'].flatMap((id) => [stepped(id, -1), stepped(id, 1)])).toEqual(
    Array.from({ length: 6 }, () => 'nowhere'),
  );
  expect(stepPlace(tree, 'gone', 1)).toBeNull();
});

test('nodes are added at the end of their container or after another, and go with what is in them', () => {
  const added = [node('new', 'RICH_TEXT', 'one')];
  expect(ids(withNodes(tree, added))).toContain('text films new two');
  expect(ids(withNodes(tree, added, 'text'))).toContain('text new films');
  expect(ids(withoutNode(tree, 'one'))).toBe('news welcome hello check two more week');
  expect(ids(withInside(tree, 'welcome'))).toBe('welcome hello check');
  expect(withInside(tree, 'gone')).toEqual([]);
});

test('every type has its places and its fields, and a broken tree loses nothing', () => {
  expect(Object.keys(contentFields).toSorted()).toEqual([...nodeTypes].toSorted());
  for (const type of nodeTypes) expect([null, ...nodeTypes].some((parent) => mayBeIn(type, parent))).toBe(true);
  expect(mayBeIn('CHECKLIST_ITEM', 'TASK')).toBe(false);
  const circle = [node('a', 'TASK', 'b'), node('b', 'TASK', 'a'), node('lost', 'RICH_TEXT', 'gone')];
  expect(inTreeOrder(circle)).toEqual(circle);
  expect(ids(withInside(circle, 'a'))).toBe('a b');
  expect(ids(childrenOf(circle, 'gone'))).toBe('lost');
});
