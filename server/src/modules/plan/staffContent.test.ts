import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { planContent } from '@atrium/content/learningPlans.ts';
import { day } from '@atrium/domain/time.ts';
import { runCommand } from '@atrium/tools/plans/runCommand.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StaffDeps } from '../../base/staffChange.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { operator } from '../../testing/operator.ts';
import { learningPlanQuizId, planResponses, readPlan, submitAnswers } from './quiz.fixture.ts';
import { saveContent } from './service/staff/saveContent.ts';

// How staff change the quiz and its rules, and what holds for members afterwards (D69).

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const staff = (dryRun = false): StaffDeps => ({ db: server.db, by: operator, now: Date.now(), dryRun });

const changed = {
  ...planContent,
  plans: { ...planContent.plans, 'first-team': { ...planContent.plans['first-team'], title: 'Your Very First Team' } },
  rules: [...planContent.rules, { priority: 5, when: { time: ['more'] }, plan: 'ai-company' }],
};

test('[PLN-02] a dry run says what rules would change and changes nothing; saved, they hold for the next quiz, and plans stay', async () => {
  const [planner, planned] = await Promise.all([server.as('planner'), server.as('planned')]);
  const before = await readPlan(planned);
  const lines = [
    'Version 2:',
    '  ~ plan first-team',
    '  + rule 5',
    "Of the members who have a plan, 2 would get the same by these answers and 0 another; 0 would be asked again. Nobody's plan changes before they retake the quiz.",
  ];
  expect(await saveContent(staff(true), changed)).toEqual({ ok: true, value: { lines, isSaved: false } });
  expect((await submitAnswers(planner, planResponses)).title).toBe('Your First Team');

  const saved = await saveContent(staff(), changed);
  expect(saved).toMatchObject({ ok: true, value: { isSaved: true } });
  expect(await saveContent(staff(), changed)).toEqual({ ok: true, value: { lines: [], isSaved: false } });
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

  const entries = server.db
    .selectFrom('audit_entry')
    .select(['subject', 'before', 'after'])
    .where('action', 'like', 'LEARNING_PLAN%');
  expect(await entries.execute()).toEqual([
    { subject: 'learning-plan/2', before: { version: 1 }, after: { version: 2 } },
  ]);
});

test('[PLN-02] a dry run says that questions are only asked in another order', async () => {
  await saveContent(staff(), planContent);
  const before = await versions();
  const [former, last] = planContent.questions.slice(-2);
  const questions = [...planContent.questions.slice(0, -2), last, former];
  const asked = questions.map((question) => question?.id).join(', ');
  const result = await saveContent(staff(true), { ...planContent, questions });
  expect(result.ok ? result.value.lines.slice(1, -1) : result).toEqual([`  questions are asked in the order ${asked}`]);
  expect(await versions()).toEqual(before);
});

test.each<[string, unknown, string]>([
  ['that is no content', { questions: [] }, 'plans: '],
  ['with an unknown field', { ...planContent, other: 1 }, 'Unrecognized key'],
  [
    'without a rule for everybody',
    { ...planContent, rules: planContent.rules.slice(0, -1) },
    'some answers would get no plan',
  ],
  [
    'with a course that does not exist',
    {
      ...planContent,
      plans: { ...planContent.plans, more: { ...planContent.plans['strategist'], courseIds: ['gone'] } },
    },
    'Plan more names course gone, which does not exist.',
  ],
  [
    'with a certificate that does not exist',
    {
      ...planContent,
      plans: { ...planContent.plans, more: { ...planContent.plans['strategist'], certificateId: 'none' } },
    },
    'Plan more names certificate none, which does not exist.',
  ],
])('[PLN-02] a file %s is refused with a sentence', async (_what, content, words) => {
  const result = await saveContent(staff(), content);
  expect(result.ok).toBe(false);
  expect(result.ok ? '' : result.refusal.reason).toContain(words);
});

test('two of the staff who save at the same time make two versions', async () => {
  const contents = ['One', 'Two', 'Three'].map((title) => ({
    ...planContent,
    plans: { ...planContent.plans, 'first-team': { ...planContent.plans['first-team'], title } },
  }));
  const before = (await versions()).length;
  const saved = await Promise.all(contents.map((content) => saveContent(staff(), content)));
  expect(saved.every((result) => result.ok && result.value.isSaved)).toBe(true);
  expect((await versions()).length).toBe(before + 3);
});

async function versions(): Promise<number[]> {
  const rows = await server.db.selectFrom('learning_plan_content').select('version').orderBy('version').execute();
  return rows.map(({ version }) => version);
}

test('npm run staff -- plans shows the newest version, and saves a changed file', async () => {
  const root = path.resolve(import.meta.dirname, '../../../..');
  const folder = await mkdtemp(path.join(tmpdir(), 'plans-'));
  const run = async (...args: string[]): Promise<string> => {
    const env = { ...process.env, DATABASE_URL: server.databaseUrl, NODE_OPTIONS: '' };
    const { stdout } = await promisify(execFile)(process.execPath, ['tools/staff.ts', 'plans', ...args], {
      cwd: root,
      env,
    });
    return stdout;
  };
  try {
    const shown = await run('show');
    const file = path.join(folder, 'quiz.json');
    await writeFile(file, shown);
    expect(await run('save', file)).toBe('Nothing changes: it is so already.\n');
    await writeFile(file, shown.replace('Lead people', 'Lead others'));
    expect(await run('save', file, '--dry-run')).toMatch(/~ question goal[^]*Dry run: nothing was saved\.\n$/);
    await writeFile(file, '{');
    await expect(run('save', file)).rejects.toThrow('cannot be read as JSON');
    await expect(run('other')).rejects.toThrow('npm run staff -- plans');
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('a version has the product time at which it was saved', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'plans-'));
  const now = Date.now() + 30 * day;
  try {
    const file = path.join(folder, 'quiz.json');
    await writeFile(file, JSON.stringify(planContent).replace('Your First Team', 'Your Team'));
    expect((await runCommand(['save', file], { db: server.db, by: operator, now })).at(-1)).toBe('Saved.');
  } finally {
    await rm(folder, { recursive: true });
  }
  const entries = server.db.selectFrom('audit_entry').select('at').where('action', 'like', 'LEARNING_PLAN%');
  expect((await entries.orderBy('audit_entry_id', 'desc').executeTakeFirst())?.at).toEqual(new Date(now));
});

test('[PLN-02] the example is a quiz that lacks nothing but courses, which an empty academy does not have', async () => {
  const [printed] = await runCommand(['example'], staff());
  const example = JSON.parse(printed ?? '') as typeof planContent;
  expect(await saveContent(staff(true), example)).toMatchObject({
    refusal: {
      reason:
        'Plan first-team names course id-of-a-course, which does not exist.\nPlan numbers names course id-of-another-course, which does not exist.',
    },
  });
  const ids = ['hiring-with-evidence', 'ai-leaders'];
  const named = (printed ?? '').replace('id-of-a-course', ids[0] ?? '').replace('id-of-another-course', ids[1] ?? '');
  expect(await saveContent(staff(true), JSON.parse(named))).toMatchObject({ ok: true });
});
