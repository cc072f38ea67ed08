import { standard } from '@atrium/content/courses/draft.ts';
import { planContent } from '@atrium/content/learningPlans.ts';
import { persona } from '@atrium/content/people.ts';
import { hour, second } from '@atrium/domain/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type Caller, type TestServer } from '../../testing/harness.ts';
import { enroll } from '../enrollment/workshop.fixture.ts';
import { learningPlanQuizId, planResponses, readPlan, submitAnswers } from './quiz.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const plansOf = (name: string) =>
  server.db
    .selectFrom('learning_plan')
    .select(['plan_key as key', 'responses', 'replaced_at as replacedAt'])
    .where('member_id', '=', persona(name).memberId)
    .orderBy('learning_plan_id')
    .execute();

async function pick(caller: Caller, verb: 'add' | 'remove', courseId: string): Promise<unknown> {
  const call = `mutation ($id: ID!) { save: ${verb}UserSave(contentId: $id, contentType: LP_USER_PICK) { success error { code } } }`;
  return (await caller.query<{ save: unknown }>(call, { id: courseId })).save;
}

test('[PLN-01] the quiz has its questions with their options, and what a conditional one depends on', async () => {
  const planner = await server.as('planner');
  const { getLearningPlanQuiz: quiz } = await planner.query<{ getLearningPlanQuiz: Record<string, unknown> }>(
    `{ getLearningPlanQuiz { learningPlanQuizId questions { learningPlanQuizQuestionId label options { key label }
      isRequired isConditionallyDisplayed type meta { parentId conditionalAnswer } } } }`,
  );
  expect(quiz).toEqual({
    learningPlanQuizId,
    questions: planContent.questions.map(({ id, onlyIf, ...question }) => ({
      learningPlanQuizQuestionId: id,
      ...question,
      type: 'SINGLE_CHOICE',
      isConditionallyDisplayed: onlyIf !== null,
      meta: onlyIf,
    })),
  });
});

test('[PLN-02] the quiz yields a plan with title, topic, level and courses; a retake replaces it, keeps the picks and the history', async () => {
  const planner = await server.as('planner');
  expect(await readPlan(planner)).toEqual({ plan: null, pickedCoursesIds: [], pickedCourses: [] });
  expect(await pick(planner, 'add', 'unit-economics')).toEqual({ success: true, error: null });

  const first = await submitAnswers(planner, planResponses);
  expect(first).toEqual({ success: true, title: 'Your First Team', error: null });
  const courseIds = ['managers-operating-system', 'feedback-people-can-use', 'hiring-with-evidence'];
  const before = await readPlan(planner);
  expect(before.plan).toMatchObject({ title: 'Your First Team', topic: 'Leadership', level: 'Beginner', courseIds });
  expect(before.plan?.courses.map(({ courseId }) => courseId)).toEqual(courseIds);
  expect(before.plan?.courses[0]?.title).toBe("The Manager's Operating System");

  // the answer about people is hidden by the new one, and dropped
  const retaken = await submitAnswers(planner, { ...planResponses, goal: 'strategy' });
  expect(retaken).toMatchObject({ success: true, title: 'Where to Play, What to Charge' });
  const after = await readPlan(planner);
  expect(after.plan?.title).toBe('Where to Play, What to Charge');
  expect(after.pickedCoursesIds).toEqual(['unit-economics']);
  expect(after.pickedCourses).toEqual([{ courseId: 'unit-economics' }]);
  expect(await plansOf('planner')).toEqual([
    { key: 'first-team', responses: planResponses, replacedAt: expect.any(Date) as unknown },
    { key: 'strategist', responses: { goal: 'strategy', experience: 'new', time: 'one' }, replacedAt: null },
  ]);
  expect(await pick(planner, 'remove', 'unit-economics')).toEqual({ success: true, error: null });
  expect((await readPlan(planner)).pickedCoursesIds).toEqual([]);
});

