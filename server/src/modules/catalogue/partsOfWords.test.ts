import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type Caller, type TestServer } from '../../testing/harness.ts';

// What is found by a part of a word, in every place that is searched (D89).

let server: TestServer;
let member: Caller;
beforeAll(async () => {
  server = await startServer();
  member = await server.as('member');
});
afterAll(() => server.close());

/** Tables with key, text and what it is found by. */
const places: Readonly<Record<string, RawBuilder<unknown>>> = {
  courses: sql`(select course_id as id, concat_ws(' ', title, subtitle, topic, faculty_names, description) as said, search
      from course)`,
  lessons: sql`(select video_id as id, words_said(transcript) as said, search from video)`,
  resources: sql`(select resource_id as id, concat_ws(' ', title, subtitle, keywords) as said, search from resource)`,
  sentences: sql`(select video_id || ' ' || s.start_seconds as id, s.sentence as said, s.words as search
      from video, unnest(sentences) s where video_id < 'b')`,
};

test.each(Object.entries(places))(
  '[CAT-07] [VID-15] [RES-01] each beginning of a word finds all %s that the word finds',
  async (_name, place) => {
    const { rows } = await sql<{ words: number; losses: readonly string[] | null }>`
      with place as materialized (select * from ${place} place), word as materialized (
        select distinct word from place, regexp_split_to_table(spaced_words(fold(said)), ' ') word where length(word) > 2
      ), part as (
        select distinct left(word, size) as part from word, generate_series(2, length(word)) size
      ), found as materialized (
        select part, array(select id from place, (select search_query(part) as asked offset 0) q where search @@ asked) as ids
        from part
      )
      select (select count(*) from word) as words,
        array_agg(word.word || ' loses by ' || less.part || ' ' || whole.ids[1]) filter (where not less.ids @> whole.ids) as losses
      from word join found whole on whole.part = word.word cross join generate_series(2, length(word.word) - 1) size
      join found less on less.part = left(word.word, size)`.execute(server.db);
    expect(rows[0]?.words).toBeGreaterThan(200);
    expect(rows[0]?.losses?.slice(0, 20) ?? []).toEqual([]);
  },
);

const total = {
  courses: 'query ($q: String!) { of: listCatalogue(filter: { query: $q }) { total } }',
  lessons: 'query ($q: String!) { of: searchLessons(query: $q) { total } }',
  resources: 'query ($q: String!) { of: listResources(filter: { query: $q }) { pageInfo { total } } }',
  people: 'query ($q: String!) { of: listMembers(filter: $q) { pageInfo { total } } }',
} as const;
async function totalOf(place: keyof typeof total, q: string): Promise<number> {
  const { of } = await member.query<{ of: { total: number } | { pageInfo: { total: number } } }>(total[place], { q });
  return 'total' in of ? of.total : of.pageInfo.total;
}

test.each([
  ['courses', 'working'],
  ['courses', 'arriving'],
  ['courses', 'conversations'],
  ['courses', 'estimates'],
  ['courses', 'crowded markets'],
  ['lessons', 'meetings'],
  ['lessons', 'business'],
  ['lessons', 'decisions'],
  ['lessons', 'agencies'],
  ['resources', 'meeting'],
  ['resources', 'decisions'],
  ['people', 'fernandes'],
  ['people', 'tanaka'],
  ['people', 'director'],
] as const)('[CAT-07] [VID-15] somebody who types finds %s by each part of %o', async (place, word) => {
  const whole = await totalOf(place, word);
  expect(whole).toBeGreaterThan(0);
  for (let size = 2; size < word.length; size += 1) {
    const part = word.slice(0, size);
    expect([part, await totalOf(place, part)]).toEqual([part, expect.toSatisfy((found: number) => found >= whole)]);
  }
});

