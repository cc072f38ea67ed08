import { contentRequirement } from '@atrium/domain/access/contentRequirement.ts';
import { asMember, asStaff } from '../../../base/context.ts';
import { actArgs } from '../../../base/graphql/actArgs.ts';
import { builder, mutationPayload, requestNumberFields } from '../../../base/graphql/builder.ts';
import { payloadOf, valueOf } from '../../../base/graphql/result.ts';
import { StaffChangePayload } from '../../../base/graphql/staffChangePayload.ts';
import { staffAct } from '../../../base/staffDeps.ts';
import { safeLink } from '../../../base/text/safeLink.ts';
import { reviewSubmission } from '../service/staff/reviewSubmission.ts';
import {
  getSubmission,
  listHandedIn,
  listWaiting,
  type HandedInPage,
  type Submission,
} from '../service/submissions.ts';
import { submitProject } from '../service/submitProject.ts';
import type { SubmittedProject } from '../types.ts';
import { ReviewStateEnum } from './containers.ts';

const SubmissionVersionType = builder.objectRef<HandedInPage['rows'][number]>('ProjectSubmissionVersion').implement({
  description: 'One version of what a member handed in for a project, for staff.',
  fields: (t) => ({
    submissionId: t.exposeID('submissionId'),
    sessionId: t.exposeID('sessionId'),
    sessionTitle: t.exposeString('sessionTitle'),
    projectTitle: t.exposeString('projectTitle'),
    displayName: t.exposeString('displayName'),
    email: t.exposeString('email', { description: 'Masked for those who may not read addresses.' }),
    customerName: t.exposeString('customerName'),
    number: t.exposeInt('number', { description: 'Of the versions, from 1.' }),
    link: t.string({ nullable: true, resolve: ({ link }) => safeLink(link) }),
    note: t.exposeString('note', { description: 'What they say about it.' }),
    submittedAt: t.string({ description: 'A millisecond string.', resolve: ({ submittedAt }) => String(submittedAt) }),
    state: t.expose('state', { type: ReviewStateEnum }),
    words: t.exposeString('words', { description: 'What the team answers.' }),
    reviewedAt: t.string({
      nullable: true,
      description: 'A millisecond string.',
      resolve: ({ reviewedAt }) => (reviewedAt === null ? null : String(reviewedAt)),
    }),
    reviewerName: t.exposeString('reviewerName', { nullable: true }),
    isReplaced: t.exposeBoolean('isReplaced', { description: 'There is a newer version.' }),
  }),
});

const SubmissionType = builder.objectRef<Submission>('ProjectSubmission').implement({
  description: 'What a member handed in for a project, with the versions before it, for staff.',
  fields: (t) => ({
    version: t.field({ type: SubmissionVersionType, resolve: (of) => of }),
    earlier: t.expose('earlier', { type: [SubmissionVersionType], description: 'The newest first, 20 at most.' }),
    newestId: t.exposeID('newestId', { description: 'Of the newest version, which may be this one.' }),
  }),
});

const SubmissionsType = builder.objectRef<HandedInPage>('ProjectSubmissions').implement({
  fields: (t) => ({
    submissions: t.expose('rows', { type: [SubmissionVersionType] }),
    nextAfter: t.exposeString('nextAfter', { nullable: true, description: 'Where the next page begins.' }),
  }),
});

const WaitingSessionType = builder
  .objectRef<Awaited<ReturnType<typeof listWaiting>>[number]>('WaitingProjects')
  .implement({
    description: 'A session with projects that wait for a review, for staff.',
    fields: (t) => ({
      sessionId: t.exposeID('sessionId'),
      title: t.exposeString('title'),
      startAt: t.string({
        nullable: true,
        description: 'A millisecond string; null on demand.',
        resolve: ({ startAt }) => (startAt === null ? null : String(startAt)),
      }),
      waiting: t.exposeInt('waiting'),
    }),
  });

builder.queryFields((t) => ({
  listSubmissions: t.field({
    type: SubmissionsType,
    nullable: true,
    access: { staff: 'submission.write' },
    cost: 'dear',
    description:
      'Projects that were handed in, 50 a page: those that wait from the oldest on, others from the newest on. For staff; an instructor has those of their courses.',
    args: {
      state: t.arg({ type: ReviewStateEnum, defaultValue: 'WAITING' }),
      sessionId: t.arg.id({ description: 'Of this session alone.' }),
      search: t.arg.string({ defaultValue: '', description: 'Words of the name or the address.' }),
      after: t.arg.string(),
    },
    resolve: (_root, { state, sessionId, search, after }, ctx) =>
      listHandedIn(asStaff(ctx), {
        state: state ?? 'WAITING',
        sessionId: sessionId ?? null,
        search: search ?? '',
        after: after ?? null,
      }),
  }),
  listWaitingSubmissions: t.field({
    type: [WaitingSessionType],
    nullable: true,
    access: { staff: 'submission.write' },
    cost: 'dear',
    description: 'The sessions with projects that wait for a review, those with the oldest first. For staff.',
    resolve: (_root, _args, ctx) => listWaiting(asStaff(ctx)),
  }),
  getSubmission: t.field({
    type: SubmissionType,
    nullable: true,
    access: { staff: 'submission.write' },
    description: 'What a member handed in for a project. For staff; an instructor has those of their courses.',
    args: { submissionId: t.arg.id({ required: true }) },
    resolve: async (_root, { submissionId }, ctx) => valueOf(await getSubmission(asStaff(ctx), submissionId)),
  }),
}));

const SubmitProjectInput = builder.inputType('SubmitProjectInput', {
  fields: (t) => ({
    sessionContentId: t.id({ required: true }),
    link: t.string({ description: 'Where the work is; http or https.' }),
    note: t.string({ description: 'What the member says about it.' }),
    ...requestNumberFields(t, true),
  }),
});
const SubmitProjectPayload = mutationPayload<SubmittedProject>('SubmitProjectPayload', (t) => ({
  sessionContentId: t.exposeID('sessionContentId', { nullable: true }),
}));

builder.mutationFields((t) => ({
  submitProject: t.field({
    type: SubmitProjectPayload,
    nullable: true,
    access: contentRequirement,
    description: 'Hands a project in; another number is another version.',
    args: { input: t.arg({ type: SubmitProjectInput, required: true }) },
    resolve: async (_root, { input }, ctx) => {
      const { link, note, ...rest } = input;
      return payloadOf(await submitProject(asMember(ctx), { ...rest, link: link ?? '', note: note ?? '' }));
    },
  }),
  reviewSubmission: t.field({
    type: StaffChangePayload,
    nullable: true,
    access: { staff: 'submission.write' },
    description:
      'Answers what a member handed in for a project: reviewed, or returned with words; WAITING takes the answer back. For staff.',
    args: {
      submissionId: t.arg.id({ required: true }),
      state: t.arg({ type: ReviewStateEnum, required: true }),
      words: t.arg.string({ defaultValue: '', description: 'What the member reads; a return needs them.' }),
      reviewedAt: t.arg.string({
        description: 'The `reviewedAt` of what is answered, null while it waits; another one is STALE_VERSION.',
      }),
      ...actArgs(t),
    },
    resolve: async (_root, { submissionId, state, words, reviewedAt, ...args }, ctx) => {
      const staff = asStaff(ctx);
      const answer = { submissionId, state, words: words ?? '', reviewedAt: reviewedAt ?? null };
      return payloadOf(await reviewSubmission(staff, staffAct(staff, args), answer));
    },
  }),
}));
