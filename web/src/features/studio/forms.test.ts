import { certificateDocument } from '@atrium/domain/certificate/certificateDocument.ts';
import { readBody, type DocumentFields } from '@atrium/domain/document/anyDocument.ts';
import { eventDocument } from '@atrium/domain/event/eventDocument.ts';
import { instantText } from '@atrium/domain/parseInstant.ts';
import { passDocument } from '@atrium/domain/pass/passDocument.ts';
import { planDocument } from '@atrium/domain/plan/planDocument.ts';
import { resourceDocument } from '@atrium/domain/resource/resourceDocument.ts';
import { expect, test } from 'vitest';
import { doorOf } from './documentState.ts';
import { emptyGroup, shapeOf } from './fieldShape.ts';
import { inZone } from './inZone.ts';
import { findKind, readableKinds, studioKinds, studioPath } from './kinds.ts';
import { formatPlace, mostChosen, parsePlace } from './listPlace.ts';
import { newDocument } from './newDocument.ts';
import { publishLabel } from './publishWords.ts';
import { pathLabel, shownDifferences } from './shownDifferences.ts';
import { formatStudioFilters, parseStudioFilters, sortedAs, sortedBy } from './studioFilters.ts';
import { withValue } from './withValue.ts';
import { instantAt, localTime } from './zonedTime.ts';

test('[DOC-01] a time is written as the clock of its zone shows it, also where that jumps', () => {
  for (const zone of ['UTC', 'America/New_York', 'Europe/Berlin', 'Asia/Kolkata', 'Pacific/Auckland']) {
    // every 29 hours of a year, so that both changes of the clock are near one of them
    for (let at = 1_780_000_000_000; at < 1_811_000_000_000; at += 29 * 3_600_000) {
      const minute = at - (at % 60_000);
      const shown = localTime(instantText(minute), zone);
      const back = instantAt(shown, zone) ?? '';
      // an hour that the clock shows twice has two instants, of which the first is taken
      expect([zone, localTime(back, zone)]).toEqual([zone, shown]);
      expect(minute - new Date(back).getTime()).toBeOneOf([0, 3_600_000]);
    }
  }
  expect(instantAt('2026-12-02T18:00', 'Europe/Paris')).toBe('2026-12-02T17:00:00.000Z');
  expect(instantAt('2027-03-14T02:30', 'America/New_York')).toBe('2027-03-14T07:30:00.000Z');
  for (const nothing of ['', 'soon', '2026-13-40T10:00']) expect(instantAt(nothing, 'UTC')).toBeNull();
  for (const nothing of ['', null, 'soon', 4]) expect(localTime(nothing, 'UTC')).toBe('');
});

test('[DOC-01] every field of every kind has a part that fills it in, named by the definition or its key', () => {
  const shapes = (fields: DocumentFields): string[] =>
    Object.entries(fields).flatMap(([name, field]) => {
      const { shape } = shapeOf(field);
      expect(field.label).not.toBe('');
      return [
        `${name}: ${shape.type}`,
        ...(shape.type === 'group' || shape.type === 'rows' ? shapes(shape.fields) : []),
      ];
    });
  expect(shapes(eventDocument.fields)).toEqual(
    expect.arrayContaining(['details: text', 'status: choice', 'type: group', 'key: text', 'label: text']),
  );
  expect(shapes(certificateDocument.fields)).toEqual(
    expect.arrayContaining(['groups: rows', 'courses: rows', 'isRequired: switch', 'electives: number']),
  );
  expect(shapes(resourceDocument.fields)).toEqual(
    expect.arrayContaining(['areas: words', 'parts: rows', 'text: text']),
  );
  expect(shapes(passDocument.fields)).toEqual(
    expect.arrayContaining(['look: group', 'hero: group', 'sessionIds: words', 'slots: number']),
  );
  expect(shapes(planDocument.fields)).toEqual(
    expect.arrayContaining(['questions: rows', 'options: rows', 'onlyIf: group', 'plans: keyed', 'when: keyed']),
  );
  expect(shapeOf(eventDocument.fields['room'] ?? { schema: eventDocument.schema }).empty).toBe('null');
});

test('[DOC-06] a row that is added has an id of its own, and every field of its schema', () => {
  const groups = certificateDocument.fields['groups'];
  const shape = groups && shapeOf(groups).shape;
  if (shape?.type !== 'rows') throw new Error('groups are rows');
  const [one, other] = [emptyGroup(shape.fields), emptyGroup(shape.fields)];
  expect(one['id']).not.toBe(other['id']);
  const body = {
    ...certificateDocument.empty,
    slug: 'a',
    picture: '/a.svg',
    badge: '<svg></svg>',
    groups: [one, other],
  };
  const faults = readBody(certificateDocument, body).faults.filter(({ path }) => path.startsWith('groups'));
  expect(faults).toEqual([]);
});

