import { planContent } from '@atrium/content/learningPlans.ts';
import type { PlanContent } from '@atrium/domain/plan/planContent.ts';
import { day } from '@atrium/domain/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { operatorOf } from '../document/document.fixture.ts';
import { removeDocument } from '../document/service/endDocument.ts';
import { publishAll, takeBack } from '../document/service/publish.ts';
import { saveDraft } from '../document/service/saveDraft.ts';
import { learningPlanQuizId, planResponses, readPlan, submitAnswers } from './quiz.fixture.ts';

// How staff change the quiz and its rules, and what holds for members afterwards (D69).

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const key = { kind: 'plan', id: 'learning-plan' };
const publish = (content: PlanContent, given: { dryRun?: boolean; now?: number } = {}) =>
  publishAll(operatorOf(server, given), [{ ...key, version: null, body: content, note: '', isChecked: true }]);

const changed = {
  ...planContent,
  plans: { ...planContent.plans, 'first-team': { ...planContent.plans['first-team'], title: 'Your Very First Team' } },
  rules: [...planContent.rules, { priority: 5, when: { time: ['more'] }, plan: 'ai-company' }],
} as PlanContent;

async function versions(): Promise<number[]> {
  const rows = await server.db.selectFrom('learning_plan_content').select('version').orderBy('version').execute();
  return rows.map(({ version }) => version);
}

test('[PLN-02] a rehearsal says what rules would change and changes nothing; published, they hold for the next quiz, and plans stay', async () => {
  const [planner, planned] = await Promise.all([server.as('planner'), server.as('planned')]);
  const before = await readPlan(planned);
  const lines = [
    'Version 2:',
    '  ~ plan first-team',
    '  + rule 5',
    "Of the members who have a plan, 2 would get the same by these answers and 0 another; 0 would be asked again. Nobody's plan changes before they retake the quiz.",
  ];
  expect(await publish(changed, { dryRun: true })).toMatchObject({ ok: true, value: { lines, isSaved: false } });
  expect(await versions()).toEqual([1]);
  expect((await submitAnswers(planner, planResponses)).title).toBe('Your First Team');

  expect(await publish(changed)).toMatchObject({ ok: true, value: { isSaved: true } });
  expect(await publish(changed)).toMatchObject({ ok: true, value: { lines: [], isSaved: false } });
  expect(await submitAnswers(planner, planResponses, { learningPlanQuizId })).toMatchObject({
    error: { code: 'STALE_VERSION' },
  });
  expect((await readPlan(planner)).plan?.title).toBe('Your First Team');
  expect(await readPlan(planned)).toEqual(before);
  const next = { learningPlanQuizId: 'learning-plan-2' };
  expect((await submitAnswers(planner, planResponses, next)).title).toBe('Your Very First Team');
  expect((await submitAnswers(planner, { ...planResponses, time: 'more' }, next)).title).toBe(
    'AI for the Whole Company',
  );
});

test('[PLN-02] a rehearsal says that questions are only asked in another order', async () => {
  await publish(planContent);
  const before = await versions();
  const [former, last] = planContent.questions.slice(-2);
  const questions = [...planContent.questions.slice(0, -2), last, former].filter((question) => question !== undefined);
  const asked = questions.map((question) => question.id).join(', ');
  const result = await publish({ ...planContent, questions }, { dryRun: true });
  expect(result.ok ? result.value.lines.slice(1, -1) : result).toEqual([`  questions are asked in the order ${asked}`]);
  expect(await versions()).toEqual(before);
});

const strategist = planContent.plans['strategist'];
test.each<[string, object, string]>([
  ['that is no content', { questions: [] }, 'plans: '],
  ['with an unknown field', { ...planContent, other: 1 }, 'There is no field other'],
  [
    'without a rule for everybody',
    { ...planContent, rules: planContent.rules.slice(0, -1) },
    'some answers would get no plan',
  ],
  [
    'with a course that does not exist',
    { ...planContent, plans: { ...planContent.plans, more: { ...strategist, courseIds: ['gone'] } } },
    'Plan more names course gone, which does not exist.',
  ],
  [
    'with a certificate that does not exist',
    { ...planContent, plans: { ...planContent.plans, more: { ...strategist, certificateId: 'none' } } },
    'Plan more names certificate none, which does not exist.',
  ],
])('[PLN-02] a quiz %s is refused with a sentence', async (_what, content, words) => {
  const result = await publish(content as PlanContent);
  expect(result.ok).toBe(false);
  expect(result.ok ? '' : result.refusal.reason).toContain(words);
});

test('two of the staff who save at the same time make two versions', async () => {
  const contents = ['One', 'Two', 'Three'].map(
    (title) =>
      ({
        ...planContent,
        plans: { ...planContent.plans, 'first-team': { ...planContent.plans['first-team'], title } },
      }) as PlanContent,
  );
  const before = (await versions()).length;
  const saved = await Promise.all(contents.map((content) => publish(content)));
  expect(saved.every((result) => result.ok && result.value.isSaved)).toBe(true);
  expect((await versions()).length).toBe(before + 3);
});

test('a version has the product time at which it was published', async () => {
  const now = server.clock.now() + 30 * day;
  await publish(planContent, { now });
  const newest = server.db.selectFrom('learning_plan_content').select('saved_at').orderBy('version', 'desc');
  expect((await newest.executeTakeFirst())?.saved_at).toEqual(new Date(now));
});

test('[DOC-01] there is one quiz, which is neither taken back, nor removed, nor copied', async () => {
  const deps = operatorOf(server);
  const other = { kind: 'plan', id: 'another' };
  expect(await saveDraft(deps, { ...other, version: 0, body: {}, began: null })).toMatchObject({
    refusal: { code: 'NOT_FOUND' },
  });
  expect(await takeBack(deps, key, '')).toMatchObject({ refusal: { code: 'CONFLICT' } });
  expect(await removeDocument(deps, key, '')).toMatchObject({ refusal: { code: 'CONFLICT' } });
});
