import { expect, test } from 'vitest';
import { isBuilt, soonPaths } from './builtRoutes.ts';
import { routeTable } from './routeTable.ts';

test('every page that is not built yet is in the route table, once', () => {
  const paths = routeTable.map(({ path }) => path);
  expect(soonPaths.filter((path) => !paths.includes(path))).toEqual([]);
  expect(new Set(soonPaths).size).toBe(soonPaths.length);
});

test('a link leads to built pages only, through redirects too', () => {
  expect(
    ['/', '/courses?b=true#x', '/courses/ai-leaders', '/sprints', '/bootcamps'].filter((at) => !isBuilt(at)),
  ).toEqual([]);
  expect([...soonPaths, '/nowhere', 'https://x.example'].filter(isBuilt)).toEqual([]);
});