test('[CAT-10] [PLN-02] the plan has the certificate that it leads to, with the share of its criteria that is met', async () => {
  const planned = await server.as('planned');
  const call = '{ getCertificate(certificateId: "ai-foundations") { title description badgeImageUrl percent } }';
  type Answer = { getCertificate: { title: string; description: string; badgeImageUrl: string; percent: number } };
  const { percent, ...certificate } = (await planned.query<Answer>(call)).getCertificate;
  expect(percent).toBeGreaterThan(0);
  expect(percent).toBeLessThan(100);
  expect((await readPlan(planned)).plan?.certificate).toEqual({
    certificateId: 'ai-foundations',
    ...certificate,
    progress: percent,
  });
});

test('[PLN-02] a plan may lead to no certificate', async () => {
  const planner = await server.as('planner');
  await submitAnswers(planner, planResponses);
  expect((await readPlan(planner)).plan?.certificate).toBeNull();
});

test('[PLN-02] a quiz that is sent twice, or a hundred times at once, gives one plan', async () => {
  const hal = await server.as('hal@hooli.example');
  const before = await plansOf('hal@hooli.example');
  const same = await Promise.all(Array.from({ length: 100 }, () => submitAnswers(hal, planResponses)));
  expect(new Set(same.map(({ title }) => title))).toEqual(new Set(['Your First Team']));
  const plans = await plansOf('hal@hooli.example');
  expect(plans).toHaveLength(before.length + 1);
  expect(plans.filter(({ replacedAt }) => replacedAt === null)).toHaveLength(1);
});

test('[PLN-02] a quiz whose answer was lost and that arrives after a retake changes nothing', async () => {
  const planned = await server.as('planned');
  const lost = { deviceId: 'a', clientSeq: '1' };
  await submitAnswers(planned, planResponses, lost);
  await submitAnswers(planned, { ...planResponses, goal: 'strategy' }, { deviceId: 'a', clientSeq: '2' });
  expect(await submitAnswers(planned, planResponses, lost)).toMatchObject({
    success: false,
    error: { code: 'CONFLICT' },
  });
  expect((await readPlan(planned)).plan?.title).toBe('Where to Play, What to Charge');
});

test.each<[string, unknown]>([
  ['an unknown option', { ...planResponses, goal: 'fly' }],
  ['an unknown question', { ...planResponses, other: 'x' }],
  ['an open question', { goal: 'lead', people: 'soon' }],
  ['a conditional question left open', { goal: 'lead', experience: 'new', time: 'one' }],
  ['no object', 'goal'],
  ['a list', ['lead']],
  ['a list as an answer', { ...planResponses, goal: ['lead'] }],
])('[PLN-01] answers with %s are refused, and the plan stays', async (_what, responses) => {
  const before = await plansOf('planner');
  expect(await submitAnswers(await server.as('planner'), responses)).toMatchObject({
    success: false,
    error: { code: 'INVALID_INPUT' },
  });
  expect(await plansOf('planner')).toEqual(before);
});

test('[PLN-01] answers to questions that have changed since are refused with words that say so; an unknown quiz is not found', async () => {
  const planner = await server.as('planner');
  const later = { version: 2, content: JSON.stringify(planContent), saved_at: new Date() };
  await server.db.insertInto('learning_plan_content').values(later).execute();
  try {
    expect(await submitAnswers(planner, planResponses)).toMatchObject({
      success: false,
      error: { code: 'STALE_VERSION', message: 'The questions have changed. Check your answers and send them again.' },
    });
    expect(await submitAnswers(planner, planResponses, { learningPlanQuizId: 'learning-plan-2' })).toMatchObject({
      success: true,
    });
  } finally {
    await server.db.deleteFrom('learning_plan').where('version', '=', 2).execute();
    await server.db.deleteFrom('learning_plan_content').where('version', '=', 2).execute();
  }
  for (const id of ['learning-plan-2', 'learning-plan-0', 'nowhere']) {
    expect(await submitAnswers(planner, planResponses, { learningPlanQuizId: id })).toMatchObject({
      error: { code: 'NOT_FOUND' },
    });
  }
});

test('[PLN-02] the history keeps the instant at which each plan was replaced', async () => {
  const planner = await server.as('planner');
  const replaced = async () => (await plansOf('planner')).flatMap(({ replacedAt }) => replacedAt ?? []);
  await submitAnswers(planner, { ...planResponses, goal: 'strategy' });
  await submitAnswers(planner, planResponses);
  const before = await replaced();
  await server.clock.advance(hour);
  await submitAnswers(planner, { ...planResponses, goal: 'strategy' });
  const after = await replaced();
  expect(after.slice(0, before.length)).toEqual(before);
  expect(after).toHaveLength(before.length + 1);
});

