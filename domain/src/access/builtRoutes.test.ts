import { expect, test } from 'vitest';
import { isBuilt, soonPaths } from './builtRoutes.ts';
import { routeTable } from './routeTable.ts';

test('every page that is still to come is a page of the table, named once', () => {
  const paths = routeTable.map(({ path }) => path);
  expect(soonPaths.filter((path) => !paths.includes(path))).toEqual([]);
  expect(new Set(soonPaths).size).toBe(soonPaths.length);
});

test('a link leads to pages that stand, through redirects too, and to nothing else', () => {
  expect(
    ['/', '/courses?b=true#x', '/courses/ai-leaders', '/sprints', '/bootcamps'].filter((at) => !isBuilt(at)),
  ).toEqual([]);
  expect(['/certificates', '/member-directory/maya', '/nowhere', 'https://x.example'].filter(isBuilt)).toEqual([]);
});
