import { courses } from '@atrium/content/courses.ts';
import { miniMbaCoverage } from '@atrium/content/coverage.ts';
import { faculty } from '@atrium/content/faculty.ts';
import { videos } from '@atrium/content/videos.ts';
import { day } from '@atrium/domain/time.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type Caller, type TestServer } from '../../testing/harness.ts';
import { addSession } from '../enrollment/workshop.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

interface Card {
  readonly courseId: string;
  readonly courseType: string;
  readonly topic: string;
  readonly stacks: readonly string[];
  readonly bookmarked: boolean;
  readonly hasEarnedBadge: boolean;
  readonly sessions: readonly {
    readonly sessionId: string;
    readonly enrollmentStatus: string;
    readonly hideInCatalog: boolean;
    readonly entitled: boolean;
    readonly startAt: string | null;
  }[];
}
interface Value {
  readonly value: string;
  readonly count: number;
}
interface Catalogue {
  readonly courses: readonly Card[];
  readonly total: number;
  readonly nextAfter: number | null;
  readonly facets: { readonly types: Value[]; readonly topics: Value[]; readonly stacks: Value[] };
  readonly suggestions: readonly { readonly courseId: string }[];
}
const document = `query ($filter: CatalogueFilter!, $after: Int, $count: Int) {
  listCatalogue(filter: $filter, after: $after, count: $count) {
    courses { courseId courseType topic stacks bookmarked hasEarnedBadge
      sessions { sessionId enrollmentStatus hideInCatalog entitled startAt } }
    total nextAfter suggestions { courseId }
    facets { types { value count } topics { value count } stacks { value count } } } }`;

async function list(caller: Caller, filter: object = {}, page: object = {}): Promise<Catalogue> {
  return (await caller.query<{ listCatalogue: Catalogue }>(document, { filter, ...page })).listCatalogue;
}

async function search(caller: Caller, query: string, facetFilters: readonly string[] = []): Promise<string[]> {
  const { searchCourses } = await caller.query<{ searchCourses: { courseId: string; score: number }[] }>(
    'query ($input: SearchCoursesInput!) { searchCourses(input: $input) { courseId score } }',
    { input: { query, facetFilters } },
  );
  const scores = searchCourses.map((hit) => hit.score);
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  return searchCourses.map((hit) => hit.courseId);
}

const codeOf = async (caller: Caller, text: string, variables?: Record<string, unknown>): Promise<string | undefined> =>
  (await caller.ask(text, variables)).errors?.[0]?.extensions.code;

function pick<T, K extends keyof T>(from: T, names: readonly K[]): Pick<T, K> {
  return Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<T, K>;
}

const isStandard = (courseId: string): boolean =>
  courses.find((course) => course.courseId === courseId)?.openTo.some((label) => label === 'mcsc-unlimited') ?? false;

test('[CAT-03] the first page has all own courses, then others by their next date; pages do not overlap', async () => {
  const member = await server.as('member');
  const first = await list(member, {}, { count: 5 });
  const own = first.courses.filter(
    (card) =>
      card.hasEarnedBadge ||
      card.sessions.some(({ enrollmentStatus: status }) => ['ENROLLED', 'WAITLISTED', 'COMPLETED'].includes(status)),
  );
  expect(own.length).toBeGreaterThan(8);
  expect(first.courses.slice(0, own.length)).toEqual(own);
  expect(first.courses).toHaveLength(own.length + 5);

  const ids = first.courses.map((card) => card.courseId);
  let next = first.nextAfter;
  while (next !== null) {
    const page = await list(member, {}, { count: 5, after: next });
    ids.push(...page.courses.map((card) => card.courseId));
    next = page.nextAfter;
  }
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toHaveLength(first.total);

  const staff = await list(await server.as('employee'));
  const dates = staff.courses.map((card) =>
    Math.min(
      ...card.sessions.map(({ startAt }) => Number(startAt ?? Infinity)).filter((at) => at > server.clock.now()),
    ),
  );
  expect(dates).toEqual(dates.toSorted((a, b) => (a === b ? 0 : a - b)));
});

