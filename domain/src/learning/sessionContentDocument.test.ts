import { expect, test } from 'vitest';
import { readBody, type DocumentFault } from '../document/anyDocument.ts';
import { parseInstant } from '../parseInstant.ts';
import { contentFaults, type ContentFacts } from './contentFaults.ts';
import { sessionContentDocument, withNewNodeIds } from './sessionContentDocument.ts';
import type { TreeNode } from './treeNodeForm.ts';

const facts: ContentFacts = {
  sessionId: 'run',
  session: {
    type: 'LIVE',
    timeZone: 'America/New_York',
    opensAt: parseInstant('2026-11-24T17:00:00Z'),
    endsAt: parseInstant('2026-12-04T18:00:00Z'),
    meetings: [1, 2],
    groupIds: [],
  },
  unknownVideos: ['lost-film'],
  foreignIds: [],
  otherTypes: [],
};
const welcome: TreeNode = { id: 'welcome', type: 'WELCOME', parentId: null, title: 'Hello' };
const task: TreeNode = {
  id: 'task',
  type: 'TASK',
  parentId: null,
  title: 'Week 1',
  due: '2026-11-30',
  opensAt: null,
  minutes: null,
  isOptional: false,
  summary: '',
};
const project: TreeNode = { ...task, id: 'project', type: 'PROJECT_SUBMISSION', title: 'Your project' };
const video = { id: 'place', videoId: 'film', isOptional: false, isRequired: false, isPreviewHidden: false };
const films: TreeNode = {
  id: 'films',
  type: 'VIDEO_GROUP',
  parentId: 'task',
  title: 'Lessons',
  opensAt: null,
  isOptional: false,
  intro: '',
  videos: [video],
  outro: '',
};
const text: TreeNode = {
  id: 'text',
  type: 'RICH_TEXT',
  parentId: 'welcome',
  title: '',
  intro: '',
  body: 'Hi',
  outro: '',
};
const button: TreeNode = {
  id: 'button',
  type: 'CTA_BUTTON',
  parentId: 'project',
  label: 'Hand in',
  address: 'mailto:desk@academy.example?subject=Project',
  opensAt: null,
  startIcon: 'upload',
  endIcon: 'NONE',
};
const check: TreeNode = {
  id: 'check',
  type: 'CHECKLIST_ITEM',
  parentId: 'welcome',
  title: 'Watch',
  subtitle: '',
  group: 'Week 1',
  subtype: 'VIDEO_GROUP',
  isSelfReported: false,
  refId: 'films',
  meeting: null,
};
const day = { text: '', button: '', itemId: null };
const schedule: TreeNode = {
  id: 'schedule',
  type: 'SCHEDULE',
  parentId: null,
  title: 'Week 1',
  start: '2026-11-23',
  end: '2026-11-27',
  calendar: null,
  monday: { ...day, itemId: 'check' },
  tuesday: day,
  wednesday: day,
  thursday: day,
  friday: day,
};
const whole: readonly TreeNode[] = [welcome, text, check, task, films, project, button, schedule];

const worded = (faults: readonly DocumentFault[]): readonly string[] =>
  faults.map(({ path, message, when }) => `${when === 'must' ? '!' : '?'} ${path}: ${message}`);
/** What is wrong with the whole tree when one node of it is another. */
const faultsWith = (node: TreeNode, more: Partial<ContentFacts> = {}): readonly string[] =>
  worded(
    contentFaults(
      whole.map((each) => (each.id === node.id ? node : each)),
      { ...facts, ...more },
    ),
  );

test('[DOC-03] a tree with all that it needs has no fault, and its form is that of its schema', () => {
  expect(contentFaults(whole, facts)).toEqual([]);
  expect(readBody(sessionContentDocument, { nodes: whole }).faults).toEqual([]);
  expect(sessionContentDocument.titleOf({ nodes: whole })).toBe('Hello');
  expect(sessionContentDocument.titleOf({ nodes: [text, task] })).toBe('Week 1');
  expect(sessionContentDocument.titleOf({})).toBe('');
});

test('[DOC-03] what a node lacks is said at its field: what stops publishing and what can wait', () => {
  expect(faultsWith({ ...films, videos: [] })).toEqual(['? nodes.4.videos: The group has no video.']);
  expect(faultsWith({ ...films, videos: [video, { ...video, id: 'again' }] })).toEqual([
    '! nodes.4.videos: A video is in the group twice.',
  ]);
  expect(faultsWith({ ...button, label: ' ', address: null })).toEqual([
    '! nodes.6.label: The button has no words.',
    '! nodes.6.address: The button leads nowhere.',
  ]);
  expect(faultsWith({ ...button, opensAt: '2026-12-05T00:00:00.000Z' })).toEqual([
    '? nodes.6.opensAt: It opens after the session is over.',
  ]);
  expect(faultsWith({ ...task, title: '', due: '2026-11-23' })).toEqual([
    '! nodes.3.title: The task has no title.',
    '? nodes.3.due: It is due before the session opens.',
  ]);
  expect(faultsWith({ ...task, due: '2027-01-04' })).toEqual([
    '? nodes.3.due: It is due more than 30 days after the session.',
  ]);
  // days are those of the zone of the session: it ends on December 4 there
  expect(faultsWith({ ...task, due: '2027-01-03' })).toEqual([]);
  expect(faultsWith({ ...schedule, start: '2026-11-24', end: '2026-11-20' })).toEqual([
    '! nodes.7.start: The week begins on a Monday.',
    '! nodes.7.end: It ends before it begins.',
  ]);
  expect(faultsWith({ ...schedule, start: null, monday: { ...day, itemId: 'gone' } })).toEqual([
    '! nodes.7.start: It does not say which week it is.',
    '! nodes.7.monday.itemId: It shows the state of a check that is not there any more.',
  ]);
  expect(worded(contentFaults([welcome], facts))).toEqual(['? nodes.0: There is nothing in the welcome.']);
  expect(worded(contentFaults([], facts))).toEqual(['? nodes: There is nothing in the session yet.']);
});

