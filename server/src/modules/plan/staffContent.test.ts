import { planContent } from '@atrium/content/learningPlans.ts';
import type { PlanContent } from '@atrium/domain/plan/planContent.ts';
import { day } from '@atrium/domain/time.ts';
import { runCommand } from '@atrium/tools/content/runCommand.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { operator } from '../../testing/operator.ts';
import { operatorOf } from '../document/document.fixture.ts';
import { restoreRevision } from '../document/service/beginDraft.ts';
import { removeDocument } from '../document/service/endDocument.ts';
import { getDocument } from '../document/service/findDocument.ts';
import { listHistory } from '../document/service/history.ts';
import { rehearsePublishing, publishAll, publishDrafts, takeBack } from '../document/service/publish.ts';
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

test('[PLN-02] the quiz to begin with lacks nothing but courses, which an empty academy does not have', async () => {
  const printed = (await runCommand(['new', 'plan'], { db: server.db, by: operator, now: server.clock.now() })).join(
    '\n',
  );
  const { id, body } = JSON.parse(printed) as { id: string; body: PlanContent };
  expect(id).toBe(key.id);
  const refused = await publish(body, { dryRun: true });
  expect(refused.ok ? '' : refused.refusal.reason).toBe(
    [
      'plans.first-team.courseIds.0: Plan first-team names course id-of-a-course, which does not exist.',
      'plans.numbers.courseIds.0: Plan numbers names course id-of-another-course, which does not exist.',
    ].join('\n'),
  );
  const courses = JSON.stringify(body)
    .replace('id-of-a-course', 'ai-leaders')
    .replace('id-of-another-course', 'growth-loops');
  expect(await publish(JSON.parse(courses) as PlanContent, { dryRun: true })).toMatchObject({ ok: true });
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

/** The quiz with another title of a plan. */
const titled = (name: string, title: string, content: PlanContent): PlanContent =>
  ({ ...content, plans: { ...content.plans, [name]: { ...content.plans[name], title } } }) as PlanContent;

async function current(): Promise<PlanContent> {
  const found = await getDocument(operatorOf(server), key);
  if (!found.ok) throw new Error(found.refusal.reason);
  return found.value.published as unknown as PlanContent;
}

test('[DOC-02] [DOC-03] [D69] two of the staff change different plans of a draft, and what is said before publishing comes true', async () => {
  const deps = operatorOf(server);
  const began = await current();
  const { ok: isSaved } = await saveDraft(deps, {
    ...key,
    version: 0,
    body: titled('strategist', 'One', began),
    began,
  });
  expect(isSaved).toBe(true);
  // somebody else publishes meanwhile, without a draft
  await publish(titled('first-team', 'Other', began));
  const count = (await versions()).length;
  const rehearsed = await rehearsePublishing(deps, key);
  const lines = [
    `Version ${String(count + 1)}:`,
    '  ~ plan strategist',
    expect.stringContaining('would be asked again'),
  ];
  expect(rehearsed).toMatchObject({ ok: true, value: { refusal: null, lines } });
  const published = await publishDrafts(deps, [{ ...key, version: null }], { note: 'Both' });
  expect(published).toMatchObject({ ok: true, value: { lines, isSaved: true } });
  expect(await versions()).toHaveLength(count + 1);
  const after = await current();
  expect([after.plans['strategist']?.title, after.plans['first-team']?.title]).toEqual(['One', 'Other']);
  // the same plan, changed by both, asks
  await saveDraft(deps, { ...key, version: 0, body: titled('strategist', 'Two', after), began: after });
  await publish(titled('strategist', 'Three', after));
  expect(await publishDrafts(deps, [{ ...key, version: null }], { note: '' })).toMatchObject({
    refusal: { code: 'STALE_VERSION', reason: expect.stringContaining('plans.strategist.title') as unknown },
  });
});

test('[DOC-05] [D69] a former quiz is put back as a draft and published as the next version', async () => {
  const deps = operatorOf(server);
  const found = await getDocument(deps, key);
  const version = (found.ok ? found.value.draft?.version : 0) ?? 0;
  const history = await listHistory(deps, key, null);
  const first = history.ok ? history.value.at(-1) : undefined;
  expect(first).toMatchObject({ number: 1, note: 'As it was before its first change here.' });
  await restoreRevision(deps, { ...key, number: 1, version });
  const count = (await versions()).length;
  expect(await publishDrafts(deps, [{ ...key, version: null }], { note: 'Back' })).toMatchObject({
    value: {
      lines: [`Version ${String(count + 1)}:`, '  ~ plan first-team', '  ~ plan strategist', expect.any(String)],
    },
  });
  expect(await current()).toEqual(planContent);
});

test('[DOC-07] a quiz that leads to a certificate which members do not find is refused, and names it', async () => {
  const deps = operatorOf(server);
  const leading = Object.entries(planContent.plans).find(([, { certificateId }]) => certificateId !== null);
  if (leading === undefined) throw new Error('no plan of the demo leads to a certificate');
  const [name, { certificateId }] = leading;
  const certificate = { kind: 'certificate', id: certificateId ?? '' };
  const hidden = await takeBack(deps, certificate, '');
  expect(hidden.ok ? hidden.value.lines : []).toContain('A plan of the learning-plan quiz leads to it.');
  const body = titled(name, 'Renamed', planContent);
  const refused = await publish(body);
  expect(refused.ok ? '' : refused.refusal.reason).toContain(
    `plans.${name}.certificateId: Plan ${name} leads to certificate ${certificate.id}, which is not open to members.`,
  );
  await saveDraft(deps, { ...key, version: 0, body, began: null });
  const rehearsed = await rehearsePublishing(deps, key);
  expect(rehearsed.ok ? rehearsed.value.faults : []).toContainEqual(
    expect.objectContaining({ path: `plans.${name}.certificateId`, needs: certificate }),
  );
  // both are published together
  const found = await getDocument(deps, certificate);
  const published = found.ok ? found.value.published : null;
  await saveDraft(deps, { ...certificate, version: 0, body: { ...published, isPublished: true }, began: published });
  const both = [certificate, key].map((each) => ({ ...each, version: null }));
  expect(await publishDrafts(deps, both, { note: '' })).toMatchObject({ ok: true, value: { isSaved: true } });
  expect((await current()).plans[name]?.title).toBe('Renamed');
});