test('[CAT-03] [THR-47] limited and on-demand members see the standard catalogue with locked sessions, and no other course', async () => {
  for (const name of ['limited', 'ondemand', 'sprint']) {
    const { courses: cards, total } = await list(await server.as(name), {}, { count: 100 });
    expect(cards).toHaveLength(total);
    expect(total).toBeGreaterThan(20);
    expect(cards.filter((card) => !isStandard(card.courseId))).toEqual([]);
    expect(cards.flatMap((card) => card.sessions).some((session) => !session.entitled)).toBe(true);
  }
  const minimba = await list(await server.as('minimba'), {}, { count: 100 });
  expect(minimba.courses.map((card) => card.courseType)).toContain('BOOTCAMP');
});

test('[CAT-07] [THR-47] search never returns hidden or foreign courses, whatever is typed', async () => {
  const limited = await server.as('limited');
  const foreign = courses.filter((course) => !isStandard(course.courseId));
  expect(foreign.length).toBeGreaterThan(5);
  for (const course of foreign) {
    expect(await search(limited, course.title)).not.toContain(course.courseId);
    expect(await codeOf(limited, `{ getCourse(courseId: "${course.courseId}") { topTakeaway } }`)).toBe('NOT_FOUND');
  }
  const everything = await search(limited, '');
  expect(everything.filter((courseId) => !isStandard(courseId))).toEqual([]);
  const hidden = (await list(limited, {}, { count: 100 })).courses.flatMap((card) => card.sessions);
  expect(hidden.filter((session) => session.hideInCatalog)).toEqual([]);
});

test('[CRS-07] [CRC-01] staff open the page of every course whose lessons and enrollment answer them, hidden ones too', async () => {
  const employee = await server.as('employee');
  const { rows } = await sql<{
    id: string;
  }>`select distinct course_id as id from session where published order by 1`.execute(server.db);
  expect(rows.map(({ id }) => id)).toContain('crash-data-fluency');
  for (const { id } of rows) {
    const { data, errors } = await employee.ask<{ getCourse: { sessions: object[] } | null }>(
      `{ getCourse(courseId: "${id}") { sessions { sessionId } } }`,
    );
    expect(errors, id).toBeUndefined();
    expect(data?.getCourse?.sessions.length, id).toBeGreaterThan(0);
  }
});

test('[CAT-04] [THR-47] suggestions and open sessions name no foreign course either', async () => {
  const [limited, employee] = await Promise.all([server.as('limited'), server.as('employee')]);
  const misspelt = { query: 'minni mbaa ledership qqqq zzzz' };
  const suggestedTo = async (caller: Caller): Promise<string[]> =>
    (await list(caller, misspelt)).suggestions.map((card) => card.courseId);
  expect(await suggestedTo(employee)).toContain('mini-mba-leadership');
  expect((await suggestedTo(limited)).filter((courseId) => !isStandard(courseId))).toEqual([]);

  const openTo = async (caller: Caller): Promise<string[]> => {
    const lists = await caller.query<Record<string, { courseId: string }[]>>(`{
      listUserSessions(showHiddenInCatalog: true) { courseId } listFreeSessions { courseId } }`);
    return Object.values(lists).flatMap((sessions) => sessions.map((session) => session.courseId));
  };
  expect((await openTo(employee)).some((courseId) => !isStandard(courseId))).toBe(true);
  const open = await openTo(limited);
  expect(open.length).toBeGreaterThan(20);
  expect(open.filter((courseId) => !isStandard(courseId))).toEqual([]);
});

test('[CAT-07] titles, beginnings, misspellings, accents and faculty are found, the best first', async () => {
  const member = await server.as('member');
  expect((await search(member, 'pricing as strategy'))[0]).toBe('pricing-as-strategy');
  expect((await search(member, 'PRICING AS STR'))[0]).toBe('pricing-as-strategy');
  expect((await search(member, 'pricin'))[0]).toBe('pricing-as-strategy');
  expect((await search(member, 'pricing as stratgey'))[0]).toBe('pricing-as-strategy');
  expect((await search(member, 'Prícing äs strategy'))[0]).toBe('pricing-as-strategy');
  expect((await search(member, 'p')).length).toBeGreaterThan(3);
  expect(await search(member, '%')).toEqual([]);
  // punctuation is no operator: only the words count
  expect(await search(member, "'; drop table course; -- & | ! :* ( <->")).toEqual(
    await search(member, 'drop table course'),
  );
  expect((await search(member, "pricing' & !as | strategy:* --"))[0]).toBe('pricing-as-strategy');
});

