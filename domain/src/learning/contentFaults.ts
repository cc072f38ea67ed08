import type { DocumentFault } from '../document/anyDocument.ts';
import { canWait, must } from '../document/faults.ts';
import { needing } from '../document/needing.ts';
import { parseInstant } from '../parseInstant.ts';
import type { SessionType } from '../session/facts.ts';
import { addDays, daysBetween, zoneClock } from '../zoneClock.ts';
import { isSelfReported } from './checklist.ts';
import { mayBeIn, nodeWords, type ContainerNodeType } from './contentTree.ts';
import { weekdayFields } from './contentTreeForm.ts';
import type { TreeNode, TreeNodeOf } from './treeNodeForm.ts';

/** What `missing` asks about the session that the content is of. Instants are epoch milliseconds. */
export interface ContentSession {
  readonly type: SessionType;
  readonly timeZone: string;
  /** When its materials open, and when it is over; null on demand. */
  readonly opensAt: number | null;
  readonly endsAt: number | null;
  /** The numbers of its meetings, from 1. */
  readonly meetings: readonly number[];
  /** The groups of lessons of its course, which that has in its own document. */
  readonly groupIds: readonly string[];
}

/** What `missing` asks about the content of a session. */
export interface ContentFacts {
  readonly sessionId: string;
  /** Null: there is none of this id yet. */
  readonly session: ContentSession | null;
  readonly unknownVideos: readonly string[];
  /** Ids of nodes and of their videos that belong to another session, or to a course. */
  readonly foreignIds: readonly string[];
  /** Ids of nodes that are of another type already. */
  readonly otherTypes: readonly string[];
}

/** Days after the end of a session in which something may still be due. */
const mostDaysAfter = 30;

/** What is wrong with the content of a session, or wanting in it. */
export function contentFaults(nodes: readonly TreeNode[], facts: ContentFacts): readonly DocumentFault[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const lessons = nodes.flatMap((node) => (node.type === 'VIDEO_GROUP' ? node.videos : []));
  return [
    ...(facts.session === null ? [sessionFault(facts.sessionId)] : []),
    ...facts.foreignIds.flatMap((id) => must(true, 'nodes', `${id} is a part of something else.`)),
    ...must(new Set(lessons.map(({ id }) => id)).size < lessons.length, 'nodes', 'Two videos have the same id.'),
    ...canWait(nodes.length === 0, 'nodes', 'There is nothing in the session yet.'),
    ...canWait(
      nodes.length > 0 && nodes.every(({ type }) => type !== 'WELCOME'),
      'nodes',
      'Nothing welcomes people: add a welcome.',
    ),
    ...nodes.flatMap((node, at) => {
      const path = `nodes.${String(at)}`;
      return [
        ...placeFaults(node, byId, path),
        ...must(facts.otherTypes.includes(node.id), path, 'It was something else before. Add a new one in its place.'),
        ...ownFaults(node, { path, byId, facts }),
      ];
    }),
  ];
}

const sessionFault = (id: string): DocumentFault => ({
  path: '',
  message: `There is no session ${id} yet.`,
  when: 'must',
  needs: { kind: 'session', id },
});

function placeFaults(node: TreeNode, byId: ReadonlyMap<string, TreeNode>, path: string): readonly DocumentFault[] {
  const parent = node.parentId === null ? null : byId.get(node.parentId);
  if (parent === undefined) return must(true, path, 'What it is in is not there any more. Move it to another place.');
  const where = parent === null ? 'by itself' : `in a ${nodeWords[parent.type].toLowerCase()}`;
  return must(
    !mayBeIn(node.type, parent?.type ?? null),
    path,
    `A ${nodeWords[node.type].toLowerCase()} cannot be ${where}. Move it to another place.`,
  );
}

interface At {
  readonly path: string;
  readonly byId: ReadonlyMap<string, TreeNode>;
  readonly facts: ContentFacts;
}

function ownFaults(node: TreeNode, at: At): readonly DocumentFault[] {
  const { path, facts } = at;
  switch (node.type) {
    case 'WELCOME':
    case 'RESOURCES':
      return containerFaults(node, at);
    case 'TASK':
    case 'PROJECT_SUBMISSION':
      return [...containerFaults(node, at), ...taskFaults(node, at)];
    case 'ANNOUNCEMENT':
      return must(node.text.trim() === '', `${path}.text`, 'The announcement says nothing.');
    case 'RICH_TEXT': {
      const isEmpty = [node.intro, node.body, node.outro].every((text) => text.trim() === '');
      return canWait(isEmpty, `${path}.body`, 'The text is empty.');
    }
    case 'VIDEO_GROUP':
      return groupFaults(node, at);
    case 'CTA_BUTTON':
      return [
        ...must(node.label.trim() === '', `${path}.label`, 'The button has no words.'),
        ...must((node.address ?? '') === '', `${path}.address`, 'The button leads nowhere.'),
        ...openFaults(node.opensAt, `${path}.opensAt`, facts),
      ];
    case 'CALENDAR':
      return mondayFaults(node.start, `${path}.start`);
    case 'SCHEDULE':
      return scheduleFaults(node, at);
    case 'CHECKLIST_ITEM':
      return checkFaults(node, at);
  }
}

const inNode = ({ byId }: At, { id }: TreeNode): readonly TreeNode[] =>
  [...byId.values()].filter(({ parentId }) => parentId === id);

function containerFaults(node: TreeNodeOf<ContainerNodeType>, at: At): readonly DocumentFault[] {
  const word = nodeWords[node.type].toLowerCase();
  return [
    ...must(node.title.trim() === '', `${at.path}.title`, `The ${word} has no title.`),
    ...canWait(inNode(at, node).length === 0, at.path, `There is nothing in the ${word}.`),
  ];
}

