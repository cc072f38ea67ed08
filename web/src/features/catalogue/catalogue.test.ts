import { aViewer } from '@atrium/domain/access/viewer.fixture.ts';
import { catalogueFilter } from '@atrium/domain/catalogue/catalogueVariables.ts';
import { noFilters, parseFilters } from '@atrium/domain/catalogue/filters.ts';
import { noon } from '@atrium/domain/session/session.fixture.ts';
import { day } from '@atrium/domain/time.ts';
import { expect, test } from 'vitest';
import { anOwnMeeting, aWireCard, aWireOnDemand, aWireSession } from '#parts/facts/wire.fixture.ts';
import { catalogueView } from './catalogueView.ts';
import { filterButtons, filterLabel, filtersByTopic, knownFilters } from './filterGroups.ts';
import { freeCourseId } from './freeCourseId.ts';
import { normalized } from './normalized.ts';

const value = (...values: string[]) => values.map((item) => ({ value: item }));
const options = {
  types: value('WORKSHOP', 'CAPSTONE', 'SPRINT'),
  topics: value('Finance', 'AI'),
  stacks: value('Growth', 'Foundations'),
  difficulties: value('Advanced', 'Beginner', 'Intermediate'),
};

test('[CAT-02] limited and AI-academy viewers choose by difficulty and topic, others by stack', () => {
  const groups = (viewer: ReturnType<typeof aViewer>) =>
    filterButtons(viewer, options, noFilters).map(({ group }) => group);
  const academy = aViewer({ entitlements: ['area/ai-academy'] });
  expect(groups(aViewer({ entitlements: ['area/mcsc-unlimited'] }))).toEqual(['meta', 'stack']);
  expect(groups(academy)).toEqual(['meta', 'difficulty', 'topic']);
  expect(groups(aViewer({ accountType: 'LIMITED' }))).toEqual(['meta', 'difficulty', 'topic']);
  expect(filtersByTopic({ ...academy, customizations: { useFunctionBasedCourseFilter: true } })).toBe(false);
});

test('[CAT-02] the buttons have a fixed order, whichever are frequent, and a chosen value without courses can be removed', () => {
  const [types, difficulty, topic] = filterButtons(aViewer({ accountType: 'LIMITED' }), options, {
    ...noFilters,
    topic: ['Law'],
  });
  expect(types?.choices.map(({ label }) => label)).toEqual(['Sprints', 'Workshops', 'Capstones']);
  expect(difficulty?.choices.map(({ label }) => label)).toEqual(['Beginner', 'Intermediate', 'Advanced']);
  expect(topic?.choices.map(({ label }) => label)).toEqual(['AI', 'Finance', 'Law']);
  const [, stack] = filterButtons(aViewer({}), options, noFilters);
  expect(stack?.choices.map(({ label }) => label)).toEqual(['Foundations', 'Growth']);
});

test('[CAT-01] values that no course has are dropped from the filters once the values are known', () => {
  const filters = {
    ...noFilters,
    meta: ['SPRINT', 'SPRINTS'],
    difficulty: ['Nope'],
    topic: ['AI'],
    stack: ['x'],
    q: 'p',
  };
  expect(knownFilters(filters, undefined)).toEqual(filters);
  expect(knownFilters(filters, options)).toEqual({ ...noFilters, meta: ['SPRINT'], topic: ['AI'], q: 'p' });
});

test('[CAT-01] [CAT-07] an address becomes the API’s filter', () => {
  const asked = (search: string) => catalogueFilter(normalized(parseFilters(search)));
  expect(asked('?filter=sprint,Workshop&t=AI&d=Beginner&s=Growth&q=%20price%20&b=true')).toEqual({
    type: 'SPRINT,WORKSHOP',
    topics: ['AI'],
    stacks: ['Growth'],
    difficulties: ['Beginner'],
    query: 'price',
    bookmarked: true,
  });
  expect(asked('')).toMatchObject({ type: null, query: null, bookmarked: false });
  expect(filterLabel('meta', 'SPRINT')).toBe('Sprints');
});

