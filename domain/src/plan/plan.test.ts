import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findContentFaults } from './findContentFaults.ts';
import { matchPlan } from './matchPlan.ts';
import type { PlanContent, PlanQuestion, PlanResponses } from './planContent.ts';
import { countQuestions, listAskedQuestions, readResponses } from './quiz.ts';

const question = (id: string, keys: readonly string[], onlyIf: PlanQuestion['onlyIf'] = null): PlanQuestion => ({
  id,
  label: `${id}?`,
  isRequired: true,
  onlyIf,
  options: keys.map((key) => ({
    key,
    label: key,
  })),
});
const plan = (title: string) => ({ title, topic: 'AI', level: 'Beginner', certificateId: null, courseIds: ['c1'] });

const content: PlanContent = {
  questions: [
    question('goal', ['lead', 'build']),
    question('coding', ['yes', 'no'], { parentId: 'goal', conditionalAnswer: 'build' }),
    question('language', ['sql', 'python'], { parentId: 'coding', conditionalAnswer: 'yes' }),
    question('level', ['new', 'used']),
  ],
  plans: { leader: plan('Lead'), coder: plan('Code'), builder: plan('Build'), basics: plan('Basics') },
  rules: [
    { priority: 40, when: {}, plan: 'basics' },
    { priority: 10, when: { goal: ['build'], language: ['sql', 'python'] }, plan: 'coder' },
    { priority: 30, when: { goal: ['lead'], level: ['used'] }, plan: 'leader' },
    { priority: 20, when: { goal: ['build'] }, plan: 'builder' },
  ],
};

test.each<[PlanResponses, string[]]>([
  [{}, ['goal', 'level']],
  [{ goal: 'lead' }, ['goal', 'level']],
  [{ goal: 'build' }, ['goal', 'coding', 'level']],
  [{ goal: 'build', coding: 'no' }, ['goal', 'coding', 'level']],
  [{ goal: 'build', coding: 'yes' }, ['goal', 'coding', 'language', 'level']],
  // the answer that asked for it was changed
  [{ goal: 'lead', coding: 'yes' }, ['goal', 'level']],
])('[PLN-01] after %j these questions are asked: %j', (responses, asked) => {
  expect(listAskedQuestions(content.questions, responses).map(({ id }) => id)).toEqual(asked);
});

test.each<[PlanResponses, number]>([
  [{}, 4],
  [{ goal: 'build' }, 4],
  [{ goal: 'lead' }, 2],
  [{ goal: 'build', coding: 'no' }, 3],
  [{ goal: 'build', coding: 'yes', language: 'sql' }, 4],
  // the answer that asked for it was changed
  [{ goal: 'lead', coding: 'yes' }, 2],
])('[PLN-03] after %j the quiz has at most %i questions', (responses, count) => {
  expect(countQuestions(content.questions, responses)).toBe(count);
});

test.each<[unknown, PlanResponses | null]>([
  [
    { goal: 'lead', level: 'new' },
    { goal: 'lead', level: 'new' },
  ],
  // hidden by a changed earlier answer
  [
    { goal: 'lead', coding: 'yes', language: 'sql', level: 'new' },
    { goal: 'lead', level: 'new' },
  ],
  [{ goal: 'build', level: 'new' }, null],
  [{ goal: 'lead' }, null],
  [{ goal: 'rule', level: 'new' }, null],
  // an unknown option is refused even where the question is hidden
  [{ goal: 'lead', coding: 'maybe', level: 'new' }, null],
  [{ goal: 'lead', level: 'new', other: 'x' }, null],
  [{ goal: 'lead', level: ['new'] }, null],
  [[], null],
  ['lead', null],
  [null, null],
])('[PLN-01] of the answers %j these count: %j', (sent, kept) => {
  expect(readResponses(content.questions, sent)).toEqual(kept);
});

test('an optional question may be left open', () => {
  const questions = content.questions.map((one) => ({ ...one, isRequired: one.id !== 'level' }));
  expect(readResponses(questions, { goal: 'lead' })).toEqual({ goal: 'lead' });
});

test.each<[PlanResponses, string]>([
  [{ goal: 'build', coding: 'yes', language: 'sql', level: 'new' }, 'coder'],
  [{ goal: 'build', coding: 'no', level: 'used' }, 'builder'],
  [{ goal: 'lead', level: 'used' }, 'leader'],
  [{ goal: 'lead', level: 'new' }, 'basics'],
])('[PLN-02] the answers %j get the plan %s, that of the first rule by priority', (responses, key) => {
  expect(matchPlan(content, responses)).toBe(key);
});

test('[PLN-02] the same answers get the same plan in whatever order the rules are kept, and every answer gets one', () => {
  const responses = fc.constantFrom<PlanResponses>(
    { goal: 'build', coding: 'yes', language: 'sql', level: 'new' },
    { goal: 'build', coding: 'no', level: 'used' },
    { goal: 'lead', level: 'used' },
    { goal: 'lead', level: 'new' },
  );
  const order = fc.shuffledSubarray([...content.rules], { minLength: content.rules.length });
  fc.assert(
    fc.property(responses, order, (sent, rules) => {
      expect(matchPlan({ rules }, sent)).toBe(matchPlan(content, sent));
    }),
  );
  expect(matchPlan({ rules: [] }, {})).toBeNull();
});

test('content without faults, and each fault in words', () => {
  expect(findContentFaults(content)).toEqual([]);
  expect(findContentFaults({ questions: [], plans: {}, rules: [] })).toEqual([
    'There is no question.',
    'There is no rule without a condition, so that some answers would get no plan.',
  ]);
  const late = question('late', ['a', 'a'], { parentId: 'level', conditionalAnswer: 'never' });
  const first = { ...question('first', ['only'], { parentId: 'goal', conditionalAnswer: 'lead' }) };
  expect(
    findContentFaults({
      questions: [first, ...content.questions, late, late],
      plans: {
        ...content.plans,
        empty: { ...plan('Empty'), courseIds: [] },
        twice: { ...plan('T'), courseIds: ['c', 'c'] },
      },
      rules: [...content.rules, { priority: 40, when: { goal: ['fly'], nothing: ['x'] }, plan: 'gone' }],
    }),
  ).toEqual([
    'Two questions are called late.',
    'Question first has fewer than two options.',
    'Question first depends on an answer that no earlier question has.',
    'Question late has two options a.',
    'Question late depends on an answer that no earlier question has.',
    'Question late has two options a.',
    'Question late depends on an answer that no earlier question has.',
    'Plan empty has no course.',
    'Plan twice names course c twice.',
    'Two rules have priority 40.',
    'Rule 40 gives plan gone, which does not exist.',
    'Rule 40 asks for goal: fly, which is no answer of the quiz.',
    'Rule 40 asks for nothing: x, which is no answer of the quiz.',
  ]);
});

test('a question that depends on its own answer would never be asked', () => {
  const alone = question('alone', ['a', 'b'], { parentId: 'alone', conditionalAnswer: 'a' });
  expect(findContentFaults({ ...content, questions: [...content.questions, alone] })).toEqual([
    'Question alone depends on an answer that no earlier question has.',
  ]);
});
