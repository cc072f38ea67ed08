import { expect, test } from 'vitest';
import { matchRoute } from './matchRoute.ts';
import { routeTable } from './routeTable.ts';
import { matchPage, matchStudio, studioTitles } from './studioRoutes.ts';

test('[STU-05] the table that every browser loads has one row for the whole studio', () => {
  expect(routeTable.filter(({ staff }) => staff).map(({ path }) => path)).toEqual(['/studio']);
  for (const path of ['/studio', '/studio/', '/studio/people', '/studio/a/b/c/d'])
    expect(matchRoute(path), path).toMatchObject({ kind: 'page', route: { path: '/studio', staff: true } });
  for (const path of ['/studiox', '/studiox/people', '/x/studio']) expect(matchRoute(path), path).toBeNull();
});

test('[STU-01] each page of the studio is found by its address, and no other address is one', () => {
  for (const { path, title } of studioTitles) {
    const address = path.replaceAll(/\{\w+\}/g, 'x%201');
    expect(matchPage(address), path).toMatchObject({ kind: 'page', route: { path, title, staff: true } });
    expect(matchStudio(`${address}/`), path).toEqual(matchPage(address));
  }
  expect(matchStudio('/studio/people/add')?.route.path).toBe('/studio/people/add');
  expect(matchStudio('/studio/event/new%20members/history')?.params).toEqual({
    kind: 'event',
    documentId: 'new members',
  });
  for (const path of ['/studio/a/b/c', '/studio/session/s1/people/x', '/studio//a', '/studio/%']) {
    expect(matchPage(path), path).toBeNull();
    expect(matchStudio(path), path).toBeNull();
  }
  expect(matchStudio('/courses')).toBeNull();
});
