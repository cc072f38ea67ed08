import { planContent } from '@atrium/content/learningPlans.ts';
import { day } from '@atrium/domain/time.ts';
import type pg from 'pg';
import { copyRows } from './copyRows.ts';
import { courseId, memberId, type Ground } from './plan.ts';

/** A learning plan for each third member, made by the demo's first version of the quiz, and a pick for each sixth. */
export async function growLearningPlans(
  client: pg.Client,
  ground: Ground,
  { members, courses }: { readonly members: number; readonly courses: number },
): Promise<void> {
  const planKeys = Object.keys(planContent.plans);
  const at = (member: number): string => new Date(ground.now - (member % 120) * day).toISOString();
  const responses = JSON.stringify({ goal: 'numbers', experience: 'some', time: 'one' });
  const every = (step: number): number[] =>
    Array.from({ length: Math.ceil(members / step) }, (_, index) => index * step);
  await copyRows(
    client,
    'learning_plan',
    ['member_id', 'version', 'plan_key', 'responses', 'made_at'],
    every(3).map((member) => [memberId(member), 1, planKeys[member % planKeys.length] ?? '', responses, at(member)]),
  );
  if (courses === 0) return;
  await copyRows(
    client,
    'bookmark',
    ['member_id', 'content_type', 'content_id', 'created_at'],
    every(6).map((member) => [memberId(member), 'LP_USER_PICK', courseId((member * 7) % courses), at(member)]),
  );
}