function taskFaults(node: TreeNodeOf<'TASK' | 'PROJECT_SUBMISSION'>, at: At): readonly DocumentFault[] {
  const { path, facts } = at;
  const own = inNode(at, node);
  return [
    ...dueFaults(node.due, `${path}.due`, facts),
    ...openFaults(node.opensAt, `${path}.opensAt`, facts),
    ...canWait(
      node.type === 'PROJECT_SUBMISSION' && own.length > 0 && own.every(({ type }) => type !== 'CTA_BUTTON'),
      path,
      'Nobody can hand the project in: add a button.',
    ),
  ];
}

function groupFaults(node: TreeNodeOf<'VIDEO_GROUP'>, { path, facts }: At): readonly DocumentFault[] {
  const ids = node.videos.map(({ videoId }) => videoId);
  return [
    ...must(node.title.trim() === '', `${path}.title`, 'The video group has no title.'),
    ...canWait(ids.length === 0, `${path}.videos`, 'The group has no video.'),
    ...must(new Set(ids).size < ids.length, `${path}.videos`, 'A video is in the group twice.'),
    ...openFaults(node.opensAt, `${path}.opensAt`, facts),
    ...node.videos.flatMap(({ videoId, isOptional, isRequired }, at) => [
      ...needing(facts.unknownVideos, [videoId], `${path}.videos.${String(at)}.videoId`, 'video'),
      ...must(
        isOptional && isRequired,
        `${path}.videos.${String(at)}.isRequired`,
        'A video is optional or needed, not both.',
      ),
    ]),
  ];
}

function mondayFaults(start: string | null, path: string): readonly DocumentFault[] {
  // the first Monday of the years that the product supports
  const isMonday = start !== null && daysBetween('2000-01-03', start) % 7 === 0;
  return [
    ...must(start === null, path, 'It does not say which week it is.'),
    ...must(start !== null && !isMonday, path, 'The week begins on a Monday.'),
  ];
}

function scheduleFaults(node: TreeNodeOf<'SCHEDULE'>, { path, byId }: At): readonly DocumentFault[] {
  return [
    ...must(node.title.trim() === '', `${path}.title`, 'The schedule has no title.'),
    ...mondayFaults(node.start, `${path}.start`),
    ...must(
      node.start !== null && node.end !== null && node.end < node.start,
      `${path}.end`,
      'It ends before it begins.',
    ),
    ...weekdayFields.flatMap((name) => {
      const { itemId } = node[name];
      const isCheck = itemId === null || byId.get(itemId)?.type === 'CHECKLIST_ITEM';
      return must(!isCheck, `${path}.${name}.itemId`, 'It shows the state of a check that is not there any more.');
    }),
  ];
}

function checkFaults(node: TreeNodeOf<'CHECKLIST_ITEM'>, { path, byId, facts }: At): readonly DocumentFault[] {
  const { subtype, refId, meeting } = node;
  const ref = refId === null ? null : (byId.get(refId) ?? null);
  const isLesson = refId !== null && facts.session?.groupIds.includes(refId) === true;
  const [refPath, meetingPath] = [`${path}.refId`, `${path}.meeting`];
  const titleFaults = must(node.title.trim() === '', `${path}.title`, 'The check has no title.');
  const gone = must(
    refId !== null && ref === null && !isLesson,
    refPath,
    'It is about something that is not there any more.',
  );
  if (isSelfReported({ subtype, selfReporting: node.isSelfReported })) return [...titleFaults, ...gone];
  if (subtype === 'ZOOM_ATTENDANCE') {
    const isThere = meeting !== null && facts.session?.meetings.includes(meeting) === true;
    return [
      ...titleFaults,
      ...must(meeting === null, meetingPath, 'It does not say which meeting is to be attended.'),
      ...must(
        meeting !== null && facts.session !== null && !isThere,
        meetingPath,
        `The session has no meeting ${String(meeting)}.`,
      ),
    ];
  }
  const isProject = subtype === 'PROJECT_SUBMISSION';
  const fits = isProject ? ref?.type === 'PROJECT_SUBMISSION' : isLesson || holdsVideos(ref, byId);
  const words = isProject ? 'It does not say which project is to be handed in.' : 'It does not say what to watch.';
  return [...titleFaults, ...gone, ...must(gone.length === 0 && !fits, refPath, words)];
}

/** Whether something is a group of videos, or has one in it. */
function holdsVideos(node: TreeNode | null, byId: ReadonlyMap<string, TreeNode>): boolean {
  if (node === null) return false;
  if (node.type === 'VIDEO_GROUP') return true;
  return [...byId.values()].some(({ type, parentId }) => type === 'VIDEO_GROUP' && parentId === node.id);
}

/** A day that was left behind when the session moved, or was copied. */
function dueFaults(due: string | null, path: string, { session }: ContentFacts): readonly DocumentFault[] {
  if (due === null || session === null || session.opensAt === null || session.endsAt === null) return [];
  const { dayAt } = zoneClock(session.timeZone);
  return [
    ...canWait(due < dayAt(session.opensAt), path, 'It is due before the session opens.'),
    ...canWait(
      due > addDays(dayAt(session.endsAt), mostDaysAfter),
      path,
      `It is due more than ${String(mostDaysAfter)} days after the session.`,
    ),
  ];
}

function openFaults(opensAt: string | null, path: string, { session }: ContentFacts): readonly DocumentFault[] {
  const endsAt = session?.endsAt ?? null;
  const isLate = opensAt !== null && endsAt !== null && parseInstant(opensAt) > endsAt;
  return canWait(isLate, path, 'It opens after the session is over.');
}
