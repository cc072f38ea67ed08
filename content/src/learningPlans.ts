import { matchPlan } from '@atrium/domain/plan/matchPlan.ts';
import type { PlanContent, PlanOption, PlanResponses } from '@atrium/domain/plan/planContent.ts';
import { persona } from './people.ts';
import type { LearningPlanSeed, When } from './types.ts';

const options = (labels: Readonly<Record<string, string>>): PlanOption[] =>
  Object.entries(labels).map(([key, label]) => ({ key, label }));
const asked = { isRequired: true, onlyIf: null } as const;
const askedAfter = (parentId: string, conditionalAnswer: string) => ({
  isRequired: true,
  onlyIf: { parentId, conditionalAnswer },
});

/** The quiz of the demo academy and the rules by which it gives a plan (D69). */
export const planContent: PlanContent = {
  questions: [
    {
      id: 'goal',
      label: 'What would you most like to do better?',
      ...asked,
      options: options({
        ai: 'Use AI in my own work',
        'ai-team': 'Bring AI into my team or company',
        lead: 'Lead people',
        strategy: 'Decide where we compete, and at what price',
        numbers: 'Understand the numbers, and make them understood',
      }),
    },
    {
      id: 'habit',
      label: 'How often does a language model help you today?',
      ...askedAfter('goal', 'ai'),
      options: options({ never: 'Hardly ever', weekly: 'A few times a week', daily: 'Every day' }),
    },
    {
      id: 'next-step',
      label: 'What should it take over next?',
      ...askedAfter('habit', 'daily'),
      options: options({ analysis: 'Finding out what our data says', agents: 'Whole tasks, with me checking' }),
    },
    {
      id: 'people',
      label: 'Whom do you lead?',
      ...askedAfter('goal', 'lead'),
      options: options({ soon: 'Nobody yet, but soon', team: 'A team', managers: 'People who lead teams themselves' }),
    },
    {
      id: 'experience',
      label: 'How long have you worked in your field?',
      ...asked,
      options: options({ new: 'Less than three years', some: 'Three to ten years', long: 'More than ten years' }),
    },
    {
      id: 'time',
      label: 'How much time can you give it in a week?',
      ...asked,
      options: options({ one: 'About an hour', three: 'Two or three hours', more: 'More than that' }),
    },
  ],
  plans: {
    'ai-every-day': {
      title: 'AI in Your Daily Work',
      topic: 'AI',
      level: 'Beginner',
      certificateId: 'ai-foundations',
      courseIds: ['ai-leaders', 'first-ai-workflow', 'prompting-for-analysts', 'research-with-a-model'],
    },
    'ai-analyst': {
      title: 'From Prompts to Findings',
      topic: 'Data',
      level: 'Intermediate',
      certificateId: null,
      courseIds: ['prompting-for-analysts', 'storytelling-with-data', 'experiments-that-decide'],
    },
    'ai-agents': {
      title: 'Work That Agents May Do',
      topic: 'AI',
      level: 'Advanced',
      certificateId: 'ai-leadership',
      courseIds: ['agents-at-work', 'ai-risk-in-plain-terms', 'ai-operating-model'],
    },
    'ai-company': {
      title: 'AI for the Whole Company',
      topic: 'AI',
      level: 'Intermediate',
      certificateId: 'ai-leadership',
      courseIds: ['ai-leaders', 'ai-first-strategy', 'ai-risk-in-plain-terms', 'ai-operating-model', 'ai-capstone'],
    },
    'first-team': {
      title: 'Your First Team',
      topic: 'Leadership',
      level: 'Beginner',
      certificateId: null,
      courseIds: ['managers-operating-system', 'feedback-people-can-use', 'hiring-with-evidence'],
    },
    'leading-leaders': {
      title: 'Leading Through Change',
      topic: 'Leadership',
      level: 'Advanced',
      certificateId: 'leading-an-organization',
      courseIds: ['leading-through-ambiguity', 'decision-writing', 'scenario-planning'],
    },
    strategist: {
      title: 'Where to Play, What to Charge',
      topic: 'Strategy',
      level: 'Advanced',
      certificateId: 'strategy-in-practice',
      courseIds: ['platform-strategy', 'pricing-as-strategy', 'negotiating-with-numbers', 'product-strategy'],
    },
    'numbers-first': {
      title: 'Numbers Without Fear',
      topic: 'Finance',
      level: 'Beginner',
      certificateId: 'finance-for-nonfinancial-operators',
      courseIds: ['cash-before-profit', 'storytelling-with-data', 'unit-economics'],
    },
  },
  rules: [
    { priority: 10, when: { goal: ['ai'], 'next-step': ['agents'] }, plan: 'ai-agents' },
    { priority: 20, when: { goal: ['ai'], 'next-step': ['analysis'] }, plan: 'ai-analyst' },
    { priority: 30, when: { goal: ['ai-team'] }, plan: 'ai-company' },
    { priority: 40, when: { goal: ['lead'], people: ['managers'] }, plan: 'leading-leaders' },
    { priority: 50, when: { goal: ['lead'], people: ['team'], experience: ['long'] }, plan: 'leading-leaders' },
    { priority: 60, when: { goal: ['lead'] }, plan: 'first-team' },
    { priority: 70, when: { goal: ['strategy'] }, plan: 'strategist' },
    { priority: 80, when: { goal: ['numbers'] }, plan: 'numbers-first' },
    { priority: 90, when: {}, plan: 'ai-every-day' },
  ],
};

/** Since when the quiz asks this. */
export const planContentSavedAt: When = { days: -200 };

const planned = (name: string, madeAt: When, responses: PlanResponses): LearningPlanSeed => ({
  memberId: persona(name).memberId,
  madeAt,
  responses,
  planKey: matchPlan(planContent, responses) ?? '',
});

/** Members who took the quiz: one of them twice. */
export const learningPlans: readonly LearningPlanSeed[] = [
  {
    ...planned('planned', { days: -140 }, { goal: 'numbers', experience: 'some', time: 'one' }),
    replacedAt: { days: -90 },
  },
  planned('planned', { days: -90 }, { goal: 'ai', habit: 'weekly', experience: 'long', time: 'three' }),
  planned('hal@hooli.example', { hours: -5 }, { goal: 'lead', people: 'managers', experience: 'long', time: 'one' }),
];
