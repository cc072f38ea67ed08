import { day, minute } from '@atrium/domain/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type Caller, type TestServer } from '../../testing/harness.ts';
import { answerSurvey, surveyResponses, type SurveyAnswer } from './survey.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

type Status = { readonly type: string; readonly status: string; readonly isDue: boolean };

const statusOf = async (caller: Caller): Promise<Status> =>
  (await caller.query<{ getSurveyStatus: Status }>('{ getSurveyStatus { type status isDue } }')).getSurveyStatus;
const ask = async (caller: Caller): Promise<SurveyAnswer> =>
  (
    await caller.query<{ saveSurveyPrompt: SurveyAnswer }>(
      'mutation { saveSurveyPrompt { status isDue error { code } } }',
    )
  ).saveSurveyPrompt;
const storedOf = ({ memberId }: Caller) =>
  server.db.selectFrom('survey_response').selectAll().where('member_id', '=', memberId).execute();
const type = 'BASIC_INFO_SURVEY_V2';

test('[LIM-05] [HOM-02] a limited member is asked at first, and again a day later, until the survey is answered', async () => {
  const caller = await server.as('limited');
  await server.db.deleteFrom('survey_response').where('member_id', '=', caller.memberId).execute();
  expect(await statusOf(caller)).toEqual({ type, status: 'PENDING', isDue: true });
  expect(await ask(caller)).toEqual({ status: 'PENDING', isDue: false, error: null });
  await server.clock.advance(day - minute);
  expect((await statusOf(caller)).isDue).toBe(false);
  // a page that asks before it is due puts nothing off
  expect(await ask(caller)).toEqual({ status: 'PENDING', isDue: false, error: null });
  await server.clock.advance(2 * minute);
  expect((await statusOf(caller)).isDue).toBe(true);
  expect(await answerSurvey(caller, surveyResponses)).toEqual({ status: 'COMPLETED', isDue: false, error: null });
  await server.clock.advance(2 * day);
  expect(await statusOf(caller)).toEqual({ type, status: 'COMPLETED', isDue: false });
  expect(await ask(caller)).toEqual({ status: 'COMPLETED', isDue: false, error: null });
});

test('[LIM-05] the demo accounts have been asked and have answered; other account types are never asked', async () => {
  const fresh = await startServer();
  try {
    const due = async (name: string) => statusOf(await fresh.as(name));
    expect(await due('limited')).toEqual({ type, status: 'PENDING', isDue: true });
    expect(await due('limited-over')).toEqual({ type, status: 'COMPLETED', isDue: false });
    const member = await fresh.as('member');
    await fresh.db.deleteFrom('survey_response').where('member_id', '=', member.memberId).execute();
    expect(await statusOf(member)).toEqual({ type, status: 'PENDING', isDue: false });
  } finally {
    await fresh.close();
  }
});

test('[SUR-01] topics are stored as a flag per topic, in one row per member; other responses replace them', async () => {
  const caller = await server.as('limited-crash');
  const responses = { ...surveyResponses, company: '  Pont Neuf Travel ' };
  expect((await answerSurvey(caller, responses)).status).toBe('COMPLETED');
  const stored = await storedOf(caller);
  expect(stored).toMatchObject([{ responses: surveyResponses }]);
  // sent again, because the answer was lost, they were given when they were given
  await server.clock.advance(minute);
  expect((await answerSurvey(caller, responses)).status).toBe('COMPLETED');
  expect(await storedOf(caller)).toEqual(stored);
  expect((await answerSurvey(caller, { ...surveyResponses, title: 'Head of Marketing' })).error).toBeNull();
  expect(await storedOf(caller)).toMatchObject([{ responses: { title: 'Head of Marketing' } }]);
});

test.each([
  ['an empty company', { company: '  ' }],
  ['a company that cannot be stored', { company: 'a\u0000b' }],
  ['a title of 301 characters', { title: 'x'.repeat(301) }],
  ['an unknown job level', { job_level: 'king' }],
  ['a name of every object', { industry: 'constructor' }],
  [
    'no topic',
    {
      what_topics_are_you_interested_in: {
        ai: false,
        business_strategy: false,
        leadership: false,
        marketing: false,
        product: false,
      },
    },
  ],
])('[SUR-01] %s is refused, and nothing is saved', async (_what, wrong) => {
  const caller = await server.as('limited-over');
  const before = await storedOf(caller);
  const answer = await answerSurvey(caller, { ...surveyResponses, ...wrong });
  expect(answer).toEqual({ status: null, isDue: null, error: { code: 'INVALID_INPUT' } });
  expect(await storedOf(caller)).toEqual(before);
});

test('[LIM-05] the survey is for those who have a home page', async () => {
  const alumni = await server.as('alumni');
  const { data, errors } = await alumni.ask('{ getSurveyStatus { status } }');
  expect([data, errors?.[0]?.extensions.code]).toEqual([{ getSurveyStatus: null }, 'FORBIDDEN']);
});

test('[SUR-01] many answers at once leave one row, that of one of them', async () => {
  const caller = await server.as('trial');
  const titles = Array.from({ length: 12 }, (_, n) => `Title ${String(n)}`);
  const answers = await Promise.all(titles.map((title) => answerSurvey(caller, { ...surveyResponses, title })));
  expect(answers.every(({ status }) => status === 'COMPLETED')).toBe(true);
  const stored = await storedOf(caller);
  expect(stored).toHaveLength(1);
  expect(titles.filter((title) => JSON.stringify(stored[0]?.responses).includes(`"${title}"`))).toHaveLength(1);
});