const card = (courseId: string, session: Parameters<typeof aWireSession>[0], given = {}) =>
  aWireCard({ courseId, sessions: [aWireSession({ ...session, courseId })], ...given });

test('[CAT-03] sections with their counts; courses still to be loaded are available ones', () => {
  const courses = [
    card('mine', { enrollmentStatus: 'ENROLLED' }),
    card('done', { enrollmentStatus: 'COMPLETED', startAt: String(noon - 30 * day), endAt: String(noon - 20 * day) }),
    card('next', {}),
  ];
  const { total, sections } = catalogueView([{ courses, total: 10 }], noon);
  expect(total).toBe(10);
  expect(sections.map(({ title, count }) => `${title} ${String(count)}`)).toEqual([
    'Active/Enrolled Courses 1',
    'Available Courses 8',
    'Past Courses 1',
  ]);
});

test('a duplicate course is shown once, and one without a section is not counted', () => {
  const gone = card('gone', { enrollmentStatus: 'CLOSED', startAt: String(noon - day), endAt: String(noon + day) });
  const pages = [
    { courses: [card('a', {}), gone], total: 10 },
    { courses: [card('a', {}), card('b', {})], total: 10 },
  ];
  // seven of the ten are not loaded yet
  expect(catalogueView(pages, noon)).toMatchObject({ total: 9, sections: [{ key: 'available', count: 9 }] });
  const all = pages.map(({ courses }) => ({ courses, total: 3 }));
  expect(catalogueView(all, noon)).toMatchObject({ total: 2, sections: [{ key: 'available', count: 2 }] });
});

test('available courses are ordered by their next date, unless a search has ranked them', () => {
  const courses = [
    card('late', { startAt: String(noon + 60 * day), endAt: String(noon + 70 * day) }),
    aWireCard({ courseId: 'od', sessions: [aWireOnDemand({ courseId: 'od' })] }),
    card('soon', { startAt: String(noon + 5 * day), endAt: String(noon + 9 * day) }),
  ];
  const order = (ranked: boolean) =>
    catalogueView([{ courses, total: 3 }], noon, { ranked }).sections[0]?.entries.map(({ courseId }) => courseId);
  expect(order(false)).toEqual(['soon', 'late', 'od']);
  expect(order(true)).toEqual(['late', 'od', 'soon']);
});

test('[CAT-03] own courses are ordered by their next meeting, the waitlist by its start, on demand last', () => {
  const courses = [
    aWireCard({ courseId: 'od', sessions: [aWireOnDemand({ courseId: 'od', enrollmentStatus: 'ENROLLED' })] }),
    card('early start', { enrollmentStatus: 'ENROLLED', startAt: String(noon - 9 * day) }),
    card('waits', { enrollmentStatus: 'WAITLISTED', startAt: String(noon + 3 * day) }),
    card('on now', { enrollmentStatus: 'ENROLLED', startAt: String(noon - day) }),
  ];
  const meetings = [
    anOwnMeeting({ courseId: 'on now', startAt: noon - 1 }),
    anOwnMeeting({ courseId: 'early start', startAt: noon + 5 * day }),
  ];
  const [active] = catalogueView([{ courses, total: 4 }], noon, { meetings }).sections;
  expect(active?.entries.map(({ courseId }) => courseId)).toEqual(['on now', 'waits', 'early start', 'od']);
});

test('[CAT-08] the freemium banner leads to the free course that it names, not to a price', () => {
  const free = (courseId: string, title: string) => ({ courseId, title, sessionType: 'ON_DEMAND' as const });
  const sessions = [free('brand', 'Brand in the Age'), free('cash', 'Cash Before Profit')];
  const words = { title: 'Two courses are free', body: 'Start with **Cash Before Profit** or **Brand in the Age**.' };
  expect(freeCourseId({ words, sessions })).toBe('cash');
  expect(freeCourseId({ words: { ...words, body: 'Start with any.' }, sessions })).toBe('brand');
  expect(freeCourseId({ words, sessions: [{ ...free('live', 'Live'), sessionType: 'LIVE' }] })).toBe(null);
});
