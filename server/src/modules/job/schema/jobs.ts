import type { FailureWords } from '@atrium/domain/job/failureWords.ts';
import { jobTitle, type JobFact } from '@atrium/domain/job/jobKinds.ts';
import { jobStates, jobViews, type JobView } from '@atrium/domain/job/jobState.ts';
import { asStaff } from '../../../base/context.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { countFailedJobs, listJobs } from '../service/listJobs.ts';
import type { JobPage, ListedJob } from '../types.ts';

const JobStateEnum = builder.enumType('JobState', { values: jobStates });
const JobViewEnum = builder.enumType('JobView', {
  values: Object.keys(jobViews) as JobView[],
  description: 'FAILED: what fails and is tried again, and what was given up.',
});

const millis = (at: number | null): string | null => (at === null ? null : String(at));

export const JobFactType = builder.objectRef<JobFact>('JobFact').implement({
  description: 'An id of what a job is about.',
  fields: (t) => ({ label: t.exposeString('label'), value: t.exposeString('value') }),
});

export const FailureType = builder.objectRef<FailureWords>('Failure').implement({
  description: 'Why something failed.',
  fields: (t) => ({
    words: t.exposeString('words', { description: 'In plain words, with what to look at.' }),
    detail: t.exposeString('detail', { description: 'What the program said, without what is personal or secret.' }),
  }),
});

const QueuedJobType = builder.objectRef<ListedJob>('QueuedJob').implement({
  description: 'A background job, without what is personal or secret in it.',
  fields: (t) => ({
    jobId: t.id({ resolve: ({ jobId }) => String(jobId) }),
    name: t.exposeString('name', { description: 'Its kind, by its name in the queue.' }),
    title: t.string({ description: 'What it does.', resolve: ({ name }) => jobTitle(name) }),
    state: t.expose('state', { type: JobStateEnum }),
    facts: t.expose('facts', { type: [JobFactType] }),
    tries: t.exposeInt('tries'),
    mostTries: t.exposeInt('mostTries', { nullable: true }),
    failure: t.expose('failure', { type: FailureType, nullable: true }),
    queuedAt: t.string({ description: 'A millisecond string.', resolve: ({ queuedAt }) => String(queuedAt) }),
    nextAt: t.string({
      nullable: true,
      description: 'When it is tried next, a millisecond string.',
      resolve: ({ nextAt }) => millis(nextAt),
    }),
    begunAt: t.string({
      nullable: true,
      description: 'When one was begun that runs or is done, a millisecond string.',
      resolve: ({ begunAt }) => millis(begunAt),
    }),
    endedAt: t.string({
      nullable: true,
      description: 'When it was done, a millisecond string.',
      resolve: ({ endedAt }) => millis(endedAt),
    }),
  }),
});

const JobPageType = builder.objectRef<JobPage>('JobPage').implement({
  fields: (t) => ({
    jobs: t.expose('jobs', { type: [QueuedJobType] }),
    nextBelow: t.exposeInt('nextBelow', { nullable: true, description: 'Where the next page begins.' }),
  }),
});

builder.queryFields((t) => ({
  listBackgroundJobs: t.field({
    type: JobPageType,
    nullable: true,
    access: { staff: 'job.read' },
    cost: 'dear',
    description:
      'Background jobs that failed, wait, run, were stopped or were done lately, the newest first. For staff.',
    args: {
      view: t.arg({ type: JobViewEnum, defaultValue: 'FAILED' }),
      name: t.arg.string({ defaultValue: '', description: 'A kind by its name; nothing for all.' }),
      below: t.arg.int({ description: 'Where the page begins.' }),
      count: t.arg.int({ defaultValue: 50, description: 'At most 100.' }),
    },
    resolve: (_root, { view, name, below, count }, ctx) =>
      listJobs(asStaff(ctx), { view: view ?? 'FAILED', name: name ?? '', below: below ?? null, count: count ?? 50 }),
  }),
  countFailedJobs: t.int({
    nullable: true,
    access: { staff: 'job.read' },
    cost: 'dear',
    description: 'How many background jobs were given up, or have failed for some minutes. For staff.',
    resolve: (_root, _args, ctx) => countFailedJobs(asStaff(ctx)),
  }),
}));
