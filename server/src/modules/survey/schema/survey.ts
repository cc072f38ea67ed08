import { routeRequirement } from '@atrium/domain/access/routeRequirement.ts';
import { surveyStatuses, surveyTypes } from '@atrium/domain/survey/surveyStatus.ts';
import { asMember } from '../../../base/context.ts';
import { builder, mutationPayload } from '../../../base/graphql/builder.ts';
import { payloadOf } from '../../../base/graphql/result.ts';
import { getSurveyStatus, saveSurveyPrompt, saveSurveyResponse } from '../service/survey.ts';
import type { MemberSurvey } from '../types.ts';

const SurveyTypeEnum = builder.enumType('SurveyType', { values: surveyTypes });
const SurveyStatusEnum = builder.enumType('SurveyStatus', { values: surveyStatuses });

const MemberSurveyType = builder.objectRef<MemberSurvey>('MemberSurvey').implement({
  fields: (t) => ({
    type: t.expose('type', { type: SurveyTypeEnum }),
    status: t.expose('status', { type: SurveyStatusEnum }),
    isDue: t.exposeBoolean('isDue', { description: 'Whether the home page asks for it now.' }),
  }),
});

const SurveyPayloadType = mutationPayload<MemberSurvey>('SurveyPayload', (t) => ({
  type: t.expose('type', { type: SurveyTypeEnum, nullable: true }),
  status: t.expose('status', { type: SurveyStatusEnum, nullable: true }),
  isDue: t.exposeBoolean('isDue', { nullable: true }),
}));

const SurveyTopicsInput = builder.inputType('SurveyTopicsInput', {
  description: 'A flag per topic; at least one is true.',
  fields: (t) => ({
    ai: t.boolean({ required: true }),
    business_strategy: t.boolean({ required: true }),
    leadership: t.boolean({ required: true }),
    marketing: t.boolean({ required: true }),
    product: t.boolean({ required: true }),
  }),
});
const SurveyResponsesInput = builder.inputType('SurveyResponsesInput', {
  fields: (t) => ({
    company: t.string({ required: true }),
    title: t.string({ required: true }),
    job_level: t.string({ required: true }),
    number_of_employees: t.string({ required: true }),
    job_area: t.string({ required: true }),
    industry: t.string({ required: true }),
    what_topics_are_you_interested_in: t.field({ type: SurveyTopicsInput, required: true }),
    interested_in_section4_for_teams: t.boolean({ required: true, defaultValue: false }),
  }),
});

const surveyType = { type: SurveyTypeEnum, required: true, defaultValue: surveyTypes[0] } as const;

builder.queryFields((t) => ({
  getSurveyStatus: t.field({
    type: MemberSurveyType,
    nullable: true,
    access: routeRequirement('/'),
    args: { type: t.arg(surveyType) },
    resolve: (_root, { type }, ctx) => getSurveyStatus(asMember(ctx), type),
  }),
}));

builder.mutationFields((t) => ({
  saveSurveyPrompt: t.field({
    type: SurveyPayloadType,
    nullable: true,
    access: routeRequirement('/'),
    description: 'Says that the survey is being shown, so that it is not asked again for a day.',
    args: { type: t.arg(surveyType) },
    resolve: async (_root, { type }, ctx) => payloadOf(await saveSurveyPrompt(asMember(ctx), type)),
  }),
  saveSurveyResponse: t.field({
    type: SurveyPayloadType,
    nullable: true,
    access: routeRequirement('/'),
    args: { type: t.arg(surveyType), responses: t.arg({ type: SurveyResponsesInput, required: true }) },
    resolve: async (_root, { type, responses }, ctx) =>
      payloadOf(await saveSurveyResponse(asMember(ctx), type, responses)),
  }),
}));
