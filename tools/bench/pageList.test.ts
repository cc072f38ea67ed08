import { matchRoute } from '@atrium/domain/access/matchRoute.ts';
import { routeTable } from '@atrium/domain/access/routeTable.ts';
import { expect, test } from 'vitest';
import { documentHash } from './documents.ts';
import { miniMbaSessionId, pagesOf, withoutData, type Lesson } from './pageList.ts';
import { visitorPages } from './visitorPages.ts';

const lesson = (topLevelId: string): Lesson => ({ topLevelId, groupId: 'group', videoContentId: 'video' });
const ofMembers = pagesOf({
  sessionId: 'session',
  lesson: lesson('session'),
  miniMbaLesson: lesson(miniMbaSessionId),
});

test('the cost of every page is measured, or the page has no data of its own', () => {
  const measured = [...ofMembers, ...visitorPages].flatMap(({ path }) => {
    const match = matchRoute(path.split('?')[0] ?? '');
    return match?.kind === 'page' ? [match.route.path] : [];
  });
  const all = routeTable.map(({ path }) => path);
  const missing = all.filter((path) => !measured.includes(path) && !withoutData.includes(path));
  expect(
    missing.map((path) => `${path}: write it beside its like, or in withoutData, in tools/bench/pageList.ts`),
  ).toEqual([]);
  expect(withoutData.filter((path) => measured.includes(path) || !all.includes(path))).toEqual([]);
});

test('each page that is measured has a name of its own, and asks for documents that there are', () => {
  const names = ofMembers.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index || name.includes(','))).toEqual([]);
  for (const { documents } of [...ofMembers, ...visitorPages])
    for (const { operation } of documents) expect(documentHash(operation)).toMatch(/^sha256:/);
});
