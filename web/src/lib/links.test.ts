import { expect, test } from 'vitest';
import { matchRoute } from '@atrium/domain/access/matchRoute.ts';
import { coursePath, memberPath, sessionPath, videoPath } from './links.ts';

const place = { topLevelId: 'good-brief', groupId: 'week 1', videoContentId: 'a/b' };

test('[RTE-01] every link leads to a page of the table, whatever an id holds', () => {
  const paths = [
    coursePath('a b'),
    sessionPath('x?y'),
    memberPath('ann#1'),
    videoPath('MEMBER', 'ON_DEMAND', place),
    videoPath('LIMITED', 'ON_DEMAND', place),
  ];
  for (const path of paths) expect(matchRoute(path)?.kind, path).toBe('page');
  expect(matchRoute(videoPath('MEMBER', 'ON_DEMAND', place))).toMatchObject({ params: place });
});

test('only on-demand videos of standard members stand under /courses/ondemand', () => {
  expect(videoPath('MEMBER', 'ON_DEMAND', place)).toMatch(/^\/courses\/ondemand\//);
  expect(videoPath('LIMITED', 'ON_DEMAND', place)).toMatch(/^\/courses\/session\//);
  expect(videoPath('MEMBER', 'SESSION', place)).toMatch(/^\/courses\/session\//);
});