test('[DOC-01] a course that is added to a certificate counts and is required, until somebody says otherwise', () => {
  const { groups } = certificateDocument.fields;
  const { shape } = shapeOf(groups ?? { schema: certificateDocument.schema });
  const group = shape.type === 'rows' ? emptyGroup(shape.fields) : {};
  expect(group).toMatchObject({ isPublished: true, isCapstone: false, electives: 0, courses: [] });
  const courses = shape.type === 'rows' ? shape.fields['courses'] : undefined;
  const row = courses === undefined ? null : shapeOf(courses).shape;
  const course = row?.type === 'rows' ? emptyGroup(row.fields) : {};
  expect(course).toEqual({ courseId: '', isRequired: true, isLiveOnly: false, isPublished: true });
});

test('a value of a group is changed in its place, added at the end, and taken out', () => {
  expect(JSON.stringify(withValue({ a: 1, b: 2 }, 'a', 3))).toBe('{"a":3,"b":2}');
  expect(withValue({ a: 1 }, 'b', null)).toEqual({ a: 1, b: null });
  expect(withValue({ a: 1, b: 2 }, 'a', undefined)).toEqual({ b: 2 });
  expect(withValue(null, 'a', 1)).toEqual({ a: 1 });
});

test('[DOC-01] a new document begins with its title, an id of its own and a short name for its address', () => {
  const resource = findKind('resource');
  const quiz = findKind('plan');
  if (resource === null || quiz === null) throw new Error('there are both');
  expect(newDocument(resource, { title: ' Über den Preis! ', zone: 'UTC' }, 'x1')).toMatchObject({
    documentId: 'uber-den-preis-x1',
    body: { title: 'Über den Preis!', slug: 'uber-den-preis' },
  });
  // cut between two words, it is still a name that may be published
  const { body } = newDocument(resource, { title: `${'x'.repeat(79)} and more`, zone: 'UTC' }, 'x1');
  expect(body['slug']).toBe('x'.repeat(79));
  expect(newDocument(resource, { title: '価格', zone: 'UTC' }, 'x1').documentId).toBe('x1');
  expect(newDocument(quiz, { title: '', zone: 'UTC' }).documentId).toBe('learning-plan');
  expect(newDocument(resource, { title: 'x'.repeat(200), zone: 'UTC' }).documentId.length).toBeLessThanOrEqual(120);
});

test('[DOC-01] a published document leads to where members meet it, and one that no page shows to none', () => {
  const pageOf = (kind: string, id: string, body = {}) => findKind(kind)?.pageOf(id, body);
  expect([
    pageOf('certificate', 'a b', { type: 'Open' }),
    pageOf('certificate', 'a', { type: 'CrashCourse' }),
    pageOf('resource', 'a', { slug: 'b' }),
    pageOf('insight', 'a'),
    pageOf('page', 'a', { slug: 'courses-freemium' }),
    pageOf('page', 'a', { slug: 'of-another-site' }),
    pageOf('faculty', 'a'),
  ]).toEqual(['/certificates/a%20b', '/crash-courses/a', '/resources/b', '/insights/a', '/courses', null, null]);
});

test('[DOC-03] the button repeats how many people are mailed', () => {
  expect([1_048, 1, 0].map(publishLabel)).toEqual([
    'Publish and mail 1,048 people',
    'Publish and mail 1 person',
    'Publish',
  ]);
});

test('[DOC-05] differences are named by their fields, and what reads the same on both sides is left out', () => {
  const { fields } = eventDocument;
  const shown = shownDifferences(
    [
      { path: 'title', before: null, after: 'Doors' },
      { path: 'subtitle', before: null, after: '' },
      { path: 'status', before: 'PUBLISHED', after: 'CANCELED' },
      { path: 'start', before: null, after: '2026-12-02T17:00:00.000Z' },
    ],
    fields,
    { zone: 'Europe/Paris' },
  );
  expect(shown.map(({ path, after }) => `${path}: ${after.replaceAll(/\s/g, ' ')}`)).toEqual([
    'title: Doors',
    'status: It is canceled',
    expect.stringMatching(/^start: Dec 2, 6:00 PM/),
  ]);
  const areas = { path: 'areas', before: ['ai-academy'], after: ['ai-academy', 'bootcamps'] };
  expect(shownDifferences([areas], resourceDocument.fields, { zone: 'UTC' })).toEqual([
    { path: 'areas', isPicture: false, before: 'AI Academy', after: 'AI Academy, Mini-MBA' },
  ]);
  const trailer = { path: 'groups.core.courses', before: null, after: [{ courseId: 'ai-leaders', isRequired: true }] };
  const titleOf = (kind: string, id: string) => (kind === 'course' && id === 'ai-leaders' ? 'AI for leaders' : null);
  expect(shownDifferences([trailer], certificateDocument.fields, { zone: 'UTC', titleOf })).toMatchObject([
    { after: expect.stringContaining('AI for leaders') as unknown },
  ]);
  expect(pathLabel(certificateDocument.fields, 'groups.core.title')).toBe('Groups of courses, Title');
});