test('[CAT-07] [THR-29] letters that fold into punctuation are words like any other, in any position', async () => {
  const member = await server.as('member');
  for (const sign of ['½', 'ʻ', '⑴', 'ŉ', 'ː', '％', '＿', '＆', '｜', '！', '：', '＊', '‹']) {
    for (const typed of [sign, `1${sign} days`, `a${sign}b`, `${sign}pricing`, `pricing${sign}`]) {
      const { errors } = await member.ask('query ($q: String) { listCatalogue(filter: { query: $q }) { total } }', {
        q: typed,
      });
      expect([typed, errors]).toEqual([typed, undefined]);
    }
  }
  for (const wildcard of ['％', '＿', '%', '_', '\\'])
    expect([wildcard, await search(member, wildcard)]).toEqual([wildcard, []]);
  expect((await search(member, 'ʻpricing ⑴as strategy'))[0]).toBe('pricing-as-strategy');
});

test('[CAT-07] [THR-29] every letter that folding changes is a valid query', async () => {
  const { rows } = await sql<{ tried: number }>`
    select count(search_query('a' || chr(i) || 'b ' || chr(i) || ' ' || chr(i) || 'c')) as tried
    from (select generate_series(1, 65535) union all select generate_series(119808, 127487)) given (i)
    where i not between 55296 and 57343 and fold(chr(i)) <> chr(i)`.execute(server.db);
  expect(rows[0]?.tried).toBeGreaterThan(2_000);
});

test('[CAT-07] facets Stack, Topic and Difficulty narrow the hits; anything else is refused', async () => {
  const member = await server.as('member');
  const hits = await search(member, '', ['Topic:Finance', 'Stack:Decision Making']);
  const named = (courseId: string): boolean => {
    const course = courses.find((item) => item.courseId === courseId);
    return course?.topic === 'Finance' && course.stacks.includes('Decision Making');
  };
  expect(hits.length).toBeGreaterThan(0);
  expect(hits.filter((courseId) => !named(courseId))).toEqual([]);
  const difficultyOf = (courseId: string): string | undefined =>
    courses.find((course) => course.courseId === courseId)?.difficulty;
  const [easy, every] = [await search(member, '', ['Difficulty:Beginner']), await search(member, '')];
  expect(easy).toEqual(every.filter((courseId) => difficultyOf(courseId) === 'Beginner'));
  expect(easy.length).toBeGreaterThan(0);
  expect(easy.length).toBeLessThan(every.length);
  const text = 'query ($input: SearchCoursesInput!) { searchCourses(input: $input) { courseId } }';
  for (const facet of ['Owner:me', 'Topic', 'Topic:', "open_to:x' or 1=1"]) {
    expect(await codeOf(member, text, { input: { facetFilters: [facet] } })).toBe('INVALID_INPUT');
  }
});

test('[CAT-01] [CAT-06] filters narrow the list; each facet counts under the choices of the others', async () => {
  const member = await server.as('member');
  const all = await list(member, {}, { count: 100 });
  const sprints = await list(member, { type: 'sprint' }, { count: 100 });
  expect(sprints.courses.every((card) => card.courseType === 'SPRINT')).toBe(true);
  expect(all.facets.types.find((type) => type.value === 'SPRINT')?.count).toBe(sprints.total);
  expect(sprints.facets.types).toEqual(all.facets.types);
  const both = await list(member, { type: 'SPRINT', topics: ['AI', 'Strategy'] }, { count: 100 });
  expect(new Set(both.courses.map((card) => card.topic))).toEqual(new Set(['AI', 'Strategy']));
  const counted = sprints.facets.topics.filter(({ value }) => ['AI', 'Strategy'].includes(value));
  expect(both.total).toBe(counted.reduce((sum, { count }) => sum + count, 0));
});