test('[CAT-07] [VID-15] words are found in any order, each by its beginning', async () => {
  const pairs = [
    ['courses', 'pricing', 'strategy'],
    ['lessons', 'business', 'model'],
  ] as const;
  for (const [place, one, two] of pairs) {
    const found = await totalOf(place, `${one} ${two}`);
    expect(found, place).toBeGreaterThan(0);
    expect(await totalOf(place, `${two} ${one}`)).toBe(found);
    for (const size of [2, 3, 4, 5])
      for (const part of [`${one.slice(0, size)} ${two}`, `${two} ${one.slice(0, size)}`])
        expect(await totalOf(place, part), `${place} ${part}`).toBeGreaterThanOrEqual(found);
  }
});

test('[CAT-07] a course with the word itself comes before those whose words only begin so', async () => {
  for (const [courseId, title] of [
    ['warden-1', 'Warden duties'],
    ['war-2', 'War duties'],
  ])
    await sql`insert into course (course_id, course_type, title, cover_image_url, topic, difficulty, length_minutes, open_to)
      values (${courseId}, 'SPRINT', ${title}, '/x.svg', 'AI', 'Beginner', 60, '{}')`.execute(server.db);
  const { rows } = await sql<{ id: string }>`select course_id as id from course
    where search @@ search_query('war dutie')
    order by ts_rank_cd(search, search_query('war duties')) + ts_rank_cd(search, whole_words('war duties')) desc`.execute(
    server.db,
  );
  expect(rows.map(({ id }) => id)).toEqual(['war-2', 'warden-1']);
});

test('[CAT-07] [VID-15] words in the middle of a text without spaces are found, in all their parts', async () => {
  const texts = {
    japanese: ['これは短い説明文です。経営を学びます。', ['説明', '短い', '説明文', '経営を学', '学び', '説', '文']],
    chinese: ['本课程介绍数据分析与商业决策', ['数据', '分析', '商业决策', '决']],
    thai: ['คำอธิบายสั้นๆในภาษาไทย', ['ภาษา', 'ภาษาไทย', 'สั้น', 'ไทย']],
    korean: ['경영전략을 배우는 과정', ['전략', '경영전략', '과정', '전략을 배우']],
    hindi: ['यह हिन्दी विवरण है', ['हिन्दी', 'हिन्', 'विवर']],
  } as const;
  for (const [name, [text, words]] of Object.entries(texts)) {
    await sql`insert into course (course_id, course_type, title, description, cover_image_url, topic, difficulty,
        length_minutes, open_to)
      values (${name}, 'SPRINT', ${`Course ${name}`}, ${text}, '/x.svg', 'AI', 'Beginner', 60, '{}')`.execute(
      server.db,
    );
    await sql`update video set transcript = ${JSON.stringify([{ startSeconds: 1, endSeconds: 9, text }])}::jsonb
      where video_id = (select min(video_id) from video)`.execute(server.db);
    for (const word of words) {
      const { rows } = await sql<{ course: boolean; lesson: boolean; sentence: boolean }>`
        select search @@ search_query(${word}) as course,
          (select v.search @@ search_query(${word}) from video v order by video_id limit 1) as lesson,
          (select v.sentences[1].words @@ search_query(${word}) from video v order by video_id limit 1) as sentence
        from course where course_id = ${name}`.execute(server.db);
      expect([word, rows[0]]).toEqual([word, { course: true, lesson: true, sentence: true }]);
    }
  }
  const { rows } = await sql<{ found: boolean }>`
    select search @@ search_query('明説') as found from course where course_id = 'japanese'`.execute(server.db);
  expect(rows[0]?.found).toBe(false);
});

test('[INS-01] insights are found by parts of the words of their name, in any order', async () => {
  const employee = await server.as('employee');
  const text = 'query ($q: String!) { listCaseStudies(query: $q, count: 50) { list { title } } }';
  const titlesBy = async (q: string): Promise<string[]> =>
    (await employee.query<{ listCaseStudies: { list: { title: string }[] } }>(text, { q })).listCaseStudies.list.map(
      ({ title }) => title,
    );
  const [title = ''] = await titlesBy('');
  const words = title.split(' ');
  expect(words.length).toBeGreaterThan(1);
  expect(await titlesBy(words.toReversed().join(' '))).toContain(title);
  expect(await titlesBy(words.map((word) => word.slice(0, 3)).join('  '))).toContain(title);
});
