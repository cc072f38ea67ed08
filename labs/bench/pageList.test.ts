import { checkRow } from '@atrium/domain/access/checkRoute.ts';
import { allRoutes } from '@atrium/domain/access/studioRoutes.ts';
import { aViewer } from '@atrium/domain/access/viewer.fixture.ts';
import { expect, test } from 'vitest';
import { documentHash } from './documents.ts';
import { miniMbaSessionId, pagesOf, routeOf, withoutData, type Lesson } from './pageList.ts';
import { visitorPages } from './visitorPages.ts';

const lesson = (topLevelId: string): Lesson => ({ topLevelId, groupId: 'group', videoContentId: 'video' });
const ofMembers = pagesOf({
  sessionId: 'session',
  lesson: lesson('session'),
  miniMbaLesson: lesson(miniMbaSessionId),
});

test('the cost of every page is measured, or the page has no data of its own', () => {
  const measured = [...ofMembers, ...visitorPages].map(({ path }) => routeOf(path));
  const all = allRoutes.map(({ path }) => path);
  const missing = all.filter((path) => !measured.includes(path) && !withoutData.includes(path));
  expect(
    missing.map((path) => `${path}: write it beside its like, or in withoutData, in labs/bench/pageList.ts`),
  ).toEqual([]);
  expect(withoutData.filter((path) => measured.includes(path) || !all.includes(path))).toEqual([]);
});

test('each page that is measured has a name of its own, and asks for documents that there are', () => {
  const names = ofMembers.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index || name.includes(','))).toEqual([]);
  for (const { documents } of [...ofMembers, ...visitorPages])
    for (const { operation } of documents ?? []) expect(documentHash(operation)).toMatch(/^sha256:/);
});

test('a page that needs no line of its own is one that the member opens', () => {
  const member = aViewer({ entitlements: ['area/ai-academy'] });
  const added = ofMembers.filter(({ documents }) => documents === null).map(({ path }) => path);
  expect(added).toEqual(expect.arrayContaining(['/resources', '/events', '/certificates']));
  const closed = allRoutes.filter((row) => added.includes(row.path) && checkRow(member, row).kind !== 'allow');
  expect(closed.map(({ path }) => `${path}: write it with who opens it in labs/bench/pageList.ts`)).toEqual([]);
});
