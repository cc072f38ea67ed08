import { routeRequirement } from '@atrium/domain/access/routeRequirement.ts';
import type { PlanOption, PlanQuestion } from '@atrium/domain/plan/planContent.ts';
import { asMember } from '../../../base/context.ts';
import { builder, mutationPayload, requestNumberFields } from '../../../base/graphql/builder.ts';
import { payloadOf, valueOf } from '../../../base/graphql/result.ts';
import { CourseCardType } from '../../catalogue/schema/objects.ts';
import { getLearningPlan } from '../service/getLearningPlan.ts';
import { getQuiz } from '../service/getQuiz.ts';
import { quizIdOf } from '../service/quizId.ts';
import { submitQuiz } from '../service/submitQuiz.ts';
import type { LearningPlan, OwnLearningPlan, PlanCertificate, PlanVersion, SubmittedQuiz } from '../types.ts';

const QuestionTypeEnum = builder.enumType('LearningPlanQuizQuestionType', { values: ['SINGLE_CHOICE'] as const });

const OptionType = builder.objectRef<PlanOption>('LearningPlanQuizOption').implement({
  fields: (t) => ({ key: t.exposeString('key'), label: t.exposeString('label') }),
});
const QuestionMetaType = builder
  .objectRef<NonNullable<PlanQuestion['onlyIf']>>('LearningPlanQuizQuestionMeta')
  .implement({
    description: 'The earlier question, and the answer to it after which this one is asked.',
    fields: (t) => ({
      parentId: t.exposeID('parentId'),
      conditionalAnswer: t.exposeString('conditionalAnswer'),
    }),
  });
const QuestionType = builder.objectRef<PlanQuestion>('LearningPlanQuizQuestion').implement({
  fields: (t) => ({
    learningPlanQuizQuestionId: t.exposeID('id'),
    label: t.exposeString('label'),
    options: t.expose('options', { type: [OptionType] }),
    isRequired: t.exposeBoolean('isRequired'),
    isConditionallyDisplayed: t.boolean({ resolve: ({ onlyIf }) => onlyIf !== null }),
    type: t.field({ type: QuestionTypeEnum, resolve: () => 'SINGLE_CHOICE' as const }),
    meta: t.field({ type: QuestionMetaType, nullable: true, resolve: ({ onlyIf }) => onlyIf }),
  }),
});
const QuizType = builder.objectRef<PlanVersion>('LearningPlanQuiz').implement({
  fields: (t) => ({
    learningPlanQuizId: t.id({ resolve: ({ version }) => quizIdOf(version) }),
    questions: t.field({ type: [QuestionType], resolve: ({ content }) => content.questions }),
  }),
});

const PlanCertificateType = builder.objectRef<PlanCertificate>('LearningPlanCertificate').implement({
  fields: (t) => ({
    certificateId: t.exposeID('certificateId'),
    title: t.exposeString('title'),
    description: t.exposeString('description'),
    badgeImageUrl: t.exposeString('badgeImageUrl'),
    progress: t.exposeInt('progress', { description: 'Whole percent of the criteria; 100 only when they are met.' }),
  }),
});
const LearningPlanType = builder.objectRef<LearningPlan>('LearningPlan').implement({
  fields: (t) => ({
    title: t.exposeString('title'),
    topic: t.exposeString('topic'),
    level: t.exposeString('level'),
    certificate: t.expose('certificate', { type: PlanCertificateType, nullable: true }),
    courseIds: t.exposeIDList('courseIds'),
    courses: t.expose('courses', { type: [CourseCardType], description: 'The cards of `courseIds`.' }),
  }),
});
const OwnLearningPlanType = builder.objectRef<OwnLearningPlan>('OwnLearningPlan').implement({
  fields: (t) => ({
    plan: t.expose('plan', { type: LearningPlanType, nullable: true, description: 'Null before the quiz.' }),
    pickedCoursesIds: t.exposeIDList('pickedCoursesIds'),
    pickedCourses: t.expose('pickedCourses', { type: [CourseCardType], description: 'The cards of the picks.' }),
  }),
});

const SubmitPayloadType = mutationPayload<SubmittedQuiz>('SubmitLearningPlanQuizPayload', (t) => ({
  success: t.boolean({ resolve: ({ error }) => error === null }),
  title: t.exposeString('title', { nullable: true, description: 'Of the plan.' }),
}));
const SubmitInput = builder.inputType('SubmitLearningPlanQuizResponsesInput', {
  fields: (t) => ({
    learningPlanQuizId: t.id({ required: true }),
    responses: t.field({
      type: 'JSON',
      required: true,
      description: 'The key of the chosen option by question id.',
    }),
    ...requestNumberFields(t, false),
  }),
});

builder.queryFields((t) => ({
  getLearningPlan: t.field({
    type: OwnLearningPlanType,
    nullable: true,
    access: routeRequirement('/plan/intro'),
    resolve: (_root, _args, ctx) => getLearningPlan(asMember(ctx)),
  }),
  getLearningPlanQuiz: t.field({
    type: QuizType,
    nullable: true,
    access: routeRequirement('/plan/quiz'),
    resolve: async (_root, _args, ctx) => valueOf(await getQuiz(asMember(ctx))),
  }),
}));

builder.mutationFields((t) => ({
  submitLearningPlanQuizResponses: t.field({
    type: SubmitPayloadType,
    nullable: true,
    access: routeRequirement('/plan/quiz'),
    args: { input: t.arg({ type: SubmitInput, required: true }) },
    resolve: async (_root, { input }, ctx) => {
      const { learningPlanQuizId, responses, clientSeq, deviceId } = input;
      const number = { clientSeq: clientSeq ?? null, deviceId: deviceId ?? '' };
      return payloadOf(await submitQuiz(asMember(ctx), { learningPlanQuizId, responses, ...number }));
    },
  }),
}));