test('[CAT-16] a pick that the member may not know of is refused and never shown', async () => {
  const planner = await server.as('planner');
  for (const courseId of ['mini-mba-ai', 'legacy-big-data', 'nowhere']) {
    expect(await pick(planner, 'add', courseId)).toEqual({ success: false, error: { code: 'NOT_FOUND' } });
  }
  const memberId = persona('planner').memberId;
  await server.db
    .insertInto('bookmark')
    .values({ member_id: memberId, content_type: 'LP_USER_PICK', content_id: 'mini-mba-ai', created_at: new Date() })
    .execute();
  expect(await readPlan(planner)).toMatchObject({ pickedCoursesIds: [], pickedCourses: [] });
});

test('[CAT-16] picks are shown in the order in which they were picked', async () => {
  const planner = await server.as('planner');
  const before = (await readPlan(planner)).pickedCoursesIds;
  const picked = ['unit-economics', 'ai-leaders', 'pricing-as-strategy'];
  for (const courseId of picked) {
    await pick(planner, 'add', courseId);
    await server.clock.advance(second);
  }
  expect((await readPlan(planner)).pickedCoursesIds).toEqual([...before, ...picked]);
  for (const courseId of picked) await pick(planner, 'remove', courseId);
});

test('[PLN-02] a course that leaves the catalogue stays in the plan of a member who is enrolled in it', async () => {
  const planner = await server.as('planner');
  await submitAnswers(planner, planResponses);
  expect(await enroll(planner, 'hiring-with-evidence-od')).toBe('ENROLLED');
  const planned = async () => (await readPlan(planner)).plan?.courses.map(({ courseId }) => courseId);
  const [own, other] = ['hiring-with-evidence', 'feedback-people-can-use'];
  const openTo = (areas: readonly string[]) =>
    server.db
      .updateTable('course')
      .set({ open_to: [...areas] })
      .where('course_id', 'in', [own, other])
      .execute();
  expect(await planned()).toEqual(['managers-operating-system', other, own]);
  await openTo(['another-area']);
  expect(await planned()).toEqual(['managers-operating-system', own]);
  await openTo(standard);
});

test('[PLN-02] a member gets at most twenty new plans within an hour', async () => {
  const hal = await server.as('hal@hooli.example');
  const retake = (turn: number) =>
    submitAnswers(hal, turn % 2 === 0 ? planResponses : { ...planResponses, goal: 'strategy' });
  await server.clock.advance(hour);
  const before = await plansOf('hal@hooli.example');
  const answers: (string | null)[] = [];
  for (let turn = 0; turn < 22; turn += 1) answers.push((await retake(turn)).error?.code ?? null);
  // the first answers are those of the plan that there is
  expect(answers).toEqual([...Array.from({ length: 21 }, () => null), 'RATE_LIMITED']);
  expect(await plansOf('hal@hooli.example')).toHaveLength(before.length + 20);
  await server.clock.advance(hour);
  expect(await retake(0)).toMatchObject({ success: true });
});

test('[PLN-02] the same answers to a quiz with other rules give the plan of these rules', async () => {
  const planned = await server.as('planned');
  const { title } = await submitAnswers(planned, planResponses);
  const plans = Object.fromEntries(
    Object.entries(planContent.plans).map(([key, plan]) => [key, { ...plan, title: `${plan.title}, revised` }]),
  );
  const later = { version: 2, content: JSON.stringify({ ...planContent, plans }), saved_at: new Date() };
  await server.db.insertInto('learning_plan_content').values(later).execute();
  try {
    const revised = `${title ?? ''}, revised`;
    expect(await submitAnswers(planned, planResponses, { learningPlanQuizId: 'learning-plan-2' })).toMatchObject({
      success: true,
      title: revised,
    });
    expect((await readPlan(planned)).plan?.title).toBe(revised);
  } finally {
    await server.db.deleteFrom('learning_plan').where('version', '=', 2).execute();
    await server.db.deleteFrom('learning_plan_content').where('version', '=', 2).execute();
  }
});