test('[CAT-04] nothing found: an empty list with the nearest courses as suggestions', async () => {
  const nothing = await list(await server.as('member'), { query: 'pricng qqqq zzzz wwww' });
  expect(nothing).toMatchObject({ courses: [], total: 0, nextAfter: null });
  expect(nothing.suggestions.map((card) => card.courseId)).toContain('pricing-as-strategy');
  const misspelt = await list(await server.as('member'), { query: 'negociate' });
  expect(misspelt.suggestions.map((card) => card.courseId)).toContain('negotiating-with-numbers');
  expect((await list(await server.as('member'), { query: 'xqzj' })).suggestions).toEqual([]);
  expect((await list(await server.as('member'), { query: 'pricing' })).suggestions).toEqual([]);
});

test('[CAT-04] the nearest courses are those that a comparison with every course would give', async () => {
  const { rows } = await sql<{ pairs: number; others: number }>`
    with typed as (
      select distinct substr(word, 2, 7) as word from course, regexp_split_to_table(search_words, '\\s+') word
    ), compared as (
      select t.word, c.course_id from typed t, course c
      where strict_word_similarity(fold(t.word), c.search_words) >= 0.25
    ), found as (select t.word, s.course_id from typed t, similar_courses(array[t.word]) s)
    select (select count(*)::int from found) as pairs,
      (select count(*)::int from (select * from compared except select * from found) missed)
        + (select count(*)::int from (select * from found except select * from compared) added) as others`.execute(
    server.db,
  );
  expect(rows[0]?.pairs).toBeGreaterThan(100);
  expect(rows[0]?.others).toBe(0);
});

