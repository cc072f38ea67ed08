import type { NodeType } from './treeNodeForm.ts';

// How the nodes of a session's content are in each other. Their list has them in the order of the tree, each after the
// node that it is in, so that what two people do to different nodes is merged (DOC-02).

/** What the order of a tree is about; a draft may have any. */
export interface PlacedNode {
  readonly id: string;
  readonly type: NodeType;
  readonly parentId: string | null;
}

/** How people call one of each type. */
export const nodeWords: Readonly<Record<NodeType, string>> = {
  ANNOUNCEMENT: 'Announcement',
  WELCOME: 'Welcome',
  RESOURCES: 'Resources',
  TASK: 'Task',
  PROJECT_SUBMISSION: 'Project',
  RICH_TEXT: 'Text',
  VIDEO_GROUP: 'Video group',
  CTA_BUTTON: 'Button',
  CALENDAR: 'Five-day calendar',
  SCHEDULE: 'Schedule of a week',
  CHECKLIST_ITEM: 'Check',
};
export const nodeTypes = Object.keys(nodeWords) as readonly NodeType[];

const containers = ['WELCOME', 'RESOURCES', 'TASK', 'PROJECT_SUBMISSION'] as const satisfies readonly NodeType[];
/** Nodes with others in them. */
export type ContainerNodeType = (typeof containers)[number];

export function isContainerType(type: NodeType): type is ContainerNodeType {
  return (containers as readonly NodeType[]).includes(type);
}

/** The list, of those in one node, in which a node has its place: members meet each of them apart from the others. */
type NodeList = 'news' | 'containers' | 'schedules' | 'items' | 'checks';
const lists: readonly NodeList[] = ['news', 'containers', 'schedules', 'items', 'checks'];

/** In which list of its siblings a node is. */
export function listOfNode(type: NodeType): NodeList {
  if (type === 'ANNOUNCEMENT') return 'news';
  if (type === 'SCHEDULE') return 'schedules';
  if (type === 'CHECKLIST_ITEM') return 'checks';
  return isContainerType(type) ? 'containers' : 'items';
}

/** Whether a node may be in one of this type; null: in the session itself. */
export function mayBeIn(type: NodeType, parent: NodeType | null): boolean {
  const list = listOfNode(type);
  if (parent === null) return list === 'news' || list === 'containers' || list === 'schedules';
  if (list === 'checks') return parent === 'WELCOME' || parent === 'RESOURCES';
  return list === 'items' && isContainerType(parent);
}

/**
 * The nodes in the order of the tree: announcements, containers each with what is in it, then schedules; checks after
 * what else is in their container. A node whose parent there is not is at the end.
 */
export function inTreeOrder<Node extends PlacedNode>(nodes: readonly Node[]): Node[] {
  const ordered = childrenOf(nodes, null).flatMap((node) => [node, ...inside(nodes, node, new Set([node.id]))]);
  const found = new Set(ordered.map(({ id }) => id));
  return [...ordered, ...nodes.filter(({ id }) => !found.has(id))];
}

/** The nodes that are in one, in their order; null: at the top. */
export function childrenOf<Node extends PlacedNode>(nodes: readonly Node[], parentId: string | null): Node[] {
  const own = nodes.filter((node) => node.parentId === parentId);
  return lists.flatMap((list) => own.filter(({ type }) => listOfNode(type) === list));
}

/** All that is in a node, at any depth; a draft may have circles. */
function inside<Node extends PlacedNode>(nodes: readonly Node[], node: Node, seen: Set<string>): Node[] {
  return childrenOf(nodes, node.id).flatMap((child) => {
    if (seen.has(child.id)) return [];
    seen.add(child.id);
    return [child, ...inside(nodes, child, seen)];
  });
}

/** A node with all that is in it. */
export function withInside<Node extends PlacedNode>(nodes: readonly Node[], id: string): Node[] {
  const node = nodes.find((each) => each.id === id);
  return node === undefined ? [] : [node, ...inside(nodes, node, new Set([id]))];
}

/** Those among which a node has its place: of its list, in the same node. */
export function siblingsOf<Node extends PlacedNode>(
  nodes: readonly Node[],
  { type, parentId }: Pick<PlacedNode, 'type' | 'parentId'>,
): Node[] {
  return childrenOf(nodes, parentId).filter((node) => listOfNode(node.type) === listOfNode(type));
}

/** Where a node is to be: in which other one, and before which of its siblings; null: as the last of them. */
export interface NodePlace {
  readonly parentId: string | null;
  readonly before: string | null;
}

/** The nodes with one, and all that is in it, at another place; as they are where it may not be there. */
export function moveNode<Node extends PlacedNode>(nodes: readonly Node[], id: string, place: NodePlace): Node[] {
  const node = nodes.find((each) => each.id === id);
  const parent = place.parentId === null ? null : nodes.find((each) => each.id === place.parentId);
  if (node === undefined || parent === undefined || !mayBeIn(node.type, parent?.type ?? null)) return [...nodes];
  if (place.before === id) return [...nodes];
  const others = nodes.filter((each) => each.id !== id);
  const at = others.findIndex((each) => each.id === place.before);
  const moved = { ...node, parentId: place.parentId };
  return inTreeOrder(at === -1 ? [...others, moved] : [...others.slice(0, at), moved, ...others.slice(at)]);
}

/**
 * The place one step up or down: before or after the next sibling, and from the end of one container into the next that
 * may have it; null where there is none.
 */
export function stepPlace(nodes: readonly PlacedNode[], id: string, by: -1 | 1): NodePlace | null {
  const node = nodes.find((each) => each.id === id);
  if (node === undefined) return null;
  const siblings = siblingsOf(nodes, node);
  const at = siblings.findIndex((each) => each.id === id);
  const next = siblings[at + by];
  if (next !== undefined) {
    const before = by === -1 ? next.id : (siblings[at + 2]?.id ?? null);
    return { parentId: node.parentId, before };
  }
  if (node.parentId === null) return null;
  const parents = childrenOf(nodes, null).filter(({ type }) => mayBeIn(node.type, type));
  const own = parents.findIndex((each) => each.id === node.parentId);
  const parent = own === -1 ? undefined : parents[own + by];
  if (parent === undefined) return null;
  const there = siblingsOf(nodes, { type: node.type, parentId: parent.id });
  return { parentId: parent.id, before: by === 1 ? (there[0]?.id ?? null) : null };
}

/** The nodes without one and all that is in it. */
export function withoutNode<Node extends PlacedNode>(nodes: readonly Node[], id: string): Node[] {
  const gone = new Set(withInside(nodes, id).map((node) => node.id));
  return nodes.filter((node) => !gone.has(node.id));
}

/** The nodes with new ones at the end of those in their parent, or right after one of their siblings. */
export function withNodes<Node extends PlacedNode>(
  nodes: readonly Node[],
  added: readonly Node[],
  after: string | null = null,
): Node[] {
  const at = after === null ? -1 : nodes.findIndex(({ id }) => id === after);
  return inTreeOrder(at === -1 ? [...nodes, ...added] : [...nodes.slice(0, at + 1), ...added, ...nodes.slice(at + 1)]);
}
