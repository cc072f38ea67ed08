import { counted } from '@atrium/domain/counted.ts';
import { textOf, type DocumentFields } from '@atrium/domain/document/anyDocument.ts';
import { isRecord } from '@atrium/domain/document/isSame.ts';
import {
  childrenOf,
  listOfNode,
  mayBeIn,
  nodeTypes,
  nodeWords,
  siblingsOf,
  type NodePlace,
  type PlacedNode,
} from '@atrium/domain/learning/contentTree.ts';
import type { NodeType } from '@atrium/domain/learning/treeNodeForm.ts';
import { formatDayAndTime, formatPlainDay } from '#lib/dates.ts';
import { plainText } from './plainText.ts';

/** A node of a draft, whose other fields may be anything, with its place in the list. */
export interface DraftNode extends PlacedNode {
  readonly row: Readonly<Record<string, unknown>>;
  /** Where it is in the list, as faults name it. */
  readonly at: number;
}

/** The nodes of a value that is a tree; what is no node is left out, and nobody loses it by a press. */
export function draftNodes(value: unknown): readonly DraftNode[] {
  if (!Array.isArray(value)) return [];
  return (value as readonly unknown[]).flatMap((row, at) => {
    const type = isRecord(row) ? nodeTypes.find((each) => each === row['type']) : undefined;
    if (!isRecord(row) || type === undefined || typeof row['id'] !== 'string') return [];
    const parentId = typeof row['parentId'] === 'string' ? row['parentId'] : null;
    return [{ id: row['id'], type, parentId, row, at }];
  });
}

/** The rows of nodes, as the draft has them. */
export function rowsOfNodes(nodes: readonly DraftNode[]): readonly Readonly<Record<string, unknown>>[] {
  return nodes.map(({ row, parentId }) => (row['parentId'] === parentId ? row : { ...row, parentId }));
}

/** What people read of a node: its title, its words, the beginning of its text, else its type. */
export function nodeName({ type, row }: Pick<DraftNode, 'type' | 'row'>): string {
  // a title is plain: what is in angle brackets there is part of it
  const plain = [row['title'], row['label']].map((each) => textOf(each).trim());
  const rich = [row['text'], row['intro'], row['body']].map((each) => withoutMarks(plainText(textOf(each))).trim());
  const text = [...plain, ...rich].find((each) => each !== '');
  return text === undefined ? nodeWords[type] : text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** What people read of the nodes of trees in some bodies of a document, by their ids. */
export function nodeNames(fields: DocumentFields, bodies: readonly unknown[]): ReadonlyMap<string, string> {
  const trees = Object.keys(fields).filter((name) => fields[name]?.part === 'tree');
  const nodes = bodies.flatMap((body) => (isRecord(body) ? trees.flatMap((name) => draftNodes(body[name])) : []));
  return new Map(nodes.map((node) => [node.id, nodeName(node)]));
}

/** Without what announcements are written with. */
const withoutMarks = (markdown: string): string =>
  markdown.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/[*_`#>]/g, '');

/** What is said of a node in its row: 'Due Nov 30, 2026', '3 videos', 'Optional'. */
export function nodeFacts(node: DraftNode, nodes: readonly DraftNode[], zone: string): readonly string[] {
  const { row } = node;
  const due = textOf(row['due']);
  const opens = Date.parse(textOf(row['opensAt']));
  const start = node.type === 'CALENDAR' || node.type === 'SCHEDULE' ? textOf(row['start']) : '';
  const videos = node.type === 'VIDEO_GROUP' && Array.isArray(row['videos']) ? row['videos'].length : null;
  const checks = childrenOf(nodes, node.id).filter(({ type }) => type === 'CHECKLIST_ITEM').length;
  return [
    ...(isDay(due) ? [`Due ${formatPlainDay(due)}`] : []),
    ...(isDay(start) ? [`From ${formatPlainDay(start)}`] : []),
    ...(videos === null ? [] : [counted(videos, 'video')]),
    ...(checks === 0 ? [] : [counted(checks, 'check')]),
    ...(row['isOptional'] === true ? ['Optional'] : []),
    ...(Number.isNaN(opens) ? [] : [`Opens ${formatDayAndTime(opens, zone)}`]),
  ];
}

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text);

/** Which types may be added beside a node, or in it; null: nothing is chosen. */
export function addableTypes(chosen: DraftNode | null, nodes: readonly DraftNode[]): readonly NodeType[] {
  const parent = chosen === null ? null : containerOf(chosen, nodes);
  return nodeTypes.filter((type) => mayBeIn(type, null) || (parent !== null && mayBeIn(type, parent.type)));
}

/** The container that a node is, or that it is in; null: neither. */
export function containerOf(node: DraftNode, nodes: readonly DraftNode[]): DraftNode | null {
  if (listOfNode(node.type) === 'containers') return node;
  return nodes.find(({ id }) => id === node.parentId) ?? null;
}

/** '2 of 4 in Week 2': where a node is. */
export function placeWords(nodes: readonly DraftNode[], id: string): string {
  const node = nodes.find((each) => each.id === id);
  if (node === undefined) return '';
  const siblings = siblingsOf(nodes, node);
  const parent = nodes.find((each) => each.id === node.parentId);
  const where = parent === undefined ? 'the session' : nodeName(parent);
  return `${String(siblings.findIndex((each) => each.id === id) + 1)} of ${String(siblings.length)} in ${where}`;
}

/** The place of a node that is dropped on or beside another one; null where it may not be. */
export function dropPlace(
  nodes: readonly DraftNode[],
  id: string,
  { id: targetId, at }: { readonly id: string; readonly at: 'before' | 'after' | 'in' },
): NodePlace | null {
  const node = nodes.find((each) => each.id === id);
  const target = nodes.find((each) => each.id === targetId);
  if (node === undefined || target === undefined || node === target) return null;
  if (at === 'in') return mayBeIn(node.type, target.type) ? { parentId: target.id, before: null } : null;
  const parent = nodes.find((each) => each.id === target.parentId);
  if (listOfNode(node.type) !== listOfNode(target.type) || !mayBeIn(node.type, parent?.type ?? null)) return null;
  if (at === 'before') return { parentId: target.parentId, before: target.id };
  const siblings = siblingsOf(nodes, target).filter((each) => each.id !== id);
  const next = siblings[siblings.indexOf(target) + 1];
  return { parentId: target.parentId, before: next?.id ?? null };
}