test('[CAT-04] nothing under the filters: courses that match all of them but one', async () => {
  const member = await server.as('member');
  const near = async (filter: object) => {
    const { total, suggestions } = await list(member, filter);
    expect(total).toBe(0);
    return suggestions.map(({ courseId }) => courses.find((course) => course.courseId === courseId));
  };
  const capstones = await near({ type: 'CAPSTONE', difficulties: ['Beginner'] });
  expect(capstones.length).toBeGreaterThan(0);
  for (const course of capstones) {
    expect([course?.courseType === 'CAPSTONE', course?.difficulty === 'Beginner']).toContain(true);
  }
  expect((await near({ bookmarked: true, topics: ['Product'] })).map((course) => course?.courseId)).not.toEqual([]);
  expect((await near({ query: 'pricing', topics: ['AI'] })).map((course) => course?.courseId)).toContain(
    'pricing-as-strategy',
  );
  // words that nothing has: what matches the other filters, in the order in which it is listed
  const listed = (await list(member, { topics: ['AI'] })).courses.map(({ courseId }) => courseId);
  const suggested = (await near({ query: 'xqzj', topics: ['AI'] })).map((course) => course?.courseId ?? '');
  expect(suggested).toHaveLength(4);
  const places = suggested.map((courseId) => listed.indexOf(courseId));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test('[CAT-01] a value that no course has restricts nothing, beside one that has courses neither', async () => {
  const member = await server.as('member');
  const totalOf = async (filter: object): Promise<number> => (await list(member, filter)).total;
  const all = await totalOf({});
  expect(await totalOf({ topics: ['Astronomy'], difficulties: ['Nope'] })).toBe(all);
  expect(await totalOf({ topics: ['AI', 'Astronomy'] })).toBe(await totalOf({ topics: ['AI'] }));
  expect(await totalOf({ topics: ['AI'] })).toBeLessThan(all);
});

test('[CAT-07] at most 100 a request', async () => {
  const member = await server.as('member');
  for (const page of [{ count: 101 }, { count: 0 }, { after: -1 }]) {
    expect(await codeOf(member, document, { filter: {}, ...page })).toBe('INVALID_INPUT');
  }
});

const save = async (caller: Caller, name: string, contentId: string): Promise<unknown> =>
  (
    await caller.query(
      `mutation ($id: ID!) { ${name}(contentId: $id, contentType: COURSE) { success contentId status error { code } } }`,
      { id: contentId },
    )
  )[name];

test('[CRD-05] saving and removing a course is idempotent; unknown and hidden ones are not found', async () => {
  const trial = await server.as('trial');
  const saved = { success: true, contentId: 'pricing-as-strategy', status: 'ACTIVE', error: null };
  expect(await save(trial, 'addUserSave', 'pricing-as-strategy')).toEqual(saved);
  expect(await save(trial, 'addUserSave', 'pricing-as-strategy')).toEqual(saved);
  const listed = async (): Promise<string[]> =>
    (
      await trial.query<{ listCourseBookmarks: { contentId: string }[] }>('{ listCourseBookmarks { contentId } }')
    ).listCourseBookmarks.map((bookmark) => bookmark.contentId);
  const kept = await listed();
  expect(kept.filter((courseId) => courseId === 'pricing-as-strategy')).toHaveLength(1);
  expect(kept[0]).toBe('pricing-as-strategy');
  const { courses: cards } = await list(trial, { bookmarked: true });
  expect(cards.every((card) => card.bookmarked)).toBe(true);
  expect(cards.map((card) => card.courseId)).toContain('pricing-as-strategy');

  const gone = { ...saved, status: 'DELETED' };
  expect(await save(trial, 'removeUserSave', 'pricing-as-strategy')).toEqual(gone);
  expect(await save(trial, 'removeUserSave', 'pricing-as-strategy')).toEqual(gone);
  expect(await listed()).toEqual(kept.slice(1));
  for (const contentId of ['no-such-course', 'mini-mba-leadership']) {
    expect(await save(trial, 'addUserSave', contentId)).toMatchObject({ success: false, error: { code: 'NOT_FOUND' } });
  }
});

test('[THR-47] [CRD-05] a course whose page does not open cannot be saved', async () => {
  const page = async (caller: Caller, courseId: string): Promise<string | null> =>
    (
      await caller.ask<{ getCourse: { courseId: string } | null }>(
        `{ getCourse(courseId: "${courseId}") { courseId } }`,
      )
    ).data?.getCourse?.courseId ?? null;
  const minimba = await server.as('minimba');
  expect(await page(minimba, 'mini-mba-product')).toBeNull();
  expect(await save(minimba, 'addUserSave', 'mini-mba-product')).toMatchObject({ error: { code: 'NOT_FOUND' } });
});

test('[CRD-01] a course has everything that its page shows', async () => {
  const member = await server.as('member');
  const { getCourse } = await member.query<{ getCourse: unknown }>(`{ getCourse(courseId: "ai-leaders") {
    card { title subtitle description courseType topic stacks difficulty courseRating lengthMinutes
      faculty { fullName biography } }
    whoWillBenefit whatYouWillLeaveWith topTakeaway courseSyllabusUrl trailer { videoId manifestUrl }
    sessions { sessionId } outline { title videos { title duration } } } }`);
  const seed = courses.find((course) => course.courseId === 'ai-leaders');
  if (seed === undefined) throw new Error('the demo world lacks the course');
  const lengths = new Map(videos.map((video) => [video.videoId, pick(video, ['title', 'duration'])]));
  const teachers = faculty.filter((teacher) => seed.facultyIds.includes(teacher.facultyId));
  const { whoWillBenefit, whatYouWillLeaveWith, topTakeaway, courseSyllabusUrl, trailerVideoId } = seed.courseMeta;
  expect(getCourse).toEqual({
    card: {
      ...pick(seed, [
        'title',
        'subtitle',
        'description',
        'courseType',
        'topic',
        'stacks',
        'difficulty',
        'lengthMinutes',
      ]),
      courseRating: seed.rating,
      faculty: teachers.map((teacher) => pick(teacher, ['fullName', 'biography'])),
    },
    whoWillBenefit,
    whatYouWillLeaveWith,
    topTakeaway,
    courseSyllabusUrl,
    trailer: {
      videoId: trailerVideoId,
      manifestUrl: expect.stringMatching(/^\/media\/.+\?.+/) as string,
    },
    sessions: expect.arrayContaining(seed.sessions.map(({ sessionId }) => ({ sessionId }))) as unknown,
    outline: seed.onDemandGroups?.map((group) => ({
      title: group.title,
      videos: group.content.filter((item) => !item.hidePreview).map((item) => lengths.get(item.videoId)),
    })),
  });
});

test('[CRS-07] a preview leaves lessons out, and the number of lessons counts them for everybody', async () => {
  const of = async (name: string, courseId: string) => {
    const { getCourse } = await (
      await server.as(name)
    ).query<{
      getCourse: {
        outline: { videos: { duration: number }[] }[];
        lessonCount: number;
        lessonSeconds: number;
      };
    }>(
      'query ($courseId: ID!) { getCourse(courseId: $courseId) { outline { videos { duration } } lessonCount lessonSeconds } }',
      { courseId },
    );
    const { outline, lessonCount, lessonSeconds } = getCourse;
    const seconds = outline.flatMap((group) => group.videos).map(({ duration }) => duration);
    return {
      outline: outline.map((group) => group.videos.length),
      lessonCount,
      isWhole: lessonSeconds === seconds.reduce((sum, duration) => sum + duration, 0),
    };
  };
  const [lesson, group] = ['negotiating-with-numbers', 'hiring-with-evidence'];
  expect(await of('member', lesson)).toEqual({ outline: [3, 2], lessonCount: 5, isWhole: true });
  expect(await of('crash', lesson)).toEqual({ outline: [3, 1], lessonCount: 5, isWhole: false });
  expect(await of('member', group)).toEqual({ outline: [2, 2, 2], lessonCount: 6, isWhole: true });
  expect(await of('crash', group)).toEqual({ outline: [2, 2], lessonCount: 6, isWhole: false });
});

test('[CRS-07] sessions hidden in the catalogue are listed only when asked for', async () => {
  const member = await server.as('member');
  const ids = async (hidden: boolean): Promise<string[]> =>
    (
      await member.query<{ listUserSessionsByCourse: { sessionId: string }[] }>(
        'query ($hidden: Boolean) { listUserSessionsByCourse(courseId: "product-strategy", showHiddenInCatalog: $hidden) { sessionId } }',
        { hidden },
      )
    ).listUserSessionsByCourse.map((session) => session.sessionId);
  expect(await ids(false)).toEqual(['product-strategy-1']);
  expect(await ids(true)).toEqual(['product-strategy-1', 'product-strategy-2']);
});

test('[CRS-07] [THR-47] meetings and outline of a hidden session are not served', async () => {
  const [live, onDemand] = ['product-strategy-2', 'product-strategy-hidden'];
  await server.db
    .insertInto('session')
    .values({
      session_id: onDemand,
      course_id: 'product-strategy',
      session_type: 'ON_DEMAND',
      title: 'Hidden',
      hide_in_catalog: true,
    })
    .execute();
  await server.db
    .insertInto('session_content')
    .values({ session_content_id: 'hidden-group', session_id: onDemand, kind: 'VIDEO_GROUP', title: 'Hidden' })
    .execute();
  const shownTo = async (caller: Caller): Promise<{ outline: string[]; meetings: string[] }> => {
    const { getCourse } = await caller.query<{
      getCourse: { outline: { groupId: string }[]; meetings: { sessionId: string }[] };
    }>('{ getCourse(courseId: "product-strategy") { outline { groupId } meetings { sessionId } } }');
    return {
      outline: getCourse.outline.map(({ groupId }) => groupId),
      meetings: getCourse.meetings.map(({ sessionId }) => sessionId),
    };
  };
  const [member, joined] = [await server.as('member'), await server.as('academy')];
  const at = new Date(server.clock.now());
  await server.db
    .insertInto('enrollment')
    .values(
      [live, onDemand].map((sessionId) => ({
        member_id: joined.memberId,
        session_id: sessionId,
        customer_id: 'consumer',
        status: 'ENROLLED' as const,
        joined_at: at,
        changed_at: at,
      })),
    )
    .execute();
  const hidden = await shownTo(member);
  expect(hidden.outline).not.toContain('hidden-group');
  expect(hidden.meetings).not.toContain(live);
  expect(hidden.meetings).toContain('product-strategy-1');
  const known = await shownTo(joined);
  expect(known.outline).toContain('hidden-group');
  expect(known.meetings).toContain(live);
});

test('[CAT-12] the entitled sessions are those that an entitlement opens', async () => {
  const entitled = async (name: string): Promise<string[]> =>
    (
      await (
        await server.as(name)
      ).query<{ getEntitledSessions: { courseId: string }[] }>(
        '{ getEntitledSessions { courseId courseType sessionId } }',
      )
    ).getEntitledSessions.map((session) => session.courseId);
  expect(new Set(await entitled('sprint'))).toEqual(new Set(['ai-first-strategy']));
  expect(await entitled('transactional-none')).toEqual([]);
  expect(await entitled('limited')).toEqual([]);
  expect((await entitled('member')).length).toBeGreaterThan(20);
});

test('[CAT-03] past sessions are those that ended while enrolled; free ones need no entitlement', async () => {
  const member = await server.as('member');
  const { listPastSessions, listFreeSessions } = await member.query<
    Record<string, { enrollmentStatus: string; isFreeSession: boolean; endAt: string }[]>
  >(
    '{ listPastSessions { enrollmentStatus isFreeSession endAt } listFreeSessions { enrollmentStatus isFreeSession endAt } }',
  );
  expect(listPastSessions?.length).toBeGreaterThan(3);
  expect(new Set(listPastSessions?.map((session) => session.enrollmentStatus))).toEqual(new Set(['COMPLETED']));
  const ends = listPastSessions?.map((session) => Number(session.endAt)) ?? [];
  expect(ends).toEqual(ends.toSorted((a, b) => b - a));
  expect(listFreeSessions?.length).toBeGreaterThan(0);
  expect(listFreeSessions?.every((session) => session.isFreeSession)).toBe(true);
});

const isIn = async (caller: Caller, call: string, id: string) =>
  (await caller.query<Record<string, { sessionId: string }[]>>(`{ ${call} { sessionId } }`))[call]?.some(
    ({ sessionId }) => sessionId === id,
  );

test('[MBA-01] a Mini-MBA that was canceled is not listed as one that is over', async () => {
  const { persona: who, sessionId } = miniMbaCoverage.finished;
  const member = await server.as(who);
  const cancel = (at: Date | null) =>
    server.db.updateTable('session').set({ cancelled_at: at }).where('session_id', '=', sessionId).execute();
  expect(await isIn(member, 'getEntitledBootcampSessions', sessionId)).toBe(true);
  await cancel(new Date(server.clock.now()));
  expect(await isIn(member, 'getEntitledBootcampSessions', sessionId)).toBe(false);
  await cancel(null);
});

test('[HOM-03] [API-06] page texts are served; drafts only to employees, and only when they ask for them', async () => {
  await server.db
    .insertInto('page_content')
    .values({
      page_content_id: 'soon',
      created_at: new Date(0),
      slug: 'soon',
      lang_code: 'en',
      publish_status: 'DRAFT',
      title: 'Soon',
      body: 'Not yet.',
    })
    .execute();
  const ask =
    'query ($slug: String!) { getPageContent(slug: $slug, publishStatuses: [ACTIVE, DRAFT]) { title langCode } }';
  const member = await server.as('member');
  expect(await codeOf(member, ask, { slug: 'soon' })).toBe('NOT_FOUND');
  const employee = await server.as('employee');
  expect(await employee.query(ask, { slug: 'soon' })).toEqual({ getPageContent: { title: 'Soon', langCode: 'en' } });
  expect(await codeOf(employee, '{ getPageContent(slug: "soon") { title } }')).toBe('NOT_FOUND');
  expect(await codeOf(member, ask, { slug: 'home-limited' })).toBeUndefined();
});

test('[HOM-03] [API-06] a page text is served in the language that is asked for, else in English', async () => {
  const text = { slug: 'welcome', title: 'Welcome', body: 'Begin here.', created_at: new Date(0) };
  await server.db
    .insertInto('page_content')
    .values([
      { ...text, page_content_id: 'welcome.en', lang_code: 'en' },
      { ...text, page_content_id: 'welcome.pl', lang_code: 'pl', title: 'Witamy' },
      { ...text, page_content_id: 'welcome.de', lang_code: 'de', title: 'Willkommen' },
    ])
    .execute();
  const member = await server.as('member');
  const titleIn = async (langCode?: string): Promise<string> => {
    const { getPageContent } = await member.query<{ getPageContent: { title: string } }>(
      'query ($langCode: String) { getPageContent(slug: "welcome", langCode: $langCode) { title } }',
      { langCode },
    );
    return getPageContent.title;
  };
  expect(await titleIn('de')).toBe('Willkommen');
  expect(await titleIn('pl')).toBe('Witamy');
  expect([await titleIn('fr'), await titleIn()]).toEqual(['Welcome', 'Welcome']);
});

test('[CAT-07] accounts whose plan has ended, and visitors, have no catalogue', async () => {
  expect(await codeOf(server.stranger, document, { filter: {} })).toBe('UNAUTHENTICATED');
  expect(await codeOf(await server.as('alumni'), document, { filter: {} })).toBe('FORBIDDEN');
  expect(await codeOf(await server.as('posttrial'), document, { filter: {} })).toBe('FORBIDDEN');
});

test('[CRD-01] [CRS-01] of a course that runs all year a card has the next three sessions, its page also the last three', async () => {
  const member = await server.as('member');
  const [courseId, now] = ['all-year', server.clock.now()];
  const add = (name: string, startAt: number, cancelled = false) =>
    addSession(server, { sessionId: `${courseId}-${name}`, courseId, startAt, cancelled });
  for (const n of [1, 2, 3, 4, 5]) {
    await add(`over-${String(n)}`, now - n * 10 * day);
    await add(`next-${String(n)}`, now + n * 10 * day);
  }
  await add('off', now + day, true);
  const { getCourse } = await member.query<{
    getCourse: { card: { sessions: { sessionId: string }[] }; sessions: { sessionId: string }[] };
  }>(`{ getCourse(courseId: "${courseId}") { card { sessions { sessionId } } sessions { sessionId } } }`);
  const names = (sessions: readonly { sessionId: string }[]) =>
    sessions.map(({ sessionId }) => sessionId.slice(courseId.length + 1));
  expect(names(getCourse.card.sessions)).toEqual(['next-1', 'next-2', 'next-3']);
  expect(names(getCourse.sessions)).toEqual([
    'over-3',
    'over-2',
    'over-1',
    'next-1',
    'next-2',
    'next-3',
    'next-4',
    'next-5',
  ]);
});

test('[CAT-07] a search gives at most a hundred courses, however many it finds', async () => {
  const member = await server.as('member');
  await sql`insert into course (course_id, course_type, title, cover_image_url, topic, difficulty, length_minutes, open_to)
    select 'orchard-' || n, 'SPRINT', 'Orchard ' || n, '/x.svg', 'AI', 'Beginner', 60, '{mcsc-unlimited}'
    from generate_series(1, 101) n`.execute(server.db);
  await sql`insert into session (session_id, course_id, session_type, title)
    select course_id || '-od', course_id, 'ON_DEMAND', title from course where course_id like 'orchard-%'`.execute(
    server.db,
  );
  expect((await list(member, { query: 'orchard' })).total).toBe(101);
  const hits = await search(member, 'orchard');
  expect(hits.filter((courseId) => courseId.startsWith('orchard-'))).toHaveLength(100);
  expect(hits).toHaveLength(100);
});

test('[STF-07] a new course that names no areas opens by those of its type; an empty list stays closed', async () => {
  const add = async (type: string, openTo?: readonly string[]): Promise<readonly string[]> => {
    const { rows } = await sql<{ openTo: string[] }>`
      insert into course (course_id, course_type, title, cover_image_url, topic, difficulty, length_minutes, open_to)
      values (gen_random_uuid(), ${type}, 'New', '/x.webp', 'AI', 'Beginner', 60, ${openTo ?? null})
      returning open_to as "openTo"`.execute(server.db);
    return rows[0]?.openTo ?? [];
  };
  for (const type of ['SPRINT', 'WORKSHOP', 'CAPSTONE', 'OPEN']) {
    expect(await add(type), type).toEqual(['mcsc-unlimited', 'ai-academy', 'ai-ondemand']);
  }
  expect(await add('BOOTCAMP')).toEqual(['bootcamps']);
  expect(await add('CRASH_COURSE')).toEqual(['crash-courses']);
  expect(await add('CUSTOMER')).toEqual([]);
  expect(await add('SPRINT', [])).toEqual([]);
  await server.db.deleteFrom('course').where('title', '=', 'New').execute();
});
