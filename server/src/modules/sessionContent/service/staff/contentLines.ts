import { counted } from '@atrium/domain/counted.ts';
import { isSame } from '@atrium/domain/document/isSame.ts';
import type { ContentSession } from '@atrium/domain/learning/contentFaults.ts';
import { nodeTypes } from '@atrium/domain/learning/contentTree.ts';
import type { NodeType, TreeNode } from '@atrium/domain/learning/treeNodeForm.ts';
import { formatDay, formatInstant } from '../../../../mail/formatInstant.ts';

/** What becomes of the content of a session. */
export interface ContentChange {
  readonly was: readonly TreeNode[];
  readonly is: readonly TreeNode[];
  /** Ids of nodes that go and that members have done something with, and how many these are. */
  readonly used: readonly string[];
  readonly users: number;
  readonly enrolled: number;
  readonly session: Pick<ContentSession, 'timeZone'>;
}

/** How several nodes of a type are called in a sentence, and one. */
const words: Readonly<Record<NodeType, readonly [one: string, many: string]>> = {
  ANNOUNCEMENT: ['announcement', 'announcements'],
  WELCOME: ['welcome', 'welcomes'],
  RESOURCES: ['list of resources', 'lists of resources'],
  TASK: ['task', 'tasks'],
  PROJECT_SUBMISSION: ['project', 'projects'],
  RICH_TEXT: ['text', 'texts'],
  VIDEO_GROUP: ['video group', 'video groups'],
  CTA_BUTTON: ['button', 'buttons'],
  CALENDAR: ['five-day calendar', 'five-day calendars'],
  SCHEDULE: ['schedule', 'schedules'],
  CHECKLIST_ITEM: ['check', 'checks'],
};
/** The most dates that are named one by one. */
const mostDates = 12;

/** What happens to people when the content of a session is published, a line each (DOC-03). */
export function contentLines(change: ContentChange): readonly string[] {
  const { was, is, used, users, enrolled } = change;
  const before = new Map(was.map((node) => [node.id, node]));
  const after = new Map(is.map((node) => [node.id, node]));
  const added = is.filter(({ id }) => !before.has(id));
  const gone = was.filter(({ id }) => !after.has(id));
  const both = is.flatMap((node) => {
    const former = before.get(node.id);
    return former === undefined ? [] : [[former, node] as const];
  });
  const dates = both.flatMap(([former, node]) => dateLines(former, node, change.session.timeZone));
  const moved = both.filter(([former, node]) => former.parentId !== node.parentId).length;
  const isReordered = moved === 0 && !isSame(orderOf(was, after), orderOf(is, before));
  const changed = both.filter(([former, node]) => !isSame(wordsOf(former), wordsOf(node))).length;
  return [
    ...(added.length === 0 ? [] : [`${finders(enrolled)} ${listed(added)}.`]),
    ...(gone.length === 0 ? [] : [`${listed(gone)} ${gone.length === 1 ? 'is' : 'are'} no longer there.`]),
    ...(used.length === 0
      ? []
      : [`What ${counted(users, 'member')} did with ${counted(used.length, 'of these', 'of these')} is kept.`]),
    ...dates.slice(0, mostDates),
    ...(dates.length > mostDates ? [`${counted(dates.length - mostDates, 'more date')} change.`] : []),
    ...(moved === 0 ? [] : [`${counted(moved, 'part')} ${moved === 1 ? 'is' : 'are'} in another place.`]),
    ...(isReordered ? ['The parts are in another order.'] : []),
    ...(changed === 0 ? [] : [`${counted(changed, 'part')} ${changed === 1 ? 'says' : 'say'} something else.`]),
  ];
}

function finders(enrolled: number): string {
  if (enrolled === 0) return 'Nobody is enrolled yet. Who enrolls finds';
  return enrolled === 1
    ? '1 person who is enrolled finds'
    : `${counted(enrolled, 'person', 'people')} who are enrolled find`;
}

/** '2 tasks, 1 video group' */
function listed(nodes: readonly TreeNode[]): string {
  const ofType = Map.groupBy(nodes, ({ type }) => type);
  return nodeTypes
    .flatMap((type) => {
      const [one, many] = words[type];
      const count = ofType.get(type)?.length ?? 0;
      return count === 0 ? [] : [counted(count, one, many)];
    })
    .join(', ');
}

const orderOf = (nodes: readonly TreeNode[], others: ReadonlyMap<string, unknown>): readonly string[] =>
  nodes.map(({ id }) => id).filter((id) => others.has(id));

/** What a node says, without its place and its dates. */
function wordsOf(node: TreeNode): unknown {
  return { ...node, parentId: null, due: null, opensAt: null };
}

function dateLines(former: TreeNode, node: TreeNode, timeZone: string): readonly string[] {
  const name = nameOf(node);
  const day = (text: string): string => formatDay(Date.parse(text), 'UTC');
  const at = (text: string): string => formatInstant(Date.parse(text), timeZone);
  const [due, formerDue] = [dueOf(node), dueOf(former)];
  const [opens, formerOpens] = [opensOf(node), opensOf(former)];
  return [
    ...changeLine(formerDue, due, {
      set: (to, from) => `${name} is due ${day(to)}${from === null ? '' : `, not ${day(from)}`}.`,
      unset: `${name} is no longer due on a day.`,
    }),
    ...changeLine(formerOpens, opens, {
      set: (to, from) => `${name} opens ${at(to)}${from === null ? '' : `, not ${at(from)}`}.`,
      unset: `${name} opens with the session.`,
    }),
  ];
}

function changeLine(
  from: string | null,
  to: string | null,
  say: { readonly set: (to: string, from: string | null) => string; readonly unset: string },
): readonly string[] {
  if (from === to) return [];
  return [to === null ? say.unset : say.set(to, from)];
}

const dueOf = (node: TreeNode): string | null => ('due' in node ? node.due : null);
const opensOf = (node: TreeNode): string | null => ('opensAt' in node ? node.opensAt : null);

function nameOf(node: TreeNode): string {
  const text = node.type === 'CTA_BUTTON' ? node.label : 'title' in node ? node.title : '';
  const [one] = words[node.type];
  return text === '' ? `A ${one}` : text;
}