test('[DOC-03] [SSN-06] a check that leads to nothing is a fault', () => {
  expect(faultsWith({ ...check, refId: 'gone' })).toEqual([
    '! nodes.2.refId: It is about something that is not there any more.',
  ]);
  expect(faultsWith({ ...check, refId: null })).toEqual(['! nodes.2.refId: It does not say what to watch.']);
  expect(faultsWith({ ...check, refId: 'project' })).toEqual(['! nodes.2.refId: It does not say what to watch.']);
  expect(faultsWith({ ...check, refId: 'task' })).toEqual([]);
  expect(faultsWith({ ...check, subtype: 'PROJECT_SUBMISSION', refId: 'task' })).toEqual([
    '! nodes.2.refId: It does not say which project is to be handed in.',
  ]);
  expect(faultsWith({ ...check, subtype: 'PROJECT_SUBMISSION', refId: 'project' })).toEqual([]);
  const attend = { ...check, subtype: 'ZOOM_ATTENDANCE', refId: null } as const;
  expect(faultsWith({ ...attend, meeting: 2 })).toEqual([]);
  expect(faultsWith({ ...attend, meeting: 3 })).toEqual(['! nodes.2.meeting: The session has no meeting 3.']);
  expect(faultsWith(attend)).toEqual(['! nodes.2.meeting: It does not say which meeting is to be attended.']);
  expect(faultsWith({ ...check, subtype: 'OTHER_SELF_REPORTED', refId: null })).toEqual([]);
  expect(faultsWith({ ...check, isSelfReported: true, refId: null })).toEqual([]);
});

test('[DOC-07] what the content needs is named: its session, its videos, and ids that are of something else', () => {
  const [first] = contentFaults(whole, { ...facts, session: null });
  expect(first).toEqual({
    path: '',
    message: 'There is no session run yet.',
    when: 'must',
    needs: { kind: 'session', id: 'run' },
  });
  const lost = whole.map((node) =>
    node.id === 'films' ? { ...films, videos: [{ ...video, videoId: 'lost-film' }] } : node,
  );
  expect(contentFaults(lost, facts)).toEqual([
    {
      path: 'nodes.4.videos.0.videoId',
      message: 'There is no video lost-film.',
      when: 'must',
      needs: { kind: 'video', id: 'lost-film' },
    },
  ]);
  expect(faultsWith(task, { foreignIds: ['task'], otherTypes: ['films'] })).toEqual([
    '! nodes: task is a part of something else.',
    '! nodes.4: It was something else before. Add a new one in its place.',
  ]);
  expect(faultsWith({ ...films, parentId: 'gone' })).toContain(
    '! nodes.4: What it is in is not there any more. Move it to another place.',
  );
  expect(faultsWith({ ...check, parentId: 'task' })).toContain(
    '! nodes.2: A check cannot be in a task. Move it to another place.',
  );
  expect(faultsWith({ ...films, parentId: null })).toContain(
    '! nodes.4: A video group cannot be by itself. Move it to another place.',
  );
});

test('[DOC-06] copies have ids of their own, and refer to each other as the originals do', () => {
  let made = 0;
  const copies = withNewNodeIds(whole, () => `new-${String((made += 1))}`);
  const ids = new Map(whole.map(({ id }, at) => [id, copies[at]?.id ?? '']));
  expect(new Set([...copies.map(({ id }) => id), ...whole.map(({ id }) => id)]).size).toBe(2 * whole.length);
  expect(copies.map(({ parentId }) => parentId)).toEqual(
    whole.map(({ parentId }) => (parentId === null ? null : ids.get(parentId))),
  );
  const copy = (id: string) => copies.find((node) => node.id === ids.get(id));
  expect(copy('check')).toMatchObject({ refId: ids.get('films'), title: 'Watch' });
  expect(copy('schedule')).toMatchObject({ monday: { itemId: ids.get('check') }, tuesday: day });
  expect(copy('films')).toMatchObject({ videos: [{ videoId: 'film' }] });
  expect(copy('films')).not.toMatchObject({ videos: [{ id: 'place' }] });
  expect(contentFaults(copies, facts)).toEqual([]);
});
