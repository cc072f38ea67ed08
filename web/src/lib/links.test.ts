import { matchRoute } from '@atrium/domain/access/matchRoute.ts';
import { aViewer } from '@atrium/domain/access/viewer.fixture.ts';
import { expect, test } from 'vitest';
import { coursePath, ifOpen, memberPath, sessionPath, videoPath } from './links.ts';

const address = { topLevelId: 'good-brief', groupId: 'week 1', videoContentId: 'a/b' };
const member = aViewer({ entitlements: ['area/ai-academy'] });
const limited = aViewer({ accountType: 'LIMITED', entitlements: ['area/mc-limited'] });
const crash = aViewer({ entitlements: ['area/crash-courses'] });
const both = aViewer({ entitlements: ['area/ai-academy', 'area/bootcamps'] });
const miniMba = aViewer({ entitlements: ['area/bootcamps'] });

test('[RTE-01] every link leads to a page of the route table, whatever an id contains', () => {
  const paths = [
    coursePath('a b'),
    sessionPath('x?y'),
    sessionPath('x?y', miniMba),
    memberPath('ann#1'),
    videoPath(member, 'ON_DEMAND', address),
    videoPath(limited, 'ON_DEMAND', address),
  ];
  for (const path of paths) expect(matchRoute(path)?.kind, path).toBe('page');
  expect(matchRoute(videoPath(member, 'ON_DEMAND', address))).toMatchObject({ params: address });
});

test('a video and a session get the address that opens for this person', () => {
  const video = (viewer: typeof member, source = 'ON_DEMAND') =>
    videoPath(viewer, source, address).split('/good-brief')[0];
  expect(video(member)).toBe('/courses/ondemand');
  expect(video(member, 'SESSION')).toBe('/courses/session');
  expect(video(limited)).toBe('/courses/session');
  expect(video(crash)).toBe('/courses/session');
  expect(video(miniMba)).toBe('/mini-mbas');
  expect(sessionPath('one', crash)).toBe('/courses/session/one');
  expect(sessionPath('one', miniMba)).toBe('/mini-mbas/one');
  expect(sessionPath('one', both, 'BOOTCAMP')).toBe('/mini-mbas/one');
  expect(sessionPath('one', both, 'SPRINT')).toBe('/courses/session/one');
  expect(sessionPath('one', member, 'BOOTCAMP')).toBe('/courses/session/one');
  expect(videoPath(both, 'ON_DEMAND', address, 'BOOTCAMP').split('/good-brief')[0]).toBe('/mini-mbas');
});

test('an address is a link only if there is such a page and it opens', () => {
  expect(ifOpen(member, '/courses/x?b=true')).toBe('/courses/x?b=true');
  expect(ifOpen(miniMba, '/courses/x')).toBeUndefined();
  expect(ifOpen(member, '/nowhere')).toBeUndefined();
});