test('[STU-04] the filters of a list are what its address says, and unknown words say nothing', () => {
  const filters = parseStudioFilters('event', { q: ' doors ', state: 'archived', sort: 'newest' });
  expect(filters).toEqual({ kind: 'event', text: 'doors', state: 'ARCHIVED', sort: 'newest', reversed: false });
  expect(parseStudioFilters('event', formatStudioFilters(filters))).toEqual(filters);
  expect(formatStudioFilters(parseStudioFilters('event', { state: 'odd', sort: 'odd', dir: 'odd' }))).toEqual({});
  expect(formatStudioFilters(sortedBy('newest', filters))).toMatchObject({ sort: 'newest', dir: 'back' });
  const changed = sortedBy('changed', filters);
  expect([sortedAs('changed', changed), sortedAs('title', changed)]).toEqual(['descending', null]);
  expect(sortedAs('changed', sortedBy('changed', changed))).toBe('ascending');
});

test('[STU-04] the place in a list is what its address says, with at most 100 rows, each once', () => {
  const place = { at: 'b', chosen: ['a', 'b'], act: '' };
  expect(parsePlace({ at: 'b', sel: 'a,b,,a' })).toEqual(place);
  expect(formatPlace(place)).toEqual({ at: 'b', sel: 'a,b', act: undefined });
  expect(formatPlace(parsePlace({ sel: '*' })).sel).toBe('*');
  const many = Array.from({ length: mostChosen + 1 }, (_one, n) => String(n)).join(',');
  expect(parsePlace({ sel: many }).chosen).toHaveLength(mostChosen);
});

test('[STU-01] each role of the team sees its own kinds, and the door has one word for each state', () => {
  const names = (role: 'editor' | 'support' | 'instructor') =>
    readableKinds({ roles: [role], customerIds: [], courseIds: [] }).map(({ kind }) => kind);
  // passes are of those who sell
  expect(names('editor')).toEqual(names('support').filter((kind) => kind !== 'pass'));
  expect(names('support')).toEqual(studioKinds.map(({ kind }) => kind));
  expect(names('instructor')).toEqual(['video', 'resource', 'faculty']);
  const teaches = { roles: ['instructor'], customerIds: [], courseIds: ['c1'] } as const;
  expect(readableKinds(teaches).map(({ kind }) => kind)).toEqual([
    'course',
    'session',
    'sessionContent',
    'video',
    'resource',
    'faculty',
  ]);
  expect(readableKinds(null)).toEqual([]);
  expect(studioPath('event', 'a/b', 'publish')).toBe('/studio/event/a%2Fb/publish');
  const draft = { publishAt: null };
  expect([
    doorOf('NEW', draft),
    doorOf('PUBLISHED', null),
    doorOf('PUBLISHED', draft),
    doorOf('TAKEN_BACK', draft),
    doorOf('ARCHIVED', { publishAt: '1' }),
    doorOf('NEW', { publishAt: '1' }),
  ]).toEqual(['draft', 'published', 'edited', 'takenBack', 'archived', 'scheduled']);
});

test('[DOC-02] [D83] a new document begins in the zone of its writer, and keeps its hours in another one', () => {
  const session = findKind('session');
  if (session === null) throw new Error('no such kind');
  const { body } = newDocument(session, { title: 'A run', zone: 'Europe/Berlin' });
  expect(body).toMatchObject({ timeZone: 'Europe/Berlin', title: 'A run', shortAddress: '' });
  // 18:00 in UTC, then 18:00 in Berlin
  const meetings = [{ id: '1', title: 'One', start: '2027-01-15T18:00:00.000Z', end: '2027-01-15T19:00:00.000Z' }];
  const moved = inZone(
    session.fields,
    { ...body, meetings, opensAt: 'half typed' },
    { from: 'UTC', to: 'Europe/Berlin' },
  );
  expect(moved).toMatchObject({
    title: 'A run',
    opensAt: 'half typed',
    meetings: [{ id: '1', start: '2027-01-15T17:00:00.000Z', end: '2027-01-15T18:00:00.000Z' }],
  });
});
