import { expect, test } from 'vitest';
import { aViewer } from '../access/viewer.fixture.ts';
import { anOnDemandSession, aRunningSession, aSession, noon } from '../session/session.fixture.ts';
import { day } from '../time.ts';
import { groupByCourse } from './groupByCourse.ts';
import { catalogueLanding } from './landing.ts';
import { catalogueSections, offersCalendar, type SectionFacts } from './sections.ts';

const card = (name: string, given: Partial<SectionFacts>): SectionFacts & { name: string } => ({
  name,
  isActive: false,
  enrolled: false,
  waitListed: false,
  numUpcomingSessions: 0,
  hasOnDemand: false,
  isOpen: false,
  userCompleted: false,
  userEarnedBadge: false,
  ...given,
});

test('[CAT-03] the three sections of the catalogue', () => {
  const sections = catalogueSections([
    card('enrolled', { enrolled: true, numUpcomingSessions: 2 }),
    card('waiting', { waitListed: true }),
    card('just over', { isActive: true, userCompleted: true }),
    card('upcoming', { numUpcomingSessions: 1 }),
    card('on demand', { hasOnDemand: true }),
    card('under way, still open', { isOpen: true }),
    card('nothing to take', {}),
    card('done', { userCompleted: true }),
    card('done, still on demand', { userCompleted: true, hasOnDemand: true }),
    card('badge', { userEarnedBadge: true }),
    card('done, again soon', { userCompleted: true, numUpcomingSessions: 1 }),
  ]);
  const names = (cards: readonly { name: string }[]): string[] => cards.map((item) => item.name);
  expect(names(sections.active)).toEqual(['enrolled', 'waiting', 'just over']);
  expect(names(sections.available)).toEqual(['upcoming', 'on demand', 'under way, still open']);
  expect(names(sections.past)).toEqual(['done', 'done, still on demand', 'badge', 'done, again soon']);
});

test('[CAT-12] transactional members go to their only sprint, to their sessions, or to the error page', () => {
  const viewer = aViewer({ entitlements: ['area/mc-transactional'] });
  const sprint = (courseId: string) => ({ courseId, courseType: 'SPRINT' }) as const;
  const workshop = { courseId: 'w', courseType: 'WORKSHOP' } as const;
  expect(catalogueLanding(viewer, [sprint('a')])).toEqual({ kind: 'redirect', to: '/courses/a' });
  expect(catalogueLanding(viewer, [workshop, sprint('a')])).toEqual({ kind: 'redirect', to: '/courses/a' });
  expect(catalogueLanding(viewer, [sprint('a'), sprint('a')])).toEqual({ kind: 'redirect', to: '/courses/a' });
  expect(catalogueLanding(viewer, [sprint('a'), sprint('b'), workshop])).toEqual({
    kind: 'redirect',
    to: '/my-sessions',
  });
  expect(catalogueLanding(viewer, [workshop, workshop])).toEqual({ kind: 'error' });
  expect(catalogueLanding(viewer, [])).toEqual({ kind: 'error' });
  const member = aViewer({ entitlements: ['area/mc-transactional', 'area/ai-academy'] });
  expect(catalogueLanding(member, [])).toEqual({ kind: 'stay' });
  expect(catalogueLanding(aViewer({ entitlements: ['area/crash-courses'] }), [])).toEqual({ kind: 'stay' });
});

test('[CRS-02] [CRS-07] sessions are grouped by course; hidden ones are left out unless requested or the member’s own', () => {
  const sessions = [
    aSession({ sessionId: 'late', startAt: noon + 20 * day }),
    aSession({ sessionId: 'soon', startAt: noon + 2 * day }),
    anOnDemandSession(),
    aRunningSession({ sessionId: 'now', courseId: 'c2', enrollmentStatus: 'ENROLLED', hideInCatalog: true }),
    aSession({ sessionId: 'hidden', courseId: 'c3', hideInCatalog: true }),
    aSession({ sessionId: 'done', courseId: 'c4', enrollmentStatus: 'COMPLETED', hideInCatalog: true }),
    aSession({ sessionId: 'waiting', courseId: 'c5', enrollmentStatus: 'WAITLISTED', hideInCatalog: true }),
  ];
  const [first, second, ...others] = groupByCourse(sessions, noon);
  expect(others.map(({ courseId, userCompleted, waitListed }) => [courseId, userCompleted, waitListed])).toEqual([
    ['c4', true, false],
    ['c5', false, true],
  ]);
  expect(first?.upcoming.map((item) => item.sessionId)).toEqual(['soon', 'late']);
  expect([first?.main.sessionId, first?.onDemand?.sessionId, first?.enrolled]).toEqual(['soon', 'od1', false]);
  expect([second?.courseId, second?.isActive, second?.onDemand]).toEqual(['c2', true, null]);
  const all = groupByCourse(sessions, noon, { showHiddenInCatalog: true });
  expect(all.map((course) => course.courseId)).toEqual(['c1', 'c2', 'c3', 'c4', 'c5']);
});

test('[CAT-09] dates can be added while a session is upcoming, or, when none is, while one is on demand', () => {
  const card = (numUpcomingSessions: number, hasOnDemand: boolean) => ({ numUpcomingSessions, hasOnDemand });
  expect(offersCalendar([card(0, false), card(2, false)])).toBe(true);
  expect(offersCalendar([card(0, true), card(0, false)])).toBe(true);
  expect(offersCalendar([card(0, false)])).toBe(false);
  expect(offersCalendar([])).toBe(false);
});
